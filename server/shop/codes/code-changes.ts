import { createHmac, randomBytes, randomUUID } from 'node:crypto'
import { maskedCode } from '#contract/shop/masked-code.ts'
import type { CodeKind } from '#contract/shop/shop-data.ts'
import { type Cents, cents, NO_MONEY } from '#contract/values/money.ts'
import { accepted, refused } from '#contract/values/outcome.ts'
import type { Actor } from '#server/audit/audit.store.ts'
import type { CodeChangeStore } from './code-changes.store.ts'
import { CODE_BYTES, inGroups } from './code-letters.ts'
import { keyOf } from './codes.ts'

export type CodeChangeNeeds = {
  atomically: <T>(work: (store: CodeChangeStore) => Promise<T>) => Promise<T>
  /** The first derives the codes of gift cards; the others derived earlier ones. */
  secrets: readonly [string, ...string[]]
  wakeMail: () => void
}

export const ISSUED_CARD_MAIL = 'issued-gift-card'

/** Derived, so that it is stored nowhere, and a mail that failed can be sent again. */
export function issuedCardCode(secret: string, id: string): string {
  return inGroups(createHmac('sha256', secret).update(`issued gift card ${id}`).digest().subarray(0, CODE_BYTES))
}

type Limits = {
  minimum: number | null
  validFrom: string | null
  validUntil: string | null
  maxUses: number | null
}

type Coupon = Limits & {
  code: string | null
  percent: number | null
  amount: number | null
  freeDelivery: boolean
}

const centsOr = (amount: number | null) => (amount === null ? null : cents(amount))

export function makeCoupon({ atomically }: CodeChangeNeeds, by: Actor, coupon: Coupon) {
  const { code: given, ...facts } = coupon
  const code = given ?? inGroups(randomBytes(CODE_BYTES))
  return atomically(async (store) => {
    const made = { ...facts, amount: centsOr(facts.amount), minimum: centsOr(facts.minimum) }
    const id = await store.add(code, { ...made, kind: 'discount' })
    if (id === null) return refused('CODE_TAKEN')
    const after = { kind: 'discount', masked: maskedCode(code), ...facts }
    await store.record(by, { action: 'code.make', subject: `code:${id}`, after })
    return accepted({ id, code })
  })
}

type Issued = {
  kind: Exclude<CodeKind, 'discount'>
  amount: number
  validUntil: string | null
  recipient: string | null
}

/** Issues a code that is worth money: mailed, or told to who has issued it. */
export async function issueCode(needs: CodeChangeNeeds, by: Actor, { kind, amount, validUntil, recipient }: Issued) {
  const issued = await needs.atomically(async (store) => {
    const facts = { amount: cents(amount), validUntil }
    const isCard = kind === 'gift-card'
    const made = isCard ? await addCard(needs, store, facts, recipient) : await addCode(store, kind, facts)
    const after = { kind, masked: maskedCode(made.code), amount, validUntil, isMailed: isCard && recipient !== null }
    await store.record(by, { action: 'code.issue', subject: `code:${made.id}`, after })
    return accepted({ id: made.id, code: isCard && recipient !== null ? null : made.code })
  })
  if (recipient !== null) needs.wakeMail()
  return issued
}

/** Tells a code that is no gift card. */
export function showCode({ atomically }: CodeChangeNeeds, by: Actor, id: string) {
  return atomically(async (store) => {
    const code = await store.find(id)
    if (!code || code.kind === 'gift-card') return refused('NOT_FOUND')
    await store.record(by, { action: 'code.show', subject: `code:${id}`, after: { masked: maskedCode(code.key) } })
    return accepted({ code: code.key })
  })
}

export function limitCode(
  { atomically }: CodeChangeNeeds,
  by: Actor,
  { id, limits, seen }: { id: string; limits: Limits; seen: Limits },
) {
  return atomically(async (store) => {
    const code = await store.lock(id)
    if (!code) return refused('NOT_FOUND')
    const names = ['minimum', 'validFrom', 'validUntil', 'maxUses'] as const
    if (names.some((name) => code[name] !== seen[name])) return refused('CHANGED_MEANWHILE')
    await store.change(code.key, { ...limits, minimum: centsOr(limits.minimum) })
    await store.record(by, { action: 'code.limit', subject: `code:${id}`, before: seen, after: limits })
    return accepted(limits)
  })
}

