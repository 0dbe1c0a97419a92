import type { OrderAction, OrderEffect } from '#contract/office/orders/actions.ts'
import { accepted, type Outcome, refused } from '#contract/values/outcome.ts'
import type { Order } from '../order.ts'
import type { OrderNeeds } from '../order-needs.ts'
import type { OrderStores } from '../transaction.store.ts'
import type { Acted, ActingStaff, ActRefusal } from './acting.ts'
import { cancelByStaff } from './cancel-by-staff.ts'
import { changeAddress, deliverAgain, moveDelivery } from './change-delivery.ts'
import { refundByStaff } from './refund-by-staff.ts'
import { seenOf } from './seen.ts'
import { stepByStaff } from './step-by-staff.ts'
import { watchedStores } from './watched-stores.ts'

type Acting = { number: number; seen: string; action: OrderAction }
type Done = { effects: OrderEffect[] }
type Needs = Pick<OrderNeeds, 'store' | 'atomically' | 'wake'>

/** Thrown to roll back what was only asked for, or refused after something was done. */
class RolledBack extends Error {
  readonly outcome: Outcome<Done, ActRefusal>

  constructor(outcome: Outcome<Done, ActRefusal>) {
    super('Rolled back.')
    this.outcome = outcome
  }
}

/** What an action would do: it is done, told and rolled back, so that what is shown is what happens. */
export function rehearse(needs: Needs, staff: ActingStaff, acting: Acting): Promise<Outcome<Done, ActRefusal>> {
  return run(needs, staff, acting, { isRehearsal: true })
}

/** Does an action on an order, once, if the order is what the person saw. */
export async function act(needs: Needs, staff: ActingStaff, acting: Acting): Promise<Outcome<Done, ActRefusal>> {
  const outcome = await run(needs, staff, acting, { isRehearsal: false })
  if (outcome.ok) needs.wake()
  return outcome
}

async function run(needs: Needs, staff: ActingStaff, acting: Acting, { isRehearsal }: { isRehearsal: boolean }) {
  const { number, seen, action } = acting
  const found = await needs.store.byNumber(number)
  if (!found) return refused('ORDER_UNKNOWN')
  try {
    return await needs.atomically(async (stores) => {
      const order = await stores.orders.lock(found.id)
      if (!order) return refused('ORDER_UNKNOWN')
      if ((await seenOf(stores, order)) !== seen) return refused('ORDER_CHANGED')
      const effects: OrderEffect[] = []
      const acted = await acts(watchedStores(stores, order, effects), staff, order, action, effects)
      if (!acted.ok) throw new RolledBack(acted)
      // Such as the address that it has: no mail is sent for it, and nobody else can do the same after it.
      const after = await stores.orders.lock(found.id)
      if (after && (await seenOf(stores, after)) === seen) throw new RolledBack(refused('NOTHING_CHANGED'))
      if (isRehearsal) throw new RolledBack(accepted({ effects }))
      await stores.record(staff, { subject: `order:${number}`, ...acted.value })
      return accepted({ effects })
    })
  } catch (error) {
    if (error instanceof RolledBack) return error.outcome
    throw error
  }
}

function acts(
  stores: OrderStores,
  staff: ActingStaff,
  order: Order,
  action: OrderAction,
  effects: OrderEffect[],
): Promise<Acted> {
  const isShop = staff.roles.includes('shop')
  const allowed = async (work: () => Promise<Acted>): Promise<Acted> => (isShop ? work() : refused('ROLE_NEEDED'))
  switch (action.kind) {
    case 'refund':
      return refundByStaff(stores, order, action, { isLimited: !isShop })
    case 'cancel':
      return cancelByStaff(stores, order, { canWaste: isShop })
    case 'move':
      return allowed(() => moveDelivery(stores, order, action.slot, effects))
    case 'address':
      return allowed(() => changeAddress(stores, order, action, effects))
    case 'not-delivered':
      return allowed(() => deliverAgain(stores, order, action.slot, effects))
    case 'packed':
    case 'delivered':
    case 'undo':
      return allowed(() => stepByStaff(stores, order, action.kind))
  }
}
