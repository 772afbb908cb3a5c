/** Two soft notes, made by oscillators: no file, nothing to load. */
let context: AudioContext | null = null

/** Browsers allow sound only after the person has touched the page once. */
export function allowSound(): void {
  const unlock = () => {
    context ??= typeof AudioContext === 'undefined' ? null : new AudioContext()
    void context?.resume().catch(() => {})
  }
  addEventListener('pointerdown', unlock, { once: true })
  addEventListener('keydown', unlock, { once: true })
}

/** "It is your turn": a fifth upwards, like a small bell. */
export function chime(): void {
  if (!context || context.state !== 'running') return
  note(context, 587.33, 0, 0.5)
  note(context, 880, 0.13, 0.8)
}

function note(audio: AudioContext, frequency: number, after: number, lasts: number): void {
  const start = audio.currentTime + after
  const volume = audio.createGain()
  volume.gain.setValueAtTime(0, start)
  volume.gain.linearRampToValueAtTime(0.12, start + 0.012)
  volume.gain.exponentialRampToValueAtTime(0.0001, start + lasts)
  volume.connect(audio.destination)
  for (const [times, share] of [[1, 1], [2.01, 0.25]] as const) {
    const tone = audio.createOscillator()
    const part = audio.createGain()
    part.gain.value = share
    tone.type = 'sine'
    tone.frequency.value = frequency * times
    tone.connect(part).connect(volume)
    tone.start(start)
    tone.stop(start + lasts)
  }
}
