/** Where the page begins: theme and words first, so that nothing flashes, then the app with what the address asks for. */
import { mount } from 'svelte'
import { openAhead } from '../lib/ahead.svelte'
import { games } from '../lib/games'
import { allowSound } from '../lib/sound'
import { startTheme } from '../lib/theme'
import { firstLang, setLang } from '../lib/words'
import { me } from '../lib/me.svelte'
import { afterPicture } from '../ui/picture'
import App from './App.svelte'
import { load } from './pages'
import { route, startRouter } from './router'

Object.assign(Error, { stackTraceLimit: 10 }) // see vite.config.ts

const PATIENCE = 400 // ms for what should be there at once, after the words

async function start(): Promise<void> {
  startTheme()
  startRouter()
  allowSound()
  if (location.pathname === '/') void games().catch(() => {}) // the shelf needs them first
  const code = load(route.current.page).catch(() => null) // whoever shows the page asks again and says what is wrong
  const words = untilThere(() => setLang(firstLang()))
  const person = words.then(() => untilThere(() => me.load())) // after the first words, or a person's own language would be overruled
  const { page, params } = route.current
  const table = openAhead(page === 'table' ? params.id : undefined, words)
  await words
  await Promise.race([Promise.all([code, person, table]), new Promise((resolve) => setTimeout(resolve, PATIENCE))])
  mount(App, { target: document.getElementById('app')! })
  afterPicture(() => document.documentElement.toggleAttribute('data-drawn', true))
}

/** Without words there is no page to show, and nobody may be taken for a stranger because an answer was lost: try until the server answers. */
async function untilThere(attempt: () => Promise<unknown>): Promise<void> {
  for (let wait = 300; ; wait = Math.min(wait * 2, 5000)) {
    try {
      await attempt()
      return
    } catch {
      await new Promise((resolve) => setTimeout(resolve, wait))
    }
  }
}

queueMicrotask(() => void start()) // outside the module's own run: a debugger that notes who sent a request reads the whole module again
