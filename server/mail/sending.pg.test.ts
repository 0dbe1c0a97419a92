import { randomUUID } from 'node:crypto'
import { asc, sql } from 'drizzle-orm'
import { expect, it, onTestFinished } from 'vitest'
import type { Mailer } from '#server/adapters/mail/mailer.ts'
import { patientMailer } from '#server/adapters/mail/patient-mailer.ts'
import { smtpMailer } from '#server/adapters/mail/smtp-mailer.ts'
import { collectedMails } from '#server/adapters/mail/testing/collected-mails.ts'
import { messageIds, smtpFake } from '#server/adapters/mail/testing/smtp-fake.ts'
import type { Database } from '#server/db/database.ts'
import { outgoingMails } from '#server/db/schema/outgoing-mails.ts'
import { DatabaseUnavailableError, TryLaterError } from '#server/faults/outage.ts'
import type { Jobs } from '#server/jobs/jobs.ts'
import { freshDatabase } from '#server/testing/fresh-database.ts'
import { openOutgoingMail } from './open-outgoing-mail.ts'
import { MAIL_RETRY, type MailKind, type MailRetry } from './outgoing-mail.ts'
import { outgoingMailStore } from './outgoing-mails.store.ts'

/** Jobs that nobody runs: mails go out when they are woken, or when the test sends them. */
const noJobs = { define: () => async () => {} } as unknown as Jobs

const words = { subject: 'Tilaus', text: 'Kiitos.', html: '<p>Kiitos.</p>' }
const aMail = { ...words, from: { name: 'Lihakauppa', address: 'kauppa@example.fi' }, to: 'aino@example.fi' }

type Options = { retry?: MailRetry; leaseSeconds?: number; kind?: Partial<MailKind> }

/** A node that sends mails of the kind `letter`. */
function aNode(database: Database, mailer: Mailer, { retry = MAIL_RETRY, leaseSeconds = 2, kind }: Options = {}) {
  const problems: unknown[] = []
  const mail = openOutgoingMail({
    database,
    jobs: noJobs,
    mailer: patientMailer(mailer),
    retry,
    leaseSeconds,
    onProblem: (error) => void problems.push(error),
    onNote: () => {},
  })
  mail.define({ name: 'letter', write: async () => aMail, ...kind })
  onTestFinished(() => mail.close())
  return { ...mail, problems }
}

async function waitingMails(count: number, kind = 'letter') {
  const database = await freshDatabase()
  const store = outgoingMailStore(database.sql)
  const ids = Array.from({ length: count }, () => randomUUID()).sort()
  for (const id of ids) await store.add({ id, kind, about: randomUUID(), recipient: 'Aino@example.fi' })
  const rows = () => database.sql.select().from(outgoingMails).orderBy(asc(outgoingMails.id))
  const states = async () => (await rows()).map(({ state }) => state)
  const waiting = async () => (await states()).filter((state) => state === 'waiting').length
  return { database, store, ids, rows, states, waiting }
}

it('sends each mail once, by two nodes, while the mail server takes longer than a lease for each', async () => {
  const { database, ids, waiting } = await waitingMails(4)
  const smtp = await smtpFake()
  smtp.state.delayMs = 3500
  const [one, other] = [aNode(database, smtpMailer(smtp.url)), aNode(database, smtpMailer(smtp.url))]
  const sending = one.sendDue()
  await expect.poll(() => smtp.state.tries).toBe(ids.length)
  // The other node looks for work all the time, and finds only what nobody has leased.
  await expect.poll(async () => [await other.sendDue(), await waiting()], { timeout: 20_000 }).toEqual([0, 0])
  await sending
  expect(messageIds(smtp.received).sort()).toEqual(ids)
  expect([one.problems, other.problems]).toEqual([[], []])
})

it('looks at a lease again before it sends: what another node has sent meanwhile is left alone', async () => {
  const { database, store, ids } = await waitingMails(1)
  const { mailer, mails } = collectedMails()
  const write = async () => {
    await store.setSent({ id: ids[0] as string })
    return aMail
  }
  await aNode(database, mailer, { kind: { write } }).sendDue()
  expect(mails).toEqual([])
})

