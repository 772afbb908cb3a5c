/** Light, dark or as the device has it: `data-theme` on <html> is always the one that is shown. */
export type Theme = 'auto' | 'light' | 'dark'

const KEY = 'caliburn-theme'
const night = () => matchMedia('(prefers-color-scheme: dark)')
let wanted: Theme = 'auto'

export function startTheme(): void {
  try {
    const kept = localStorage.getItem(KEY)
    if (kept === 'light' || kept === 'dark') wanted = kept
  } catch {
    // storage is withheld: follow the device
  }
  night().addEventListener('change', show)
  show()
}

export function setTheme(next: Theme): void {
  wanted = next
  try {
    localStorage.setItem(KEY, next)
  } catch {
    // then the choice lasts as long as the page
  }
  show()
}

export const shownTheme = (): 'light' | 'dark' => (wanted === 'auto' ? (night().matches ? 'dark' : 'light') : wanted)

function show(): void {
  document.documentElement.dataset.theme = shownTheme()
}
