import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import type { Site } from '#contract/site.ts'
import { patientMailer } from '#server/adapters/mail/patient-mailer.ts'
import { smtpMailer } from '#server/adapters/mail/smtp-mailer.ts'
import { messageIds, smtpFake } from '#server/adapters/mail/testing/smtp-fake.ts'
import type { Database } from '#server/db/database.ts'
import { orderMails } from '#server/db/schema/orders.ts'
import { DatabaseUnavailableError, TryLaterError } from '#server/outage.ts'
import { freshDatabase } from '#server/testing/fresh-database.ts'
import { mailOrders, type OrderMailNeeds } from './mail-orders.ts'
import { orderMailStore } from './order-mails.store.ts'

/** A node that mails, with a mail server whose answers may take longer than a claim. */
async function aMailer(database: Database, smtp: Awaited<ReturnType<typeof smtpFake>>) {
  const problems: unknown[] = []
  const order = { id: randomUUID(), email: 'aino@example.fi', snapshot: { email: 'aino@example.fi', lines: [] } }
  const shop = { name: 'Lihakauppa', mail: { sender: 'kauppa@example.fi', recipient: 'kauppa@example.fi' } }
  const needs = {
    mails: orderMailStore(database.sql),
    mailer: patientMailer(smtpMailer(smtp.url)),
    claimSeconds: 2,
    store: { find: async () => order } as never,
    shop: shop as unknown as Site,
    origin: 'http://lihakauppa.localhost',
    mailedToken: () => 'token',
    onProblem: (error: unknown) => void problems.push(error),
    write: () => ({ subject: 'Tilaus', text: 'Kiitos.', html: '<p>Kiitos.</p>' }),
  } as unknown as OrderMailNeeds
  return { needs, problems }
}

async function waitingMails(count: number) {
  const database = await freshDatabase()
  const ids = Array.from({ length: count }, () => randomUUID()).sort()
  await database.sql
    .insert(orderMails)
    .values(ids.map((id) => ({ id, order: randomUUID(), kind: 'confirmation' as const })))
  const unmailed = async () => (await database.sql.select().from(orderMails)).filter(({ mailedAt }) => !mailedAt).length
  return { database, ids, unmailed }
}

it('sends each mail once, by two nodes, while the mail server takes longer than a claim for each', async () => {
  const { database, ids, unmailed } = await waitingMails(4)
  const smtp = await smtpFake()
  smtp.state.delayMs = 3500
  const [one, other] = [await aMailer(database, smtp), await aMailer(database, smtp)]
  const mailing = mailOrders(one.needs)
  await expect.poll(() => smtp.state.tries).toBe(ids.length)
  // The other node looks for work all the time, and finds only what nobody has claimed.
  await expect.poll(async () => [await mailOrders(other.needs), await unmailed()], { timeout: 20_000 }).toEqual([0, 0])
  await mailing
  expect(messageIds(smtp.received).sort()).toEqual(ids)
  expect([one.problems, other.problems]).toEqual([[], []])
})

it('looks at a claim again before it sends: what another node has mailed meanwhile is left alone', async () => {
  const { database, ids } = await waitingMails(1)
  const smtp = await smtpFake()
  const { needs } = await aMailer(database, smtp)
  const slowlyWritten: OrderMailNeeds = {
    ...needs,
    store: {
      ...needs.store,
      find: async (id) => {
        await needs.mails.setMailed(ids[0] as string)
        return needs.store.find(id)
      },
    },
  }
  await mailOrders(slowlyWritten)
  expect(smtp.received).toEqual([])
})

it('writes down what was accepted as soon as the database is back, before anybody sends it again', async () => {
  const { database, ids, unmailed } = await waitingMails(2)
  const smtp = await smtpFake()
  const { needs, problems } = await aMailer(database, smtp)
  let failures = 2
  const setMailed = async (id: string) => {
    if (failures-- > 0) throw new DatabaseUnavailableError('The database died right then.')
    await needs.mails.setMailed(id)
  }
  await mailOrders({ ...needs, mails: { ...needs.mails, setMailed }, claimSeconds: 10 })
  expect(await unmailed()).toBe(2)
  await expect.poll(unmailed, { timeout: 5000 }).toBe(0)
  expect(messageIds(smtp.received).sort()).toEqual(ids)
  expect(problems).toEqual([])
})

it('tries a mail again that was not accepted, later each time, and that is no fault of ours', async () => {
  const { database, unmailed } = await waitingMails(1)
  const smtp = await smtpFake()
  smtp.state.behaviour = 'refuse'
  const { needs, problems } = await aMailer(database, smtp)
  expect(await mailOrders(needs)).toBe(1)
  expect(problems).toEqual([expect.any(TryLaterError)])
  const [mail] = await database.sql.select().from(orderMails)
  const pause = (mail?.nextTryAt.getTime() ?? 0) - Date.now()
  expect(pause).toBeGreaterThan(30_000)
  expect(pause).toBeLessThan(61_000)
  expect([await mailOrders(needs), await unmailed(), smtp.state.tries]).toEqual([0, 1, 1])
})
