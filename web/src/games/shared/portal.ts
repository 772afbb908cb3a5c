/** A sheet that lies over the table takes its ink and its place from the page, not from the table it was opened on. */
import type { Attachment } from 'svelte/attachments'

export const onPage: Attachment<HTMLElement> = (element) => {
  document.body.append(element)
  return () => element.remove()
}
