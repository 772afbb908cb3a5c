/** Where the page begins: theme and words first, so that nothing flashes, then the app. */
import { mount } from 'svelte'
import { games } from '../lib/games'
import { allowSound } from '../lib/sound'
import { startTheme } from '../lib/theme'
import { firstLang, setLang } from '../lib/words'
import { me } from '../lib/me.svelte'
import App from './App.svelte'
import { startRouter } from './router'

async function start(): Promise<void> {
  startTheme()
  startRouter()
  allowSound()
  if (location.pathname === '/') void games().catch(() => {}) // the shelf needs them first
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
