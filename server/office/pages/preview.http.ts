import type { PagePolicy } from '#contract/content/page-policy.ts'
import { projected } from '#contract/office/pages/merge.ts'
import { listPresent, tellPresence } from '#contract/office/pages/presence.ts'
import { previewDraft, previewFrame, previewVersion } from '#contract/office/pages/preview.ts'
import { accepted, refused } from '#contract/values/outcome.ts'
import { stateOf } from '#server/edited-pages/edited.ts'
import type { presenceStore } from '#server/edited-pages/presence.store.ts'
import { type PreviewNeeds, renderPreview } from '#server/edited-pages/preview.ts'
import type { PageStores } from '#server/edited-pages/transaction.store.ts'
import { type ServedCall, type ServedRoute, served, servedRoute } from '#server/http/calls/served.ts'
import { contentOf, seenPage } from './drafts.http.ts'

/** In a frame of the office and nowhere else; nothing of it is kept by anybody. */
const page: PagePolicy = { framing: 'itself', cache: 'no-store', sendsNothing: true, unlisted: true }

type Needs = PreviewNeeds & { reading: PageStores }

export function previewRoutes({ reading, ...needs }: Needs): ServedRoute[] {
  return [
    servedRoute(previewFrame, async ({ staff, params: { id } }) => {
      const seen = await seenPage(reading, staff, id)
      if (!seen.ok) return seen
      const { document } = await renderPreview(needs, seen.value, stateOf(seen.value).content)
      return accepted({ kind: 'document', document, page })
    }),
    servedRoute(previewVersion, async ({ staff, params: { id, number } }) => {
      const seen = await seenPage(reading, staff, id)
      if (!seen.ok) return seen
      const content = await contentOf(reading, seen.value, number)
      if (!content) return refused('VERSION_UNKNOWN')
      const { document } = await renderPreview(needs, seen.value, content)
      return accepted({ kind: 'document', document, page })
    }),
  ]
}

export function previewCalls({ reading, ...needs }: Needs): ServedCall[] {
  return [
    served(previewDraft, async ({ staff, params: { id }, body: { operations } }) => {
      const seen = await seenPage(reading, staff, id)
      if (!seen.ok) return seen
      const { parts, css } = await renderPreview(needs, seen.value, projected(stateOf(seen.value).content, operations))
      return accepted({ parts, css })
    }),
  ]
}

type Presence = { reading: PageStores; presence: ReturnType<typeof presenceStore> }

export function presenceCalls({ reading, presence }: Presence): ServedCall[] {
  return [
    served(listPresent, async ({ staff, params: { id } }) => {
      const seen = await seenPage(reading, staff, id)
      return seen.ok ? accepted({ rows: await presence.list(id) }) : seen
    }),
    served(tellPresence, async ({ staff, params: { id }, body: { window, block, hasLeft } }) => {
      const seen = await seenPage(reading, staff, id)
      if (!seen.ok) return seen
      const own = { page: id, window, staff: staff.id }
      if (hasLeft) await presence.leave(own)
      else await presence.tell({ ...own, name: staff.name, block })
      return accepted({ isSuccess: true as const })
    }),
  ]
}
