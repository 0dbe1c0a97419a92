import type { Mailer } from '#server/adapters/mail/mailer.ts'
import type { Capability } from '#server/capability.ts'
import type { Database } from '#server/db/database.ts'
import type { Jobs } from '#server/jobs/jobs.ts'
import { inTurn } from '#server/turns/in-turn.ts'
import type { LeasedMail, MailKind, MailRetry } from './outgoing-mail.ts'
import { outgoingMailStore } from './outgoing-mails.store.ts'
import { LEASE_SECONDS, type SendNeeds, sendMail } from './send-mail.ts'

type Needs = {
  database: Database
  jobs: Jobs
  mailer: Mailer
  retry: MailRetry
  onProblem: (error: unknown, sentence: string) => void
  /** Tells those who run the program. */
  onNote: (sentence: string) => void
  leaseSeconds?: number
}

/** What capabilities know of outgoing mail: they define what they write, and wake the sender after their transaction. */
export type OutgoingMail = Pick<ReturnType<typeof openOutgoingMail>, 'define' | 'wake' | 'sendDue'>

const EVERY_MINUTE = '* * * * *'
/** Mails on their way at the same time, each with a lease of its own. */
const AT_ONCE = 5
/** Shorter than the minute between two runs of the job. */
const RUN_MS = 50_000
/** As long as jobs have to end. */
const STOP_MS = 10_000
/** How long staff can see what failed, and what was sent. */
const KEPT_DAYS = 90

/** All mails that leave the program: each is sent once, by one node, at once if it can be and later if not. */
export function openOutgoingMail({ database, jobs, leaseSeconds = LEASE_SECONDS, ...needs }: Needs) {
  const store = outgoingMailStore(database.sql)
  const kinds = new Map<string, MailKind>()
  const sending = new Set<Promise<unknown>>()
  const pauses = new Set<NodeJS.Timeout>()
  const busy = new Set<string>()
  const oneAtATime = inTurn(1)
  let isStarted = false
  let isWanted = false

  const all = () => [...kinds.keys()]
  const urgent = () => all().filter((name) => kinds.get(name)?.isUrgent)

  const sends: SendNeeds = { store, leaseSeconds, ...needs, onPause: wakeAfter }

  /** Sends one mail after another until none is due. Returns how many it had. */
  async function work(names: readonly string[], isOver: () => boolean, onTaken = () => {}): Promise<number> {
    for (let count = 0; ; count++) {
      if (isOver()) return count
      const free = names.filter((name) => !busy.has(name))
      const mail = await store.take(free, urgent(), leaseSeconds)
      const kind = mail && kinds.get(mail.kind)
      if (!kind) return count
      onTaken()
      await (kind.isLarge ? sendLarge(kind, mail) : sendMail(sends, kind, mail))
    }
  }

  /** Meanwhile others of its kind stay where they are, and leave the workers to smaller mails. */
  async function sendLarge(kind: MailKind, mail: LeasedMail): Promise<void> {
    busy.add(kind.name)
    await oneAtATime(() => sendMail(sends, kind, mail)).finally(() => busy.delete(kind.name))
  }

  /** Sends what is due, or as much as the time of a run allows. Returns how many mails it tried. */
  async function sendDue(names = all()): Promise<number> {
    const end = Date.now() + RUN_MS
    const workers = Array.from({ length: AT_ONCE }, () => work(names, () => Date.now() > end))
    return (await Promise.all(workers)).reduce((sum, count) => sum + count, 0)
  }

  /** Call after the commit of a transaction that has written a mail. If it gets lost, the next minute finds the mail. */
  function wake(): void {
    if (!isStarted) return
    isWanted = true
    if (sending.size >= AT_ONCE) return
    const worker = workWhileWanted()
      .catch((error) => needs.onProblem(error, 'Reading the mails that wait failed'))
      .finally(() => sending.delete(worker))
    sending.add(worker)
  }

  async function workWhileWanted(): Promise<void> {
    // Each mail that is found may have others behind it, so it wakes another worker.
    const isOver = () => !isStarted
    while (isWanted && isStarted) {
      isWanted = false
      await work(all(), isOver, wake)
    }
  }

  /** The job of each minute would be late for the first attempts. */
  function wakeAfter(seconds: number): void {
    if (!isStarted || seconds > 60) return
    const timer = setTimeout(() => {
      pauses.delete(timer)
      wake()
    }, seconds * 1000).unref()
    pauses.add(timer)
  }

  jobs.define({ name: 'send-mails', at: EVERY_MINUTE, run: async () => void (await sendDue()) })
  jobs.define({
    name: 'tidy-mails',
    at: '33 4 * * *',
    run: () =>
      store.tidy(
        KEPT_DAYS,
        all().filter((name) => kinds.get(name)?.isKept),
      ),
  })
  jobs.define({
    name: 'count-failed-mails',
    at: '25 6 * * *',
    run: async () => {
      const count = await store.countFailed()
      if (count > 0) needs.onNote(`${count} mails could not be sent: npm run mails -- failed`)
    },
  })

  return {
    name: 'mail',
    /** Declares a kind of mail. Nodes that do not know a kind leave its mails to others. */
    define(kind: MailKind): void {
      if (kinds.has(kind.name)) throw new Error(`The mail '${kind.name}' is defined twice.`)
      kinds.set(kind.name, kind)
    },
    wake,
    sendDue,
    /** Sends what was left before. From now on mails go out as soon as they are written. */
    start(): void {
      isStarted = true
      wake()
    },
    async close(): Promise<void> {
      isStarted = false
      for (const timer of pauses) clearTimeout(timer)
      const late = new Promise((resolve) => setTimeout(resolve, STOP_MS).unref())
      await Promise.race([Promise.all(sending), late])
    },
  } satisfies Capability & Record<string, unknown>
}
