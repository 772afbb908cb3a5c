/** The server's HTTP interface. What it refuses is thrown as a `Refusal` with words for the reader. */
import type { Answer, Message, Problem } from './types'

export class Refusal extends Error {
  constructor(
    readonly reason: Message,
    readonly status: number,
  ) {
    super(`${status} ${reason.id}`)
    this.name = 'Refusal'
  }
}

/** The words for anything that was thrown: a refusal says its own, everything else is our fault. */
export function reasonOf(thrown: unknown): Message {
  if (thrown instanceof Refusal) return thrown.reason
  console.error(thrown)
  return { id: 'page-error-unknown' }
}

async function ask<T>(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<T> {
  return parsed(await text(method, path, body === undefined ? undefined : JSON.stringify(body), signal)) as T
}

/** The same with JSON texts as they are: a saved match has a digest, which must not be written anew here. */
async function text(method: string, path: string, body?: BodyInit, signal?: AbortSignal): Promise<string> {
  let response: Response
  let text: string
  try {
    response = await fetch(path, {
      method,
      credentials: 'same-origin',
      headers: { Accept: 'application/json', ...(body === undefined ? {} : { 'Content-Type': 'application/json' }) },
      body,
      signal,
    })
    text = await response.text()
  } catch (error) {
    if (signal?.aborted) throw error
    throw new Refusal({ id: 'page-error-network' }, 0)
  }
  if (response.ok) return text
  const json = parsed(text)
  const { error, reason } = (json ?? {}) as Partial<Problem> & Partial<Answer> // a command's answer has a reason
  throw new Refusal(error ?? reason ?? { id: 'page-error-server', args: { status: response.status } }, response.status)
}

function parsed(text: string): unknown {
  try {
    return text === '' ? null : JSON.parse(text)
  } catch {
    return null
  }
}

export const api = {
  get: <T>(path: string, signal?: AbortSignal) => ask<T>('GET', path, undefined, signal),
  post: <T>(path: string, body: unknown = {}) => ask<T>('POST', path, body),
  patch: <T>(path: string, body: unknown) => ask<T>('PATCH', path, body),
  delete: <T>(path: string) => ask<T>('DELETE', path),
  load: (path: string) => text('GET', path),
  send: async <T>(path: string, file: Blob) => parsed(await text('POST', path, file)) as T,
}
