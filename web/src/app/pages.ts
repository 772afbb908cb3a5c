/** The pages: the lobby comes with the first code, the others are loaded when they are needed. */
import type { Component } from 'svelte'
import Lobby from '../pages/Lobby.svelte'
import Missing from '../pages/Missing.svelte'
import type { Page } from './router'

type Loaded = { default: Component<any> }

const later: Partial<Record<Page, () => Promise<Loaded>>> = {
  new: () => import('../pages/NewTable.svelte'),
  table: () => import('../table/TablePage.svelte'),
  replay: () => import('../table/ReplayPage.svelte'),
  join: () => import('../pages/Join.svelte'),
  recover: () => import('../pages/Recover.svelte'),
  rules: () => import('../pages/Rules.svelte'),
  chronicle: () => import('../pages/Chronicle.svelte'),
  about: () => import('../pages/About.svelte'),
  you: () => import('../pages/You.svelte'),
}

/** The pages that can be shown at once. */
export const here: Partial<Record<Page, Component<any>>> = { lobby: Lobby, missing: Missing }

/** The component of a page, loaded where it is not here yet. */
export async function load(page: Page): Promise<Component<any>> {
  return (here[page] ??= (await later[page]!()).default)
}
