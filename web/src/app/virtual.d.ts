/** Name to path data, or to a whole SVG body where it begins with `<`; see vite.icons.ts. */
declare module 'virtual:icons' {
  const icons: Record<string, string>
  export default icons
}
