import { orderMailKinds } from '#contract/shop/order-snapshot.ts'
import type { Site } from '#contract/site.ts'
import type { Capability } from '#server/capability.ts'
import type { Database } from '#server/db/database.ts'
import type { Jobs } from '#server/jobs/jobs.ts'
import type { SharedCounts } from '#server/limits/shared-counts.ts'
import type { OutgoingMail } from '#server/mail/open-outgoing-mail.ts'
import { inTurn } from '#server/turns/in-turn.ts'
import { readSettings } from '../settings/settings.store.ts'
import { askInTurn } from './ask-in-turn.ts'
import { endCardOrders, forgetOldOrders } from './forget-orders.store.ts'
import { offeredMethods } from './offered-methods.ts'
import { orderTimes } from './order.ts'
import { orderChangeStore } from './order-changes.store.ts'
import { giftCardCodes, OrderLinks } from './order-links.ts'
import { mailName, takeOverOrderMails } from './order-mails.store.ts'
import type { OrderNeeds } from './order-needs.ts'
import { type OrderHttpNeeds, orderCalls, orderRoutes } from './orders.http.ts'
import { orderStore } from './orders.store.ts'
import { makeRefunds } from './refund.ts'
import { refundStore, withdrawalStore } from './refunds.store.ts'
import { checkPayments } from './settle.ts'
import { staffOrderCalls, staffOrderRoutes } from './staff/staff-orders.http.ts'
import { staffReads } from './staff/staff-reads.store.ts'
import { type PricedWith, storesOfOrders } from './transaction.store.ts'
import { type OrderMailNeeds, writeOrderMail } from './write-order-mail.ts'

type ActionInput = Pick<OrderNeeds, 'payments' | 'paymentTexts' | 'onProblem' | 'onWarning' | 'now'> & {
  database: Database
  /** Read before the transaction, which must not wait for it. */
  prices: () => Promise<PricedWith>
  origin: string
  secrets: readonly [string, ...string[]]
  wake?: () => void
  /** Shared by all nodes. Default: none, for commands of staff. */
  counts?: Pick<SharedCounts, 'take'>
  times?: OrderNeeds['times']
}

type Needs = ActionInput & {
  jobs: Jobs
  shop: Site
  mail: OutgoingMail
  write: OrderMailNeeds['write']
  /** Those of these codes that exist. */
  findCodes: (codes: readonly string[]) => Promise<ReadonlyMap<string, { voidedAt: Date | null }>>
} & Pick<OrderHttpNeeds, 'browserCart' | 'withdrawalNotice' | 'shownWith'> &
  Pick<OrderMailNeeds, 'slots'>

const EVERY_MINUTE = '* * * * *'

