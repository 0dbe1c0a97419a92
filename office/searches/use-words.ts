import type { Promotion, Synonym } from '#contract/office/searches/words.ts'
import { useSend } from '#office/frame/queries.ts'
import { showToast } from '#office/frame/toasts.tsx'
import { undoBy } from '#office/frame/undo.ts'

const changes = ['/api/office/searches'] as const

const synonymFields = ({ site, language, words, finds }: Synonym) => ({ site, language, words, finds })

/** To be sent again: a page that is gone cannot be promoted again. */
const promotionFields = ({ site, language, question, pages, until }: Promotion) => ({
  site,
  language,
  question,
  paths: pages.flatMap(({ path, isGone }) => (isGone ? [] : [path])),
  until,
})

/** Adds, changes and removes words, each to be undone. */
export function useSynonym(before: Synonym | undefined, onDone: () => void) {
  const add = useSend('POST /api/office/searches/synonyms', {
    changes,
    onDone: ({ id, version }) => {
      onDone()
      const back = { params: { id }, body: { version } }
      showToast('Sanat on lisätty hakuun.', () =>
        undoBy('POST /api/office/searches/synonyms/:id/remove', back, changes),
      )
    },
  })
  const change = useSend('PUT /api/office/searches/synonyms/:id', {
    changes,
    onDone: ({ id, version }) => {
      onDone()
      if (!before) return
      const back = { params: { id }, body: { ...synonymFields(before), version } }
      showToast('Sanat on muutettu.', () => undoBy('PUT /api/office/searches/synonyms/:id', back, changes))
    },
  })
  const remove = useSend('POST /api/office/searches/synonyms/:id/remove', {
    changes,
    onDone: () => {
      onDone()
      if (!before) return
      const back = { body: synonymFields(before) }
      showToast('Sanat on poistettu hausta.', () => undoBy('POST /api/office/searches/synonyms', back, changes))
    },
  })
  return { add, change, remove }
}

/** Puts pages first for a question, changes them and takes them away, each to be undone. */
export function usePromotion(before: Promotion | undefined, onDone: () => void) {
  const add = useSend('POST /api/office/searches/promotions', {
    changes,
    onDone: ({ id, version }) => {
      onDone()
      const back = { params: { id }, body: { version } }
      showToast('Sivut on nostettu.', () => undoBy('POST /api/office/searches/promotions/:id/remove', back, changes))
    },
  })
  const change = useSend('PUT /api/office/searches/promotions/:id', {
    changes,
    onDone: ({ id, version }) => {
      onDone()
      const body = before && { ...promotionFields(before), version }
      const undo = () => body && undoBy('PUT /api/office/searches/promotions/:id', { params: { id }, body }, changes)
      showToast('Nosto on muutettu.', body?.paths.length ? undo : undefined)
    },
  })
  const remove = useSend('POST /api/office/searches/promotions/:id/remove', {
    changes,
    onDone: () => {
      onDone()
      const body = before && promotionFields(before)
      const undo = () => body && undoBy('POST /api/office/searches/promotions', { body }, changes)
      showToast('Nosto on poistettu.', body?.paths.length ? undo : undefined)
    },
  })
  return { add, change, remove }
}
