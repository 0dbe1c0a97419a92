import { useEffect, useRef } from 'react'

const BEAT_MS = 1600
/** Beeps until the sound stops by itself; the message stays. */
const MAX_BEATS = 75
const TONES_HZ = [880, 1175, 880]

/** Rings while `isRinging`: by sound, where the browser allows one, and by a phone's vibration. */
export function useRinging(isRinging: boolean) {
  const audio = useRef<AudioContext>(undefined)

  const prepare = () => {
    if (typeof AudioContext === 'undefined') return
    audio.current ??= new AudioContext()
    audio.current.resume().catch(() => {})
  }
  useEffect(() => {
    if (!isRinging) return
    let beats = 0
    const beat = () => {
      if (beats++ >= MAX_BEATS) return
      navigator.vibrate?.([300, 100, 300])
      if (audio.current) play(audio.current)
    }
    // After a reload the first touch lets it sound.
    const listen = () => {
      if (typeof AudioContext === 'undefined') return
      audio.current ??= new AudioContext()
      audio.current.resume().catch(() => {})
    }
    listen()
    beat()
    const interval = setInterval(beat, BEAT_MS)
    document.addEventListener('pointerdown', listen)
    return () => {
      clearInterval(interval)
      document.removeEventListener('pointerdown', listen)
      navigator.vibrate?.(0)
    }
  }, [isRinging])
  return { prepare }
}

function play(audio: AudioContext): void {
  TONES_HZ.forEach((tone, at) => {
    const from = audio.currentTime + at * 0.22
    const [oscillator, volume] = [audio.createOscillator(), audio.createGain()]
    oscillator.frequency.value = tone
    // Without a click at either end.
    volume.gain.setValueAtTime(0, from)
    volume.gain.linearRampToValueAtTime(0.35, from + 0.02)
    volume.gain.linearRampToValueAtTime(0, from + 0.2)
    oscillator.connect(volume).connect(audio.destination)
    oscillator.start(from)
    oscillator.stop(from + 0.21)
  })
}
