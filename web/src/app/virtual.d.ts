/** Importing one of these adds its icons to ui/icons.ts; see vite.icons.ts. */
declare module 'virtual:icons' {}
declare module 'virtual:icons/*' {}
