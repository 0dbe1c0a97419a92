import type { FrameContent } from '#contract/office/frames/frame-of-office.ts'
import { type FrameQuestion, mergeFrames } from '#contract/office/frames/merge-frames.ts'
import { isSame, overlap, valueAt, withValueAt } from '#contract/office/pages/field-path.ts'

/** What a person has written and not published, with what it began from. */
export type FrameDraft = {
  seen: string
  base: FrameContent
  content: FrameContent
  /** Places that somebody else has published differently meanwhile. */
  questions: readonly FrameQuestion[]
}

export type Published = { seen: string; content: FrameContent }

export const beginning = ({ seen, content }: Published): FrameDraft => ({
  seen,
  base: content,
  content,
  questions: [],
})

export const isChanged = ({ base, content, questions }: FrameDraft) => questions.length > 0 || !isSame(base, content)

/** The draft on what is published now. What somebody else has published at the same place is asked. */
export function rebased(draft: FrameDraft, now: Published): FrameDraft {
  if (draft.seen === now.seen) return draft
  if (!isChanged(draft)) return beginning(now)
  const { content, questions } = mergeFrames(draft.base, draft.content, now.content)
  const open = draft.questions
    .filter(({ path }) => !questions.some((each) => overlap(each.path, path)))
    .map((each) => ({ ...each, theirs: valueAt(now.content, each.path) }))
  return { seen: now.seen, base: now.content, content: content as FrameContent, questions: [...questions, ...open] }
}

export function decided(draft: FrameDraft, question: FrameQuestion, keep: 'mine' | 'theirs'): FrameDraft {
  return {
    ...draft,
    questions: draft.questions.filter((each) => each !== question),
    content: keep === 'mine' ? draft.content : withValueAt(draft.content, question.path, question.theirs),
  }
}

/** In this browser, for this person: it outlives the window. */
export function draftStore(key: string) {
  return {
    read(): FrameDraft | undefined {
      try {
        return JSON.parse(localStorage.getItem(key) ?? 'null') ?? undefined
      } catch {
        return undefined
      }
    },
    /** Whether it could be kept: storage may be full or forbidden. */
    write(draft: FrameDraft): boolean {
      try {
        if (isChanged(draft)) localStorage.setItem(key, JSON.stringify(draft))
        else localStorage.removeItem(key)
        return true
      } catch {
        return false
      }
    },
  }
}