/** Orders: from pressing pay to the delivery, with everything that can happen to a payment on the way. */
export function openOrders(input: Needs) {
  const { database, jobs, shop, mail, write, secrets, origin, onProblem } = input
  const links = new OrderLinks(secrets)
  const orders = orderStore(database.sql)
  const refunds = refundStore(database.sql)
  // Outside the transaction of the change, where everybody would wait for the one job. If it gets lost, the job runs within a minute.
  const wake = () => {
    addRefunding({}, { key: 'now' }).catch((error) => onProblem(error, 'A job of the orders could not be added'))
    mail.wake()
  }
  const needs = orderActions({ ...input, wake })
  const issuedCodes = async (order: string, count: number) => {
    // The secret may have been rotated between the order and its mail.
    for (const secret of secrets) {
      const codes = giftCardCodes(secret, order, count)
      const found = await input.findCodes(codes)
      if (found.size === count) return codes.map((code) => ({ code, isVoid: found.get(code)?.voidedAt != null }))
    }
    throw new Error(`The gift cards of the order ${order} are signed with a secret that is gone.`)
  }
  const mailNeeds: OrderMailNeeds = {
    store: orders,
    refunds,
    withdrawals: withdrawalStore(database.sql),
    changes: orderChangeStore(database.sql),
    issuedCodes,
    shop,
    origin,
    write,
    slots: input.slots,
    mailedToken: (order) => links.mailedToken(order),
    withdrawalToken: (withdrawal) => links.withdrawalToken(withdrawal),
  }
  for (const kind of orderMailKinds) {
    mail.define({
      name: mailName(kind),
      write: (about) => writeOrderMail(mailNeeds, kind, about),
      // `reconcile` reads it, and erasing an order deletes the kept mails about it.
      isKept: true,
      ...(kind === 'gift-card' ? { afterSending: () => endCardOrders(database.sql) } : {}),
    })
  }
  const work = {
    payments: () => checkPayments(needs),
    refunds: () => makeRefunds({ ...needs, refunds }),
    mails: () => mail.sendDue(),
    /** What the privacy page promises. */
    night: async () => {
      await endCardOrders(database.sql)
      await forgetOldOrders(database.sql, await readSettings(database.sql))
    },
  }
  jobs.define({ name: 'check-payments', at: EVERY_MINUTE, run: async () => void (await work.payments()) })
  const addRefunding = jobs.define({
    name: 'refund-orders',
    at: EVERY_MINUTE,
    singleByKey: true as const,
    run: async () => void (await work.refunds()),
  })
  // Nodes of the previous version add this job, and write their mails into a table of their own.
  jobs.define({
    name: 'mail-orders',
    at: EVERY_MINUTE,
    singleByKey: true as const,
    run: async () => {
      if ((await takeOverOrderMails(database.sql)) > 0) mail.wake()
    },
  })
  jobs.define({ name: 'forget-orders', at: '46 3 * * *', run: work.night })
  const { browserCart, withdrawalNotice, shownWith } = input
  const previewMail = async (about: string, { kind, detail }: { kind: string; detail: string }) => {
    const found = orderMailKinds.find((each) => mailName(each) === kind)
    return found && writeOrderMail(withoutSecrets(mailNeeds), found, { about, detail })
  }
  const reads = staffReads(database.sql)
  const http: OrderHttpNeeds = { ...needs, links, browserCart, withdrawalNotice, shownWith }
  return {
    name: 'orders',
    calls: [...orderCalls(http), ...staffOrderCalls({ ...needs, reads, previewMail })],
    routes: [...orderRoutes(http), ...staffOrderRoutes({ reads })],
    actions: needs,
    /** Does at once what the jobs do every minute; for tests. */
    work,
    /** Whether a customer has bought a product here. */
    hasBought: (customer: string, code: string) => needs.store.hasBought(customer, code),
  } satisfies Capability & Record<string, unknown>
}

const HIDDEN = '…'

/** For eyes other than the buyer's: without codes that are money, and without links that work without a login. */
function withoutSecrets(needs: OrderMailNeeds): OrderMailNeeds {
  return {
    ...needs,
    issuedCodes: async (order, count) =>
      (await needs.issuedCodes(order, count)).map(({ isVoid }) => ({ code: HIDDEN, isVoid })),
    mailedToken: () => HIDDEN,
    withdrawalToken: () => HIDDEN,
  }
}

// In a rush all purchases wait for the same row, each with one of ten connections, and the rest of the node would stand still. So
// they wait here, without a connection. Settling payments does not wait with them.
const TRANSACTIONS_AT_ONCE = 6
const PURCHASES_AT_ONCE = 3

/** Limit for requests about one order by everybody who returns from its payment page. The jobs have their own schedule. */
const QUESTIONS = { tries: 1, windowSeconds: 2 }

/** The actions on orders, for the program and for commands of staff. */
export function orderActions(input: ActionInput): OrderNeeds {
  const { database, prices, origin, secrets, payments, paymentTexts, onProblem, onWarning, now, counts } = input
  const transactInTurn = inTurn(TRANSACTIONS_AT_ONCE)
  return {
    store: orderStore(database.sql),
    atomically: (work) =>
      transactInTurn(async () => {
        const pricedWith = await prices()
        return withoutDeadlock(() => database.transaction((tx) => work(storesOfOrders(tx, pricedWith, now()))))
      }),
    purchaseInTurn: inTurn(PURCHASES_AT_ONCE),
    offeredMethods: offeredMethods(payments, now),
    askInTurn: askInTurn({ mayAsk: async (order) => counts?.take(`payment of ${order}`, QUESTIONS) ?? 0 }),
    returnAddress: (result) => `${origin}/maksupaluu/${result}`,
    cardCodes: (order, count) => giftCardCodes(secrets[0], order, count),
    wake: input.wake ?? (() => {}),
    times: input.times ?? orderTimes,
    payments,
    paymentTexts,
    onProblem,
    onWarning,
    now,
  }
}

const DEADLOCK = '40P01'
const TRIES = 3

/** Retries after a deadlock: two shoppers who exchange delivery times can wait for each other, and the database aborts one of them. */
async function withoutDeadlock<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await work()
    } catch (error) {
      if (tries >= TRIES || !isDeadlock(error)) throw error
    }
  }
}

function isDeadlock(error: unknown): boolean {
  for (let each = error; each instanceof Error; each = each.cause) {
    if ((each as Error & { code?: string }).code === DEADLOCK) return true
  }
  return false
}