/** Makes a code void. What orders have paid with it stays paid; what they give back waits on the void code. */
export function voidCode({ atomically }: CodeChangeNeeds, by: Actor, { id, reason }: { id: string; reason: string }) {
  return atomically(async (store) => {
    const code = await store.lock(id)
    if (!code) return refused('NOT_FOUND')
    if (code.voidedAt !== null) return refused('CHANGED_MEANWHILE')
    const left = balanceOf(code)
    await store.move(code.key, cents(-left), 'void')
    await store.void(code.key, { reason })
    await store.record(by, { action: 'code.void', subject: `code:${id}`, before: { left }, after: { reason } })
    return accepted({ voided: left })
  })
}

/** Makes a void code good again. One that was sent again stays void: another has its money. */
export function restoreCode({ atomically }: CodeChangeNeeds, by: Actor, id: string) {
  return atomically(async (store) => {
    const code = await store.lock(id)
    if (!code) return refused('NOT_FOUND')
    if (code.voidedAt === null || code.replacedBy !== null) return refused('CHANGED_MEANWHILE')
    const restored = await store.voidedOf(code.key)
    await store.move(code.key, restored, 'restore')
    await store.change(code.key, { voidedAt: null, voidReason: null })
    const before = { reason: code.voidReason }
    await store.record(by, { action: 'code.restore', subject: `code:${id}`, before, after: { restored } })
    return accepted({ restored })
  })
}

/** Sends a gift card again: a new code takes over what is left, and the old one is void. */
export async function replaceCard(
  needs: CodeChangeNeeds,
  by: Actor,
  { id, recipient }: { id: string; recipient: string | null },
) {
  const replaced = await needs.atomically(async (store) => {
    const old = await store.lock(id)
    if (old?.kind !== 'gift-card') return refused('NOT_FOUND')
    const left = balanceOf(old)
    if (old.voidedAt !== null || left <= 0) return refused('CHANGED_MEANWHILE')
    // A withdrawal from the purchase asks for the card that is unused: that is the new one.
    const isUnused = left === old.issued
    const { boughtBy, boughtLine, boughtPiece, validFrom, validUntil, maxUses } = old
    if (isUnused) await store.change(old.key, { boughtBy: null, boughtLine: null, boughtPiece: null })
    const bought = isUnused ? { boughtBy, boughtLine, boughtPiece } : {}
    const next = await addCard(needs, store, { amount: left, validFrom, validUntil, maxUses, ...bought }, recipient)
    await store.move(old.key, cents(-left), 'replace')
    await store.void(old.key, { reason: null, replacedBy: next.key })
    const after = { by: `code:${next.id}`, masked: maskedCode(next.code), amount: left, isMailed: recipient !== null }
    await store.record(by, { action: 'code.replace', subject: `code:${id}`, before: { left }, after })
    return accepted({ id: next.id, code: recipient === null ? next.code : null })
  })
  if (recipient !== null && replaced.ok) needs.wakeMail()
  return replaced
}

const balanceOf = ({ kind, amount }: { kind: CodeKind; amount: Cents | null }) =>
  kind === 'discount' ? NO_MONEY : (amount ?? NO_MONEY)

type CardFacts = Omit<Parameters<CodeChangeStore['add']>[1], 'kind'>

async function addCard(
  { secrets }: CodeChangeNeeds,
  store: CodeChangeStore,
  facts: CardFacts,
  recipient: string | null,
) {
  const id = randomUUID()
  const code = issuedCardCode(secrets[0], id)
  const added = await store.add(code, { ...facts, kind: 'gift-card' }, id)
  if (added === null) throw new Error('A code of 80 random bits was made twice.')
  if (recipient !== null) {
    await store.mails.add({ id: `issued-card-${id}`, kind: ISSUED_CARD_MAIL, about: id, recipient })
  }
  return { id, code, key: keyOf(code, 'gift-card') }
}

async function addCode(store: CodeChangeStore, kind: 'loyalty' | 'refund', facts: CardFacts) {
  const code = inGroups(randomBytes(CODE_BYTES))
  const id = await store.add(code, { ...facts, kind })
  if (id === null) throw new Error('A code of 80 random bits was made twice.')
  return { id, code }
}
