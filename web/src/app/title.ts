/** The title of the window: what the page is, then the program. */
export function setTitle(title: string | null): void {
  document.title = title ? `${title} – Caliburn` : 'Caliburn'
}
