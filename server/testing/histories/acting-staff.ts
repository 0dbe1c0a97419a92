import fc from 'fast-check'
import type { OrderAction } from '#contract/office/orders/actions.ts'
import { act, rehearse } from '#server/shop/orders/staff/act.ts'
import type { ActingStaff } from '#server/shop/orders/staff/acting.ts'
import { seenOf } from '#server/shop/orders/staff/seen.ts'
import { type Model, must } from './model.ts'
import { onOrder } from './staff.ts'
import { homes } from './start.ts'
import { type OrderRow, type State, stateOf } from './state.ts'
import type { Step } from './step.ts'
import { unusedCards } from './unused-cards.ts'
import type { World } from './world.ts'

const nth = fc.nat(2)
const shop: ActingStaff = { id: 'tiina', name: 'Tiina', roles: ['shop'] }
const service: ActingStaff = { id: 'sami', name: 'Sami', roles: ['service'] }

/** An action of the office on an order. `undefined`: there is nothing to do it with. */
type Wish = (order: OrderRow, state: State) => OrderAction | undefined

const slotAt = ({ slots }: State, at: number) => {
  const found = slots[at % Math.max(1, slots.length)]
  return found && { date: found.date, time: found.time }
}

const wishes = fc.oneof(
  fc.record({ at: fc.nat(3), pieces: fc.integer({ min: 1, max: 2 }) }).map(({ at, pieces }) => ({
    words: `staff refund ${pieces} pieces of line ${at + 1}`,
    wish: (({ snapshot: { lines } }) => {
      const line = lines[at % lines.length]
      return (
        line && {
          kind: 'refund',
          part: { kind: 'lines', lines: [{ code: line.code, quantity: pieces }] },
          reason: 'spoilt',
        }
      )
    }) as Wish,
  })),
  fc.constantFrom(100, 700, 'rest' as const).map((amount) => ({
    words: `the office refunds ${amount}`,
    wish: (() => ({
      kind: 'refund',
      part: amount === 'rest' ? { kind: 'rest' } : { kind: 'amount', amount },
      reason: 'late',
    })) as Wish,
  })),
  fc.constant({ words: 'staff cancel it', wish: (() => ({ kind: 'cancel' })) as Wish }),
  fc
    .record({ at: fc.nat(7), kind: fc.constantFrom('move' as const, 'not-delivered' as const) })
    .map(({ at, kind }) => ({
      words: kind === 'move' ? `staff move it to time ${at + 1}` : `it was not delivered, and gets time ${at + 1}`,
      wish: ((_, state) => {
        const slot = slotAt(state, at)
        return slot && { kind, slot }
      }) as Wish,
    })),
  fc.record({ home: fc.constantFrom(...homes), at: fc.option(fc.nat(7)) }).map(({ home, at }) => ({
    words: `staff change its address to ${home}${at === null ? '' : ` and its time to ${at + 1}`}`,
    wish: (({ snapshot }, state) => {
      const slot = at === null ? undefined : slotAt(state, at)
      return { kind: 'address', address: { ...snapshot.deliveryAddress, postalCode: home }, ...(slot ? { slot } : {}) }
    }) as Wish,
  })),
  fc.constantFrom('packed' as const, 'delivered' as const, 'undo' as const).map((kind) => ({
    words: `in the office it is ${kind}`,
    wish: (() => ({ kind })) as Wish,
  })),
)

const acts = fc
  .record({ nth, given: wishes, by: fc.constantFrom(shop, shop, service), isRace: fc.boolean() })
  .map(({ nth, given: { words, wish }, by, isRace }) =>
    onOrder(`${words}, by ${by.name}${isRace ? ' and at once by another' : ''}`, nth, (model, world, order) =>
      doAction(model, world, order, { wish, by, isRace }),
    ),
  )

type Doing = { wish: Wish; by: ActingStaff; isRace: boolean }

async function doAction(model: Model, world: World, row: OrderRow, { wish, by, isRace }: Doing) {
  const { state } = await stateOf(world)
  const action = wish(row, state)
  if (!action) return 'there is nothing'
  const found = await world.needs.store.byNumber(row.number)
  if (!found) throw new Error(`The order ${row.number} is gone.`)
  const seen = await world.needs.atomically((stores) => seenOf(stores, found))
  const acting = { number: row.number, seen, action }
  const plan = await rehearse(world.needs, by, acting)
  must(
    JSON.stringify((await stateOf(world)).state) === JSON.stringify(state),
    'Asking what would happen changed something.',
  )
  const unused = unusedCards(state, row)
  const [done, second] = await Promise.all([
    act(world.needs, by, acting),
    isRace ? act(world.needs, by, acting) : undefined,
  ])
  const ended = second?.ok ? second : done
  must(!(done.ok && second?.ok), 'Two people have done the same at once.')
  must(plan.ok === ended.ok, `It was said that it can ${plan.ok ? '' : 'not '}be done, and it was otherwise.`)
  if (!ended.ok) return ended.code
  must(JSON.stringify(plan) === JSON.stringify(ended), 'What was done is not what was shown.')
  const isRest = action.kind === 'cancel' || (action.kind === 'refund' && action.part.kind === 'rest')
  if (isRest) for (const key of unused) model.voided.add(key)
  return undefined
}

export const actingStaff: readonly fc.Arbitrary<Step>[] = [acts, acts, acts]
