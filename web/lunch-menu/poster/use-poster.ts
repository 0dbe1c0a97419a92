import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { POSTER_KEY, type Poster, posterIn, storedPoster, writePoster } from './poster-draft.ts'

/**
 * The poster, kept in this browser. What another tab has stored is not overwritten: it is `other` until the visitor has chosen
 * one of the two.
 */
export function usePoster(usual: Poster) {
  const [poster, setPoster] = useState(usual)
  const [other, setOther] = useState<Poster>()
  /** What this tab has read, written or decided about. */
  const known = useRef<string | null>(null)

  const isNews = (next: Poster) => {
    const stored = storedPoster()
    return stored !== null && stored !== known.current && stored !== JSON.stringify(next)
  }
  const ask = () => setOther(posterIn(storedPoster(), usual))
  const keep = (next: Poster) => {
    writePoster(next)
    known.current = storedPoster()
    setOther(undefined)
  }
  const onStorage = useEffectEvent(({ key }: StorageEvent) => {
    if (key === POSTER_KEY && isNews(poster)) ask()
  })
  useEffect(() => {
    const listen = (event: StorageEvent) => onStorage(event)
    window.addEventListener('storage', listen)
    return () => window.removeEventListener('storage', listen)
  }, [])

  return {
    poster,
    other,
    show: setPoster,
    edit(changes: Partial<Poster>) {
      const next = { ...poster, ...changes }
      setPoster(next)
      if (isNews(next)) ask()
      else keep(next)
    },
    choose(next: Poster) {
      setPoster(next)
      keep(next)
    },
    /** The poster that was being made here before. */
    read(): Poster {
      known.current = storedPoster()
      const before = posterIn(known.current, usual)
      setPoster(before)
      return before
    },
  }
}
