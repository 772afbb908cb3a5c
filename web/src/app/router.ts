/** Where the reader is. Links are ordinary `<a href>`; a click on one of our own pages changes the page in place. */
import { createSubscriber } from 'svelte/reactivity'

export type Page =
  | 'lobby'
  | 'new'
  | 'table'
  | 'replay'
  | 'join'
  | 'recover'
  | 'rules'
  | 'chronicle'
  | 'about'
  | 'you'
  | 'missing'
export type Route = { page: Page; params: Record<string, string>; query: URLSearchParams; path: string }

const patterns: [string, Page][] = [
  ['/', 'lobby'],
  ['/new/:game', 'new'],
  ['/table/:id', 'table'],
  ['/replay/:id', 'replay'],
  ['/join/:token', 'join'],
  ['/recover/:token', 'recover'],
  ['/rules', 'rules'],
  ['/rules/:game', 'rules'],
  ['/chronicle', 'chronicle'],
  ['/about', 'about'],
  ['/you', 'you'],
]

export function routeOf(url: URL): Route {
  const parts = url.pathname.split('/').filter(Boolean)
  for (const [pattern, page] of patterns) {
    const wanted = pattern.split('/').filter(Boolean)
    if (wanted.length !== parts.length) continue
    const params: Record<string, string> = {}
    const fits = wanted.every((name, i) => {
      if (!name.startsWith(':')) return name === parts[i]
      params[name.slice(1)] = decoded(parts[i]!)
      return true
    })
    if (fits) return { page, params, query: url.searchParams, path: url.pathname }
  }
  return { page: 'missing', params: {}, query: url.searchParams, path: url.pathname }
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

let current: Route | undefined
let moved = () => {}
const follow = createSubscriber((update) => {
  moved = update
  return () => void (moved = () => {})
})

/** The route, followed by whatever reads it. */
export const route = {
  get current(): Route {
    follow()
    return (current ??= routeOf(new URL(location.href)))
  },
}

/** Go to another page of ours; `replace` leaves no trace in the history (a moment of a replay). */
export function navigate(to: string, { replace = false, keepScroll = false } = {}): void {
  const url = new URL(to, location.href)
  history[replace ? 'replaceState' : 'pushState'](null, '', url)
  current = routeOf(url)
  if (!replace && !keepScroll) scrollTo(0, 0)
  moved()
}

/** Follow clicks on links and the browser's own back and forward. */
export function startRouter(): () => void {
  const back = () => {
    current = routeOf(new URL(location.href))
    moved()
  }
  const click = (event: MouseEvent) => {
    const link = (event.target as Element | null)?.closest?.('a')
    if (!link || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    if (link.target || link.hasAttribute('download') || link.origin !== location.origin) return
    if (link.pathname.startsWith('/api/') || link.pathname === '/api' || link.pathname.startsWith('/assets/')) return
    if (link.hash && link.pathname === location.pathname) return
    event.preventDefault()
    navigate(link.href)
  }
  addEventListener('popstate', back)
  document.addEventListener('click', click)
  return () => {
    removeEventListener('popstate', back)
    document.removeEventListener('click', click)
  }
}
