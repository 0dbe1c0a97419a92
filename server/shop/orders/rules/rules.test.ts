import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { orderStates } from '#contract/shop/order-states.ts'
import { cents } from '#contract/values/money.ts'
import type { PaymentStatus } from '#server/adapters/payment/payment-service.ts'
import { orderTimes } from '../order.ts'
import { nextCheck } from './check-times.ts'
import { canMove, isBought, isUnpaid } from './order-moves.ts'
import { refundable, splitRefund } from './refund-split.ts'
import { settlementOf } from './settlement.ts'
import { isReturnable, isWithinPeriod, lastDayOf } from './withdrawal-rules.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE

describe('the states of an order', () => {
  it('lead back only between those in which the buyer owns the goods, and never from goods to a missing payment', () => {
    for (const from of orderStates) {
      for (const to of orderStates) {
        const isStepBack = isBought(from) && isBought(to)
        if (canMove(from, to) && !isStepBack) expect([from, to, canMove(to, from)]).toEqual([from, to, false])
        if (isBought(from)) expect(canMove(from, to) && isUnpaid(to)).toBe(false)
      }
    }
  })
})

describe('what follows from a payment', () => {
  const order = {
    state: 'reserved',
    amount: cents(2380),
    number: 100001,
    holdsGoods: true,
    email: 'aino@example.com',
  } as const
  const paid = { state: 'paid', amount: 2380, orderNumber: '100001', refunded: 0, methodCode: null } as const
  const early = { wasOver: false, wasLongOver: false, cartIsOrdered: false }

  it('places an order that is paid, whatever the clock says, and with a fee of the payment service', () => {
    for (const wasOver of [false, true]) {
      expect(settlementOf(order, paid, { ...early, wasOver })).toEqual({ kind: 'place', paid: 2380 })
    }
    expect(settlementOf(order, { ...paid, amount: 2500 }, early)).toEqual({ kind: 'place', paid: 2500 })
  })

  it('refunds what is too little, of another order, or paid twice', () => {
    const unexpected = { kind: 'refund', isExpected: false }
    expect(settlementOf(order, { ...paid, amount: 2379 }, early)).toMatchObject({ ...unexpected, paid: 2379 })
    expect(settlementOf(order, { ...paid, orderNumber: '1' }, early)).toMatchObject(unexpected)
    // A shopper may pay in two tabs: no fault of ours.
    expect(settlementOf(order, paid, { ...early, cartIsOrdered: true })).toMatchObject({
      kind: 'refund',
      isExpected: true,
    })
  })

  it('refunds what comes when it was forgotten who ordered', () => {
    const forgotten = { ...order, state: 'lapsed', holdsGoods: false, email: null } as const
    expect(settlementOf(forgotten, paid, early)).toMatchObject({ kind: 'refund', paid: 2380 })
  })

  it('takes goods again that were given back', () => {
    for (const state of ['lapsed', 'superseded'] as const) {
      expect(settlementOf({ ...order, state, holdsGoods: false }, paid, early).kind).toBe('take-again')
    }
  })

  it('gives goods back only after the end of the reservation, and without an answer only after two hours', () => {
    const over = { ...early, wasOver: true }
    for (const state of ['open', 'unknown', 'delayed', 'cancelled'] as const) {
      expect(settlementOf(order, { state }, early).kind).toBe('nothing')
      expect(settlementOf(order, { state }, over).kind).toBe('release')
    }
    expect(settlementOf(order, { state: 'unreachable' }, over).kind).toBe('nothing')
    expect(settlementOf(order, { state: 'unreachable' }, { ...over, wasLongOver: true }).kind).toBe('release')
  })

  it('changes nothing once an order is placed, cancelled or refunded', () => {
    const statuses: PaymentStatus[] = [paid, { state: 'cancelled' }, { state: 'refunded', amount: 2380 }]
    for (const state of orderStates.filter((each) => !isUnpaid(each))) {
      for (const status of statuses) expect(settlementOf({ ...order, state }, status, early).kind).toBe('nothing')
    }
  })
})

