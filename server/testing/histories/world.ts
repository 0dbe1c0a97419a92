import { scryptSync } from 'node:crypto'
import { onTestFinished } from 'vitest'
import { cents } from '#contract/values/money.ts'
import type { Outcome } from '#contract/values/outcome.ts'
import type { Mail } from '#server/adapters/mail/mailer.ts'
import { openContent } from '#server/capabilities/content/content.capability.ts'
import { savePages } from '#server/capabilities/content/content.ts'
import { customerStore } from '#server/capabilities/customers/customers.store.ts'
import { ChangeFeed } from '#server/changes/change-feed.ts'
import type { Database } from '#server/db/database.ts'
import { Cookies, type SetCookie } from '#server/http/calls/cookies.ts'
import type { Guess } from '#server/http/calls/guessing.ts'
import type { ServedCall, ServedRoute } from '#server/http/calls/served.ts'
import type { Jobs } from '#server/jobs/jobs.ts'
import { openOutgoingMail } from '#server/mail/open-outgoing-mail.ts'
import { saveProducts, saveStock } from '#server/shop/catalogue/catalogue.ts'
import { codeChangeStore } from '#server/shop/codes/code-changes.store.ts'
import type { CodeChangeNeeds } from '#server/shop/codes/code-changes.ts'
import { readCodeFile } from '#server/shop/codes/code-file.ts'
import { readAreaFile } from '#server/shop/delivery/area-file.ts'
import { saveAreas, savePostalCodes } from '#server/shop/delivery/plan.ts'
import { openAccounts } from '#server/wiring/customers.ts'
import { openShop } from '#server/wiring/shop.ts'
import type { WiringInput } from '#server/wiring/wiring-input.ts'
import { sites } from '#sites/all.ts'
import { aProduct } from '../a-page.ts'
import { ownDatabase } from '../fresh-database.ts'
import { historyClock } from './clock.ts'
import { sandboxInProcess } from './sandbox-in-process.ts'
import {
  type BrowserName,
  browserNames,
  codeTable,
  emailOf,
  homes,
  PASSWORD,
  people,
  plans,
  products,
} from './start.ts'
import { makeStateFunction } from './state.ts'

const ORIGIN = 'https://lihakauppa.example'
const SECRET = 'a secret of histories'

/**
 * The shop of histories: its real capabilities on a database of its own, wired as the program wires them, without pages and HTTP between
 * a browser and a call. All histories share it; `begin` puts everything back to the start.
 */
export async function openWorld() {
  const database = await ownDatabase()
  const clock = await historyClock(database)
  await clock.begin()
  const payments = sandboxInProcess()
  const mails: Mail[] = []
  const problems: string[] = []
  const work = new Map<string, () => Promise<void>>()
  const jobs = {
    define: ({ name, run }: { name: string; run: (data: object) => Promise<void> }) => {
      work.set(name, () => run({}))
      return async () => {}
    },
  } as unknown as Jobs
  const note = (error: unknown, sentence = '') => void problems.push(`${sentence}: ${error}`)
  const input = {
    database,
    jobs,
    sites,
    now: clock.now,
    payments: payments.service,
    secrets: [SECRET],
    origins: new Map(sites.map(({ id }) => [id, id === 'lihakauppa' ? ORIGIN : `https://${id}.example`])),
    mailer: { place: 'a list', deliver: async (mail: Mail) => void mails.push(mail) },
    mailRetry: { limit: 1, delaySeconds: 1, backoff: false },
    onProblem: note,
    onWarning: note,
    onNote: note,
  } as unknown as WiringInput
  const feed = new ChangeFeed({ database, onProblem: note, onWarning: note, onNote: note })
  await feed.begin()
  onTestFinished(() => feed.stop())
  const content = await openContent({ database, checkBlocks: () => [] })
  const mail = openOutgoingMail({ ...input, retry: input.mailRetry })
  const shop = await openShop(input, {
    mail,
    findTaxonomy: async () => null,
    withdrawalNotice: async () => ({}) as never,
  })
  feed.tell(shop.capabilities)
  const customers = openAccounts(input, {
    mail,
    shop: shop.site,
    accountYears: async () => (await shop.settings.read()).accountYears,
    carts: shop.carts,
    counts: { take: async () => 0, giveBack: async () => {} },
    pauses: { pause: async () => 0 },
    captcha: { check: async () => null },
    render: {} as never,
  })
  const pages = products.map(({ code, name }) =>
    aProduct(code.toLowerCase(), { site: shop.site.id, title: name }, { offer: { code } }),
  )
  accepted(await savePages(content.actions, pages))
  await fill(database, shop, clock.now())
  const putBack = await startState(database)
  await makeStateFunction(database)

  const capabilities = [...shop.capabilities, customers]
  const served = new Map<string, ServedCall | ServedRoute>([
    ...capabilities.flatMap(({ calls = [] }) => calls.map((each) => [`${each.call.method} ${each.call.path}`, each])),
    ...capabilities.flatMap(({ routes = [] }) =>
      routes.flatMap((each) => each.route.methods.map((method) => [`${method} ${each.route.path}`, each])),
    ),
  ] as [string, ServedCall | ServedRoute][])
  const jars = new Map<BrowserName, Map<string, string>>()
  let begun = 0

  /** What the frame around calls does: checks the input, finds out who calls, and refuses who may not. */
  const call = async (address: string, { jar, customer, ...sent }: Sent): Promise<Answer> => {
    await feed.caughtUp()
    const found = served.get(address)
    if (!found) throw new Error(`Nobody serves ${address}.`)
    const declared = 'call' in found ? found.call : found.route
    const cookies = new Cookies([...(jar ?? [])].map(([name, value]) => `${name}=${value}`).join('; '), true)
    const setCookie: SetCookie = (name, value, { days } = {}) =>
      void (days === 0 ? jar?.delete(name) : jar?.set(name, value))
    const caller = customer ?? (await customers.findCustomer(cookies))
    if (declared.caller === 'customer' && !caller) return { ok: false, code: 'LOGIN_NEEDED', problems: [] }
    const given = {
      language: 'fi',
      client: '192.0.2.1',
      site: shop.site,
      cookies,
      setCookie,
      customer: caller,
      guess: guessFreely,
      captchaToken: '',
      params: declared.params?.parse(sent.params ?? {}) ?? {},
      query: declared.query?.parse(sent.query ?? {}) ?? {},
      body: declared.body?.parse(sent.body ?? {}) ?? null,
    }
    return found.handle(given as never) as Promise<Answer>
  }

  return {
    database,
    clock,
    payments,
    mails,
    problems,
    shop,
    call,
    needs: shop.orders.actions,
    codes: {
      atomically: (work) => database.transaction((tx) => work(codeChangeStore(tx))),
      secrets: [SECRET],
      wakeMail: () => {},
    } satisfies CodeChangeNeeds as CodeChangeNeeds,
    jarOf: (browser: BrowserName) => jars.get(browser) as Map<string, string>,
    async begin() {
      payments.reset()
      for (const list of [mails, problems]) list.length = 0
      for (const name of browserNames) jars.set(name, new Map())
      await clock.begin()
      await putBack()
      begun++
      if (begun % VACUUM_EVERY === 0) await database.query('vacuum analyze')
      await feed.caughtUp()
      await shop.catalogue.onMissedChanges()
    },
    /** Mails the codes that were asked for, and returns the newest. */
    async mailedCode() {
      await mail.sendDue(['login-code'])
      return /\d{6}/.exec(mails.at(-1)?.subject ?? '')?.[0]
    },
    run: async (job: string) => {
      const found = work.get(job)
      if (!found) throw new Error(`There is no job ${job}.`)
      await found()
    },
  }
}

