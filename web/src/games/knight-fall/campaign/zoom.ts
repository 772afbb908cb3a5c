/** Two fingers make a map larger and smaller; one finger pans it, which is the browser's. */
import type { Attachment } from 'svelte/attachments'

export function pinches(now: () => number, resize: (to: number, x: number, y: number) => void): Attachment<HTMLElement> {
  return (element) => {
    let begun: { far: number; zoom: number } | null = null
    const gone = new AbortController()
    const apart = ([a, b]: TouchList): { far: number; x: number; y: number } => {
      const box = element.getBoundingClientRect()
      return { far: Math.hypot(a!.clientX - b!.clientX, a!.clientY - b!.clientY), x: (a!.clientX + b!.clientX) / 2 - box.left, y: (a!.clientY + b!.clientY) / 2 - box.top }
    }
    const on = (type: 'touchstart' | 'touchmove' | 'touchend' | 'touchcancel', handler: (event: TouchEvent) => void) =>
      element.addEventListener(type, handler, { signal: gone.signal, passive: false })
    on('touchstart', (event) => void (begun = event.touches.length === 2 ? { far: apart(event.touches).far, zoom: now() } : null))
    on('touchmove', (event) => {
      if (!begun || event.touches.length !== 2) return
      event.preventDefault() // the page itself is not zoomed
      const { far, x, y } = apart(event.touches)
      resize((begun.zoom * far) / Math.max(begun.far, 1), x, y)
    })
    on('touchend', () => void (begun = null))
    on('touchcancel', () => void (begun = null))
    return () => gone.abort()
  }
}
