const STORED = 'packing-sound'

export const hasSound = (): boolean => localStorage.getItem(STORED) !== 'off'

export function setSound(isOn: boolean): void {
  localStorage.setItem(STORED, isOn ? 'on' : 'off')
}

let context: AudioContext | undefined

/** A short high tone, or a long low one that is heard in a loud room. */
export function playSound(kind: 'good' | 'warning'): void {
  if (!hasSound()) return
  context ??= new AudioContext()
  const tone = context.createOscillator()
  const volume = context.createGain()
  const length = kind === 'good' ? 0.08 : 0.5
  tone.type = kind === 'good' ? 'sine' : 'square'
  tone.frequency.value = kind === 'good' ? 1320 : 196
  volume.gain.setValueAtTime(kind === 'good' ? 0.15 : 0.3, context.currentTime)
  volume.gain.linearRampToValueAtTime(0, context.currentTime + length)
  tone.connect(volume).connect(context.destination)
  tone.start()
  tone.stop(context.currentTime + length)
}
