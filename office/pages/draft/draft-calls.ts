import type { DraftState } from '#contract/office/pages/merge.ts'
import { callOffice } from '#office/frame/call-office.ts'
import type { Answer, DraftCalls } from './draft-session.ts'

const SAVE_TIMEOUT_MS = 20_000

export const draftCalls: DraftCalls = {
  async save(id, body) {
    const answer = await callOffice('POST /api/office/pages/:id/draft', {
      params: { id },
      body: { ...body, operations: [...body.operations] },
      timeoutMs: SAVE_TIMEOUT_MS,
    })
    return answer as Answer<never>
  },
  async read(id) {
    const answer = await callOffice('GET /api/office/pages/:id/draft', { params: { id } })
    if (!answer.ok) return answer
    const { draft, problems } = answer.value
    return { ok: true, value: { draft: draft as DraftState, problems } }
  },
}
