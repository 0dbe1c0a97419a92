import { useEffect, useState } from 'react'

/** Keeps the screen on, also after the visitor has been in another tab. Returns whether it stays on. */
export function useWakeLock(): boolean {
  const [isHeld, setHeld] = useState(false)
  useEffect(() => {
    if (!navigator.wakeLock) return
    let lock: WakeLockSentinel | undefined
    let ended = false
    const request = async () => {
      if (document.visibilityState !== 'visible') return
      try {
        const given = await navigator.wakeLock.request('screen')
        if (ended) return void given.release()
        lock = given
        setHeld(true)
        given.addEventListener('release', () => setHeld(false))
      } catch {
        // A device that saves its battery refuses; cooking goes on.
      }
    }
    request()
    document.addEventListener('visibilitychange', request)
    return () => {
      ended = true
      document.removeEventListener('visibilitychange', request)
      lock?.release()
    }
  }, [])
  return isHeld
}