it('leaves the mail of a node that has died to another when its lease ends', async () => {
  const { database, store, ids, states } = await waitingMails(1)
  const { mailer, mails } = collectedMails()
  expect(await store.take(['letter'], [], 60)).toMatchObject({ id: ids[0], attempts: 1 })
  const node = aNode(database, mailer)
  expect(await node.sendDue()).toBe(0)
  await database.sql.execute(sql`update outgoing_mail set leased_until = now() - interval '1 second'`)
  expect([await node.sendDue(), mails.length, await states()]).toEqual([1, 1, ['sent']])
})

it('writes down what was accepted as soon as the database is back, before anybody sends it again', async () => {
  const { database, ids, waiting } = await waitingMails(2)
  const smtp = await smtpFake()
  let failures = 2
  const failing: Database['sql']['update'] = (table) => {
    const update = database.sql.update(table)
    const set = update.set.bind(update)
    update.set = ((values: { state?: string }) => {
      if (values.state === 'sent' && failures-- > 0) throw new DatabaseUnavailableError('The database died right then.')
      return set(values as never)
    }) as never
    return update
  }
  const dying = { ...database, sql: Object.assign(Object.create(database.sql), { update: failing }) } as Database
  const node = aNode(dying, smtpMailer(smtp.url), { leaseSeconds: 10 })
  await node.sendDue()
  expect(await waiting()).toBe(2)
  await expect.poll(waiting, { timeout: 5000 }).toBe(0)
  expect(messageIds(smtp.received).sort()).toEqual(ids)
  expect(node.problems).toEqual([])
})

it('tries a mail again that was not accepted, later each time, and that is no fault of ours', async () => {
  const { database, rows, waiting } = await waitingMails(1)
  const smtp = await smtpFake()
  smtp.state.behaviour = 'refuse'
  const node = aNode(database, smtpMailer(smtp.url))
  expect(await node.sendDue()).toBe(1)
  expect(node.problems).toEqual([expect.any(TryLaterError)])
  const [mail] = await rows()
  const pause = (mail?.nextAttemptAt.getTime() ?? 0) - Date.now()
  expect(pause).toBeGreaterThan(15_000)
  expect(pause).toBeLessThan(31_000)
  expect(mail).toMatchObject({ recipient: 'aino@example.fi', lastError: expect.stringContaining('451') })
  expect([await node.sendDue(), await waiting(), smtp.state.tries]).toEqual([0, 1, 1])
})

it('gives a mail up after its last attempt, lists it for staff with the reason, and sends it when they ask', async () => {
  const { database, store, ids, states, rows } = await waitingMails(1)
  const { mailer, mails, state } = collectedMails()
  const node = aNode(database, mailer, { retry: { limit: 3, delaySeconds: 0, backoff: false } })
  state.failure = new Error('550 No such mailbox')
  expect(await node.sendDue()).toBe(3)
  expect(node.problems.map((problem) => problem instanceof TryLaterError)).toEqual([true, true, false])
  expect(await store.failed()).toMatchObject([
    { id: ids[0], kind: 'letter', attempts: 3, lastError: expect.stringContaining('550') },
  ])
  expect([await node.sendDue(), await store.countFailed()]).toEqual([0, 1])
  state.failure = undefined
  expect([await store.tryAgain(['another']), await store.tryAgain(ids), await store.tryAgain()]).toEqual([0, 1, 0])
  expect([await node.sendDue(), mails.length, await states()]).toEqual([1, 1, ['sent']])
  expect(await rows()).toMatchObject([{ recipient: null, lastError: null }])
})

it('drops a mail that nobody wants any more when its turn comes', async () => {
  const { database, rows } = await waitingMails(1)
  const { mailer, mails } = collectedMails()
  const node = aNode(database, mailer, { kind: { write: async () => undefined } })
  await node.sendDue()
  expect([mails, await rows()]).toMatchObject([[], [{ state: 'dropped', recipient: null }]])
})

