/** A page of pictures for King Arthur's board: ?at=mock&lang=de&theme=dark&pick=dragon-4,red-2. See king_arthur_positions.py. */
import { mount } from 'svelte'
import { addWords, loadGame, setLang } from '../src/lib/words'
import type { Lang } from '../src/lib/types'
import Stage from './KingArthurStage.svelte'

const query = new URLSearchParams(location.search)
document.documentElement.dataset.theme = query.get('theme') ?? 'light'
const text = async (path: string): Promise<string> => (await fetch(path)).text()
for (const lang of ['en', 'de'] as Lang[]) {
  addWords(lang, 'king-arthur', await text(`/king-arthur.${lang}.ftl`))
  addWords(lang, 'page', await text(`/page.${lang}.ftl`))
}
await setLang((query.get('lang') as Lang | null) ?? 'en')
await loadGame('king-arthur')
const data = await (await fetch('/king-arthur-positions.json')).json()
const components = await (await fetch('/components.json')).json()
mount(Stage, { target: document.getElementById('app')!, props: { data, components, query } })
