/** A story's text in paragraphs, and in each of them what somebody says. */
export type Piece = { words: string; said: boolean }

const SAID = /(“[^”]*”|"[^"]*"|„[^“”]*[“”]|»[^«]*«)/

export function paragraphs(text: string): Piece[][] {
  return text
    .trim()
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.replace(/\s+/g, ' ').split(SAID).filter(Boolean).map((words) => ({ words, said: SAID.test(words) })))
}