it('goes out at once when it is written, without a job, also behind mails that a slow mail server has not accepted yet', async () => {
  const { database, rows } = await waitingMails(2)
  const attempts = async () => (await rows()).reduce((sum, mail) => sum + mail.attempts, 0)
  const sent: string[] = []
  const slow = Promise.withResolvers<void>()
  const mailer: Mailer = {
    place: 'a test',
    async deliver({ id }) {
      if (id !== 'code') await slow.promise
      sent.push(id)
    },
  }
  const node = aNode(database, mailer, { leaseSeconds: 60 })
  // Runs before the node is closed, which waits for mails under way.
  onTestFinished(() => slow.resolve())
  node.define({ name: 'code', write: async () => aMail, isUrgent: true })
  node.wake()
  expect(await attempts()).toBe(0)
  // What was left before goes out at the start.
  node.start()
  await expect.poll(attempts).toBe(2)
  await database.transaction((tx) =>
    outgoingMailStore(tx).add({ id: 'code', kind: 'code', about: 'x', recipient: 'a@example.fi' }),
  )
  node.wake()
  await expect.poll(() => sent).toEqual(['code'])
})

it('has one large mail in memory at a time, and sends small ones meanwhile', async () => {
  const { database, store, waiting } = await waitingMails(3, 'large')
  for (const about of ['a', 'b', 'c']) await store.add({ kind: 'letter', about, recipient: null })
  let [large, most] = [0, 0]
  const small = Promise.withResolvers<void>()
  let lettersLeft = 3
  const write = async () => {
    most = Math.max(most, ++large)
    await small.promise
    return aMail
  }
  const mailer: Mailer = { place: 'a test', deliver: async () => {} }
  const node = aNode(database, mailer, {
    leaseSeconds: 60,
    kind: { afterSending: async () => (--lettersLeft === 0 ? small.resolve() : undefined) },
  })
  node.define({ name: 'large', write, isLarge: true, afterSending: async () => void large-- })
  await node.sendDue()
  expect([await waiting(), most]).toEqual([0, 1])
})

it('sends urgent mails before others, and leaves kinds that it does not know to newer nodes', async () => {
  const { database, store, states } = await waitingMails(3)
  await store.add({ id: 'z', kind: 'code', about: 'x', recipient: null })
  await store.add({ id: 'zz', kind: 'of another version', about: 'x', recipient: null })
  expect(await store.take(['letter', 'code'], ['code'], 60)).toMatchObject({ id: 'z' })
  await aNode(database, collectedMails().mailer).sendDue()
  expect(await states()).toEqual(['sent', 'sent', 'sent', 'waiting', 'waiting'])
})

it('is written once for each kind and thing, and not at all if its transaction is rolled back', async () => {
  const { database, store, rows } = await waitingMails(0)
  const mail = { kind: 'letter', about: 'order', recipient: null }
  const failed = database.transaction(async (tx) => {
    await outgoingMailStore(tx).add(mail)
    throw new Error('rolled back')
  })
  await expect(failed).rejects.toThrow('rolled back')
  expect(await rows()).toEqual([])
  for (const detail of ['1', '1', '2']) await store.add({ ...mail, detail })
  expect(await rows()).toHaveLength(2)
})

it('forgets a person at once, and everybody after 90 days; what still waits is sent all the same', async () => {
  const { database, store, rows } = await waitingMails(1)
  await store.add({ id: 'z', kind: 'kept', about: 'x', recipient: 'eino@example.fi' })
  await store.forget('aino@example.fi')
  expect(await rows()).toMatchObject([{ state: 'waiting', recipient: null }, { recipient: 'eino@example.fi' }])
  await database.sql.execute(sql`update outgoing_mail set state = 'failed', ended_at = now() - interval '89 days'`)
  await store.tidy(90, ['kept'])
  expect(await rows()).toHaveLength(2)
  await database.sql.execute(sql`update outgoing_mail set ended_at = now() - interval '91 days'`)
  await store.tidy(90, ['kept'])
  expect(await rows()).toMatchObject([{ id: 'z', recipient: null }])
})
