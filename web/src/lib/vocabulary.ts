/** The messages of one language, each read only when it is first said: reading all of them would hold the page up. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import type { Lang } from './types'

const ENTRY = /^(-?[a-zA-Z][\w-]*) *=/
const REFERENCE = /\{\s*(-?[a-z][\w-]*)\s*[}.(]/g

/** A Fluent source cut into its messages and terms, by id. */
export function entriesOf(text: string): Map<string, string> {
  const found = new Map<string, string>()
  let id = ''
  let lines: string[] = []
  for (const line of text.split('\n')) {
    const begins = ENTRY.exec(line)
    if (!begins && !line.startsWith('#')) {
      lines.push(line)
      continue
    }
    if (id) found.set(id, lines.join('\n'))
    id = begins?.[1] ?? ''
    lines = [line]
  }
  if (id) found.set(id, lines.join('\n'))
  return found
}

/** Whole numbers are told without Intl: the first objects of that kind cost a slow machine a tenth of a second. */
function countByOurselves(bundle: FluentBundle): void {
  const [PluralRules, NumberFormat] = [Intl.PluralRules, Intl.NumberFormat]
  const plural = { select: (n: number) => (!Number.isInteger(n) ? new PluralRules(bundle.locales).select(n) : Math.abs(n) === 1 ? 'one' : 'other') }
  const figures = {
    format: (n: number) => (Number.isInteger(n) && Math.abs(n) < 1000 ? String(n) : new NumberFormat(bundle.locales).format(n)),
  }
  const made = bundle._intls as Map<unknown, Record<string, unknown>> // by their options
  made.set(PluralRules, { '{}': plural })
  made.set(NumberFormat, { '{}': figures })
}

export class Vocabulary {
  #bundle: FluentBundle
  #entries: Map<string, string>[]

  /** Of an id that several sources have, the first one counts. */
  constructor(
    readonly lang: Lang,
    entries: Map<string, string>[],
  ) {
    this.#bundle = new FluentBundle(lang, { useIsolating: false })
    countByOurselves(this.#bundle)
    this.#entries = entries
  }

  has(id: string): boolean {
    return this.#entries.some((source) => source.has(id))
  }

  /** The message in words; undefined where there is none. */
  say(id: string, values: Record<string, FluentVariable>): string | undefined {
    this.#learn(id)
    const pattern = this.#bundle.getMessage(id)?.value
    if (!pattern) return undefined
    const errors: Error[] = []
    const text = this.#bundle.formatPattern(pattern, values, errors)
    if (errors.length && import.meta.env.DEV) console.error(`${this.lang}: ${id}:`, errors[0])
    return text
  }

  /** Read a message, and all that it refers to. */
  #learn(id: string): void {
    const known = id.startsWith('-') ? this.#bundle._terms.has(id) : this.#bundle.hasMessage(id)
    const text = known ? undefined : this.#entries.find((source) => source.has(id))?.get(id)
    if (text === undefined) return
    this.#bundle.addResource(new FluentResource(text))
    for (const [, other] of text.matchAll(REFERENCE)) this.#learn(other!)
  }
}
