/** Where the page begins: theme and words first, so that nothing flashes, then the app. */
import { mount } from 'svelte'
import { openAhead } from '../lib/ahead.svelte'
import { games } from '../lib/games'
import { allowSound } from '../lib/sound'
import { startTheme } from '../lib/theme'
import { firstLang, setLang } from '../lib/words'
import { me } from '../lib/me.svelte'
import App from './App.svelte'
import { later } from './pages'
import { route, startRouter } from './router'

async function start(): Promise<void> {
  startTheme()
  startRouter()
  allowSound()
  if (location.pathname === '/') void games().catch(() => {}) // the shelf needs them first
  openAhead(location.pathname)
  void later[route.current.page]?.().catch(() => {}) // its code is on its way while the words are
  const person = me.load().catch(() => null) // the page works for nobody, too
  await untilThere(() => setLang(firstLang()))
  await Promise.race([person, new Promise((resolve) => setTimeout(resolve, 400))])
  mount(App, { target: document.getElementById('app')! })
}

/** Without words there is no page to show: try until the server answers. */
async function untilThere(attempt: () => Promise<void>): Promise<void> {
  for (let wait = 300; ; wait = Math.min(wait * 2, 5000)) {
    try {
      return await attempt()
    } catch {
      await new Promise((resolve) => setTimeout(resolve, wait))
    }
  }
}

void start()
