/** The person at this browser. Nobody has to sign up: a name is enough, and only when it is needed. */
import { api, Refusal } from './api'
import { setTheme } from './theme'
import { lang, setLang } from './words'
import type { Arms, Lang, Me, Settings } from './types'

export type Patch = Partial<{ name: string; arms: Arms; lang: Lang; settings: Settings; notices: Partial<Me['notices']> }>

const DEFAULTS: Required<Settings> = { theme: 'auto', speed: 2, sound: true, desktop: false, confirm: false, letters: false, keys: true }
const KEY = 'caliburn-settings' // of somebody the server does not know yet

class Myself {
  current = $state.raw<Me | null>(null)
  #local = $state.raw<Settings>({})
  #known = false // whether the server said who this is, or that it is nobody
  #asked: Promise<Me> | null = null

  /** Every setting with a value, known to the server or not. */
  get settings(): Required<Settings> {
    return { ...DEFAULTS, ...this.#local, ...this.current?.settings }
  }

  /** Ask the server who this is; nobody is a fine answer. */
  async load(): Promise<Me | null> {
    this.#local = kept()
    try {
      await this.#take(await api.get<Me | null>('/api/me'))
    } catch (error) {
      if (!(error instanceof Refusal) || ![401, 404].includes(error.status)) throw error
    }
    this.#known = true
    return this.current
  }

  /** Be somebody: a guest under `name` where nobody is known yet; with another name, renamed. */
  async ensure(name?: string, arms?: Arms): Promise<Me> {
    if (!this.#known) await this.load()
    if (this.current) {
      if ((name && name !== this.current.name) || (arms && arms !== this.current.arms)) await this.save({ name, arms })
      return this.current
    }
    this.#asked ??= api.post<Me>('/api/me', { name: name ?? '', lang: lang.current, ...(arms ? { arms } : {}) })
    try {
      await this.#take(await this.#asked)
    } finally {
      this.#asked = null
    }
    if (Object.keys(this.#local).length) await this.save({ settings: {} })
    return this.current!
  }

  /** Change something. Language and theme change at once, also for somebody the server does not know. */
  async save(patch: Patch): Promise<void> {
    if (patch.settings?.theme) setTheme(patch.settings.theme)
    if (patch.lang) await setLang(patch.lang)
    const settings = patch.settings && { ...this.#local, ...this.current?.settings, ...patch.settings }
    if (settings) keep((this.#local = settings))
    if (!this.current) return
    const notices = patch.notices && { ...this.current.notices, ...patch.notices }
    if (settings) this.current = { ...this.current, settings }
    await this.#take(await api.patch<Me>('/api/me', { ...patch, ...(settings && { settings }), ...(notices && { notices }) }))
  }

  async signIn(login: string, password: string): Promise<void> {
    await api.post('/api/session', { login, password })
    await this.load()
  }

  async signOut(): Promise<void> {
    await api.delete('/api/session')
    this.current = null
  }

  /** Take over an answer of the server: the person, with language and theme as they had them elsewhere. */
  async #take(answer: Me | null): Promise<void> {
    this.current = answer
    if (!answer) return
    if (answer.settings.theme) setTheme(answer.settings.theme)
    if (answer.lang !== lang.current) await setLang(answer.lang)
  }
}

function kept(): Settings {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Settings
  } catch {
    return {}
  }
}

function keep(settings: Settings): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings))
  } catch {
    // then they last as long as the page
  }
}

export const me = new Myself()
