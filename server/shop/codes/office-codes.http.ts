import * as calls from '#contract/office/codes/codes.ts'
import { LIST_PAGE_SIZE } from '#contract/office/list.ts'
import { dayIn } from '#contract/values/days.ts'
import { accepted, refused } from '#contract/values/outcome.ts'
import { type ServedCall, served } from '#server/http/calls/served.ts'
import type { CodeChangeStore } from './code-changes.store.ts'
import {
  type CodeChangeNeeds,
  issueCode,
  limitCode,
  makeCoupon,
  replaceCard,
  restoreCode,
  showCode,
  voidCode,
} from './code-changes.ts'
import { ledgerOf, shownCode } from './shown-codes.ts'

type Needs = CodeChangeNeeds & { reads: CodeChangeStore; now: () => Date }

const PLACE = /^(\S+ \S+) ([\da-f-]{36})$/

/** Codes, for staff. */
export function officeCodeCalls({ reads, now, ...needs }: Needs): ServedCall[] {
  return [
    served(calls.listCodes, async ({ query: { after = '', ...filter } }) => {
      const [, madeAt, id] = PLACE.exec(after) ?? []
      const place = madeAt && id ? { madeAt, id } : undefined
      const found = await reads.list({ ...filter, after: place }, LIST_PAGE_SIZE + 1)
      const page = found.slice(0, LIST_PAGE_SIZE)
      const last = page.at(-1)
      return accepted({
        rows: page.map(({ code }) => shownCode(code, dayIn(now()))),
        next: found.length > page.length && last ? `${last.madeAt} ${last.code.id}` : null,
      })
    }),

    served(calls.readCode, async ({ params: { id } }) => {
      const code = await reads.find(id)
      if (!code) return refused('NOT_FOUND')
      const next = code.replacedBy === null ? null : await reads.byKey(code.replacedBy)
      return accepted({
        ...shownCode(code, dayIn(now())),
        voidReason: code.voidReason,
        boughtBy: code.boughtBy === null ? null : await reads.orderNumber(code.boughtBy),
        replacedBy: next?.id ?? null,
        movements: ledgerOf(code, await reads.movements(code.key)),
      })
    }),

    served(calls.makeCoupon, ({ staff, body }) => makeCoupon(needs, staff, body)),
    served(calls.issueCode, ({ staff, body }) => issueCode(needs, staff, body)),
    served(calls.showCode, ({ staff, params: { id } }) => showCode(needs, staff, id)),
    served(calls.limitCode, ({ staff, params: { id }, body }) => limitCode(needs, staff, { id, ...body })),
    served(calls.voidCode, ({ staff, params: { id }, body }) => voidCode(needs, staff, { id, ...body })),
    served(calls.restoreCode, ({ staff, params: { id } }) => restoreCode(needs, staff, id)),
    served(calls.replaceCard, ({ staff, params: { id }, body }) => replaceCard(needs, staff, { id, ...body })),
  ]
}
