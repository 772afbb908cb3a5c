/** The pages that are loaded when they are needed. */
import type { Component } from 'svelte'
import type { Page } from './router'

type Loaded = { default: Component<any> }

export const later: Partial<Record<Page, () => Promise<Loaded>>> = {
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
