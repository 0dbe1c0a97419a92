import type { CodeLedgerEntry, CodeState } from '#contract/office/codes/codes.ts'
import { maskedCode } from '#contract/shop/masked-code.ts'
import type { CodeChangeStore, StoredCodeRow } from './code-changes.store.ts'

/** A code for staff, masked. `today` decides whether it can be used. */
export function shownCode(row: StoredCodeRow, today: string) {
  const { id, kind, percent, amount, freeDelivery, issued, minimum, validFrom, validUntil, maxUses, uses } = row
  return {
    id,
    masked: kind === 'gift-card' ? `…${row.ending ?? ''}` : maskedCode(row.key),
    kind,
    state: stateOf(row, today),
    percent,
    amount,
    freeDelivery,
    issued,
    minimum,
    validFrom,
    validUntil,
    maxUses,
    uses,
    createdAt: row.createdAt.toISOString(),
  }
}

function stateOf(row: StoredCodeRow, today: string): CodeState {
  if (row.replacedBy !== null) return 'replaced'
  if (row.voidedAt !== null) return 'void'
  if (row.validUntil !== null && today > row.validUntil) return 'ended'
  if (row.validFrom !== null && today < row.validFrom) return 'not-begun'
  const isUsed = row.kind === 'discount' ? false : (row.amount ?? 0) <= 0
  return isUsed || (row.maxUses !== null && row.uses >= row.maxUses) ? 'used' : 'good'
}

type Movement = Awaited<ReturnType<CodeChangeStore['movements']>>[number]

/** What became of a code, from the day it was made, with the balance after each movement. */
export function ledgerOf({ kind, issued, createdAt }: StoredCodeRow, movements: readonly Movement[]) {
  if (kind === 'discount') return usesOf(movements)
  const takenOver = movements.filter(({ isOwn }) => !isOwn).reduce((sum, { amount }) => sum - amount, 0)
  const first = (issued ?? 0) - takenOver
  let balance = first
  const rows = movements.map(({ at, isOwn, amount: moved, cause, order }) => {
    const amount = isOwn ? moved : -moved
    balance += amount
    return {
      at: at.toISOString(),
      what: isOwn ? whatOf(moved, cause) : ('taken-over' as const),
      amount,
      balance,
      order,
    }
  })
  const begin = { at: createdAt.toISOString(), what: 'issued' as const, amount: first, balance: first, order: null }
  return first === 0 ? rows : [begin, ...rows]
}

/** A coupon has no balance: how often orders used it is all that moves. */
function usesOf(movements: readonly Movement[]) {
  return movements.map(({ at, uses, order }) => ({
    at: at.toISOString(),
    what: uses > 0 ? ('used' as const) : ('returned' as const),
    amount: 0,
    balance: 0,
    order,
  }))
}

function whatOf(amount: number, cause: Movement['cause']): CodeLedgerEntry['what'] {
  return cause ?? (amount < 0 ? 'used' : 'returned')
}
