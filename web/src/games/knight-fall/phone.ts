/** Whether the page is laid out for a phone; the same width as table/desk.svelte.ts asks for. */
import { MediaQuery } from 'svelte/reactivity'

export const phone = new MediaQuery('max-width: 760px')
