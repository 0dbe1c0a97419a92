import { useEffect, useRef, useState } from 'react'
import { beginning, draftStore, type FrameDraft, isChanged, type Published, rebased } from './frame-draft.ts'

/** The draft of this person, kept in the browser until it is published, always on what is published now. */
export function useFrameDraft(key: string, published: Published) {
  const [store] = useState(() => draftStore(key))
  const [draft, setDraft] = useState<FrameDraft>(() => store.read() ?? beginning(published))
  const [isKept, setKept] = useState(true)
  const [isMerged, setMerged] = useState(false)
  const save = (next: FrameDraft) => {
    setDraft(next)
    setKept(store.write(next))
  }
  // After publishing, what is read again comes a moment later.
  const known = useRef<string>(undefined)
  useEffect(() => {
    if (known.current === published.seen) return
    known.current = published.seen
    if (draft.seen === published.seen) return
    const next = rebased(draft, published)
    setMerged(isChanged(draft))
    setDraft(next)
    setKept(store.write(next))
  }, [draft, published, store])
  // The same person in another window.
  useEffect(() => {
    const follow = (event: StorageEvent) => {
      if (event.key === key && !document.hasFocus())
        setDraft((own) => store.read() ?? { ...own, content: own.base, questions: [] })
    }
    window.addEventListener('storage', follow)
    return () => window.removeEventListener('storage', follow)
  }, [key, store])
  return { draft, save, isKept, isMerged, forgetMerged: () => setMerged(false) }
}
