import { least, plus } from '#contract/values/money.ts'
import { accepted, type Outcome, refused } from '#contract/values/outcome.ts'
import type { StoredCard } from '../codes/codes.ts'
import { isUnused, voidCards } from './bought-cards.ts'
import type { Order } from './order.ts'
import type { OrderNeeds } from './order-needs.ts'
import type { Withdrawal } from './orders.ts'
import { addRefund, stillPaid } from './refund.ts'
import { takenOff } from './rules/changed-lines.ts'
import { isBought } from './rules/order-moves.ts'
import { refundable, splitRefund } from './rules/refund-split.ts'
import {
  hasPiece,
  isReturnable,
  isWithinPeriod,
  linesOf,
  pieceId,
  type ReturnablePiece,
} from './rules/withdrawal-rules.ts'
import type { OrderStores } from './transaction.store.ts'

export type Claim = { orderNumber: string; email: string }

const DAY_SECONDS = 24 * 3600
/** Each statement sends a mail to the buyer; more in a day would be a nuisance to the owner of the address. */
const STATEMENTS_A_DAY = 6

/** The pieces of an order that its buyer can withdraw from. Number and e-mail address of the order serve as login. */
export async function checkWithdrawal(
  needs: OrderNeeds,
  claim: Claim,
): Promise<Outcome<ReturnablePiece[], 'ORDER_UNKNOWN'>> {
  const order = await findClaimed(needs, claim)
  if (!order) return refused('ORDER_UNKNOWN')
  const pieces = await needs.atomically((stores) => returnable(stores, order, needs.now()))
  return accepted(pieces.map(({ card: _, ...piece }) => piece))
}

/**
 * Records a statement of withdrawal, and mails a receipt with a link. Number and address of an order are no secret, so only a person who
 * reads its mail can carry it out.
 */
export async function stateWithdrawal(
  needs: OrderNeeds,
  { name, pieces, ...claim }: Claim & { name: string; pieces: readonly string[] },
): Promise<Outcome<Withdrawal, 'ORDER_UNKNOWN' | 'WITHDRAWAL_NOT_POSSIBLE' | 'WITHDRAWAL_LIMITED'>> {
  const found = await findClaimed(needs, claim)
  if (!found) return refused('ORDER_UNKNOWN')
  const outcome = await needs.atomically(async (stores) => {
    const order = await stores.orders.lock(found.id)
    if (!order?.email) return refused('ORDER_UNKNOWN')
    const chosen = (await returnable(stores, order, needs.now())).filter((piece) => pieces.includes(pieceId(piece)))
    if (chosen.length === 0 || chosen.length < new Set(pieces).size) return refused('WITHDRAWAL_NOT_POSSIBLE')
    if ((await stores.withdrawals.recentOf(order.email, DAY_SECONDS)) >= STATEMENTS_A_DAY)
      return refused('WITHDRAWAL_LIMITED')
    const withdrawal = await stores.withdrawals.add({ order: order.id, name, lines: linesOf(chosen) })
    await stores.mails.add(order, 'withdrawal-link', withdrawal.id)
    return accepted(withdrawal)
  })
  if (outcome.ok) needs.wake()
  return outcome
}

/** A statement as the page behind the mailed link shows it. */
export async function findWithdrawal(
  needs: OrderNeeds,
  id: string,
): Promise<{ withdrawal: Withdrawal; order: Order } | null> {
  const withdrawal = await needs.atomically((stores) => stores.withdrawals.find(id))
  const order = withdrawal && (await needs.store.find(withdrawal.order))
  return order ? { withdrawal, order } : null
}

/**
 * Carries out a stated withdrawal as far as it is still possible, and mails what was done. It counts from the time of the statement. Unused gift
 * cards are voided and refunded at once; other goods when staff have them back. May be repeated.
 */
export async function confirmWithdrawal(
  needs: OrderNeeds,
  id: string,
): Promise<Outcome<Withdrawal, 'ORDER_UNKNOWN' | 'WITHDRAWAL_NOT_POSSIBLE'>> {
  const found = await findWithdrawal(needs, id)
  if (!found) return refused('ORDER_UNKNOWN')
  const outcome = await needs.atomically(async (stores) => {
    const order = await stores.orders.lock(found.order.id)
    // Read under the lock: two presses of the link carry it out once.
    const stated = await stores.withdrawals.find(id)
    if (!order || !stated) return refused('ORDER_UNKNOWN')
    if (stated.confirmedAt) return accepted(stated)
    const possible = isBought(order.state) ? await returnable(stores, order, stated.createdAt) : []
    const pieces = possible.filter((piece) => hasPiece(stated.lines, piece))
    if (pieces.length === 0) return refused('WITHDRAWAL_NOT_POSSIBLE')
    const withdrawal = await stores.withdrawals.confirm(id, linesOf(pieces))
    await refundCards(stores, order, pieces)
    await stores.mails.add(order, 'withdrawal', id)
    return accepted(withdrawal)
  })
  if (outcome.ok) needs.wake()
  return outcome
}

async function findClaimed({ store }: OrderNeeds, { orderNumber, email }: Claim): Promise<Order | null> {
  if (!/^\d{1,9}$/.test(orderNumber)) return null
  const order = await store.byNumber(Number(orderNumber))
  return order && order.email === email.toLowerCase() && isBought(order.state) ? order : null
}

/** A piece with its locked gift card. */
type FoundPiece = ReturnablePiece & { card: StoredCard | null }

/** The pieces that could be returned at a time: not withdrawn from before, and gift cards only if unused. */
async function returnable(stores: OrderStores, order: Order, at: Date): Promise<FoundPiece[]> {
  const all = await stores.withdrawals.of(order.id)
  const earlier = all.filter(({ confirmedAt }) => confirmedAt !== null).flatMap(({ lines }) => lines)
  const cards = await stores.codes.boughtBy(order.id)
  const changes = await stores.changes.of(order.id)
  return order.snapshot.lines
    .filter((line) => isReturnable(line) && isWithinPeriod(line, order, at))
    .flatMap(({ code, name, price, quantity, vatClass }) =>
      Array.from({ length: quantity - takenOff(changes, code) }, (_, index): FoundPiece[] => {
        const piece = index + 1
        if (hasPiece(earlier, { code, piece })) return []
        if (vatClass !== 'voucher') return [{ code, name, price, piece, ending: null, card: null }]
        const card = cards.find(({ boughtLine, boughtPiece }) => boughtLine === code && boughtPiece === piece)
        return card && isUnused(card) ? [{ code, name, price, piece, ending: card.ending, card }] : []
      }).flat(),
    )
}

/** Voids the returned gift cards and refunds them. */
async function refundCards(stores: OrderStores, order: Order, pieces: readonly FoundPiece[]): Promise<void> {
  const given = pieces.filter(({ card }) => card !== null)
  if (given.length === 0) return
  await voidCards(
    stores,
    order,
    given.flatMap(({ card }) => card ?? []),
  )
  const paid = await stillPaid(stores, order)
  // Staff may have returned a part before.
  const split = splitRefund(paid, least(plus(...given.map(({ price }) => price)), refundable(paid)))
  if (split) await addRefund(stores, order, split, 'the customer withdrew from the purchase of gift cards')
}
