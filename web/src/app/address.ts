/** The address under which other devices find this server. */
import { api } from '../lib/api'

export type Reach = { origin: string; onlyHere: boolean }

const local = (host: string) => ['localhost', '127.0.0.1', '[::1]'].includes(host)

/** Where this page was opened, unless that is an address of this computer alone and the server knows a better one. */
export async function reach(): Promise<Reach> {
  const here = location.origin
  if (!local(location.hostname)) return { origin: here, onlyHere: false }
  const { addresses } = await api.get<{ addresses: string[] }>('/api/server').catch(() => ({ addresses: [] }))
  const other = addresses.find((one) => !local(new URL(one).hostname))
  return other ? { origin: other.replace(/\/$/, ''), onlyHere: false } : { origin: here, onlyHere: true }
}
