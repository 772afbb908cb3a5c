/** The icons of the parts of the page that are loaded: name to path data, or to a whole SVG body where it begins with `<`. */
export const icons: Record<string, string> = {}

/** Called by the modules `virtual:icons...`, see vite.icons.ts. */
export function addIcons(more: Record<string, string>): void {
  Object.assign(icons, more)
}