describe('when a payment is asked for', () => {
  const at = (ageSeconds: number, more: object = {}) =>
    nextCheck(
      {
        state: 'reserved',
        holdsGoods: true,
        paymentState: 'open',
        isAnswered: true,
        reservationSeconds: 30 * MINUTE,
        ageSeconds,
        ...more,
      },
      orderTimes,
    )
  const released = { state: 'lapsed', holdsGoods: false } as const

  it('is after 1, 3, 10 and 30 minutes, then hourly for 48 hours and daily for 14 days', () => {
    const asked = [0]
    for (let next = at(0); next !== null; ) {
      const time = (asked.at(-1) as number) + next
      asked.push(time)
      next = at(time, time >= 30 * MINUTE ? released : {})
    }
    expect(asked.slice(0, 6)).toEqual([0, 1, 3, 10, 30, 90].map((minutes) => minutes * MINUTE))
    expect(asked.filter((time) => time > 2 * HOUR && time < 48 * HOUR)).toHaveLength(46)
    expect(asked.filter((time) => time > 49 * HOUR)).toHaveLength(11)
    expect(asked.at(-1)).toBeLessThanOrEqual(14 * 24 * HOUR)
  })

  it('is every minute while an unanswered question keeps goods from others', () => {
    expect(at(31 * MINUTE)).toBe(MINUTE)
    expect(at(60 * HOUR)).toBe(MINUTE)
  })

  it('goes on while nobody answers: the last question is one with an answer', () => {
    expect(at(15 * 24 * HOUR, released)).toBeNull()
    expect(at(15 * 24 * HOUR, { ...released, isAnswered: false })).toBe(HOUR)
  })

  it('stays hourly for 14 days if the payment is delayed, and ends when it is final', () => {
    expect(at(72 * HOUR, released)).toBe(24 * HOUR)
    expect(at(72 * HOUR, { ...released, paymentState: 'delayed' })).toBe(HOUR)
    expect(at(15 * 24 * HOUR, { ...released, paymentState: 'delayed' })).toBeNull()
    expect(at(HOUR, { ...released, paymentState: 'cancelled' })).toBeNull()
    expect(at(HOUR, { state: 'placed' })).toBeNull()
  })
})

const amount = fc.integer({ min: 0, max: 50_000 }).map(cents)

describe('the amounts of refunds', () => {
  it('a refund is split to the cent, cards first, and never takes more than was paid', () => {
    const code = fc.record({
      kind: fc.constantFrom('gift-card' as const, 'refund' as const, 'loyalty' as const),
      amount,
    })
    fc.assert(
      fc.property(
        amount,
        fc.array(code, { maxLength: 4 }),
        fc.array(amount, { maxLength: 6 }),
        (money, drawn, wanted) => {
          const codes = drawn.map((each, at) => ({ ...each, key: `K${at}`, shown: '' }))
          let paid = { money, codes }
          const all = refundable(paid)
          let returned = 0
          for (const part of wanted) {
            const split = splitRefund(paid, part)
            if (!split) {
              expect(part === 0 || returned + part > all).toBe(true)
              continue
            }
            const toCodes = split.codes.reduce((sum, each) => sum + each.amount, 0)
            expect(toCodes + split.money).toBe(part)
            returned += part
            const back = new Map(split.codes.map((each) => [each.key, each.amount]))
            paid = {
              money: cents(paid.money - split.money),
              codes: paid.codes.map((each) => ({ ...each, amount: cents(each.amount - (back.get(each.key) ?? 0)) })),
            }
            const isLeft = paid.codes.some((each) => each.kind !== 'loyalty' && each.amount > 0)
            if (isLeft) expect(paid.money).toBe(money)
          }
          expect(returned).toBeLessThanOrEqual(all)
          expect(refundable(paid)).toBe(all - returned)
        },
      ),
    )
  })
})

describe('the right of withdrawal', () => {
  const order = { placedAt: new Date('2026-11-01T10:00:00Z'), deliveredAt: null, snapshot: { slot: null } } as never

  it('is for gift cards and merchandise, not for food', () => {
    expect((['food', 'standard', 'voucher'] as const).map((vatClass) => isReturnable({ vatClass }))).toEqual([
      false,
      true,
      true,
    ])
  })

  it.each([
    ['a working day', '2026-11-03T10:00:00Z', '2026-11-17'],
    ['a Sunday', '2026-11-01T10:00:00Z', '2026-11-16'],
    ['a Saturday', '2026-11-07T10:00:00Z', '2026-11-23'],
    ['Christmas Day', '2026-12-11T10:00:00Z', '2026-12-28'],
    ['Good Friday', '2027-03-12T10:00:00Z', '2027-03-30'],
    ['Midsummer Eve', '2027-06-11T10:00:00Z', '2027-06-28'],
    ['Epiphany', '2026-12-23T10:00:00Z', '2027-01-07'],
    ['the day that has begun in Finland', '2026-11-02T22:30:00Z', '2026-11-17'],
    ['the day that has begun in Finland, in summer', '2026-06-01T21:30:00Z', '2026-06-16'],
  ])('14 days that would end on %s', (_end, placedAt, last) => {
    expect(lastDayOf({ vatClass: 'voucher' }, { ...(order as object), placedAt: new Date(placedAt) } as never)).toBe(
      last,
    )
  })

  it('counts from the delivery of goods, or from the day of their delivery time', () => {
    const goods = (more: object) => lastDayOf({ vatClass: 'standard' }, { ...(order as object), ...more } as never)
    expect(goods({ snapshot: { slot: { date: '2026-06-02' } } })).toBe('2026-06-16')
    expect(goods({ deliveredAt: new Date('2026-06-03T15:00:00Z') })).toBe('2026-06-17')
    expect(goods({})).toBeNull()
  })

  it('lasts until midnight in Finland', () => {
    const on = (day: string) => isWithinPeriod({ vatClass: 'voucher' }, order, new Date(day))
    expect([on('2026-11-15T09:00:00Z'), on('2026-11-16T21:59:59Z'), on('2026-11-16T22:00:00Z')]).toEqual([
      true,
      true,
      false,
    ])
  })
})