const VACUUM_EVERY = 100

/** Limits of guesses have their own tests. */
const guessFreely: Guess = (work) => work()

type Sent = {
  jar?: Map<string, string>
  /** Instead of the one whose session the browser has. */
  customer?: { id: string }
  params?: object
  query?: object
  body?: object | null
}
// biome-ignore lint/suspicious/noExplicitAny: the caller knows which call it is.
type Answer = Outcome<any, string>

export type World = Awaited<ReturnType<typeof openWorld>>

async function fill(database: Database, shop: Awaited<ReturnType<typeof openShop>>, now: Date): Promise<void> {
  const { catalogue, codes, delivery } = shop
  const facts = products.map(({ code, price, ...more }) => ({
    code,
    price: cents(price),
    ...('vatClass' in more ? { vatClass: more.vatClass } : {}),
    ...('deliveryDays' in more ? { deliveryDays: [...more.deliveryDays] } : {}),
  }))
  await saveProducts(catalogue.actions, facts, now)
  await saveStock(
    catalogue.actions,
    products.map((product) => ({ code: product.code, stock: 'stock' in product ? product.stock : null })),
  )
  await codes.actions.store.put(accepted(readCodeFile(codeTable)))
  await savePostalCodes(
    delivery.actions,
    homes.map((code) => ({ code, name: 'X', swedishName: 'X', municipality: 'X', type: 1 })),
  )
  accepted(await saveAreas(delivery.actions, readAreaFile(plans[0]?.table ?? '').rows))
  await delivery.actions.makeSlots()
  for (const person of people) {
    await customerStore(database.sql).putPassword({ id: person, email: emailOf(person), password: CHEAP_HASH })
  }
}

const SALT = Buffer.from('salt').toString('base64url')
const hashed = scryptSync(PASSWORD, 'salt', 32, { N: 2 ** 4, r: 8, p: 1 })

/** Of the usual password, with so little work that histories can log in often. */
export const CHEAP_HASH = `scrypt$4$8$1$${SALT}$${hashed.toString('base64url')}`

export function accepted<Value>(outcome: Outcome<Value, string>): Value {
  if (!outcome.ok) throw new Error(`Refused with ${outcome.code}: ${outcome.problems.join(', ')}`)
  return outcome.value
}

/**
 * Copies every table as it is now, and returns what puts all of them back: in one statement, since truncating takes long. Nobody can empty
 * the audit log.
 */
async function startState(database: Database): Promise<() => Promise<void>> {
  const { rows } = await database.query(`select tablename from pg_tables where schemaname = 'public'`)
  await database.query('create schema beginning')
  const tables = rows.map(({ tablename }) => String(tablename)).filter((table) => !/^(page|audit)/.test(table))
  const statements: string[] = []
  for (const table of tables) {
    await database.query(`create table beginning."${table}" as table public."${table}"`)
    const { rows: filled } = await database.query(`select exists (select from beginning."${table}") as is`)
    statements.unshift(`delete from public."${table}"`)
    if (filled[0]?.is) {
      statements.push(`insert into public."${table}" overriding system value select * from beginning."${table}"`)
    }
  }
  return async () => void (await database.query(statements.join(';')))
}
