import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { answerControl } from './control-api.ts'
import { type Call, Controls } from './controls.ts'
import type { Fields } from './messages.ts'
import { methods, methodsAnswer } from './methods.ts'
import { type Page, payPage, unknownPage } from './pay-page.ts'
import { type Payment, toCents } from './payment.ts'
import { PaymentBook } from './payment-book.ts'
import { type Choice, callBack, returnAddress } from './returns.ts'
import { type Account, paymentService } from './service.ts'

type Options = {
  /** 0 chooses a free one. */
  port: number
  account: Account
  /** Where payments outlive this process; without it they do not. */
  stateFile?: string
}

export type Sandbox = { port: number; origin: string; close(): Promise<void> }

const MAX_BODY_BYTES = 1_000_000
const PAY_PATH = '/w/Pay.pmt'
const ADDRESS_PATH = /^\/api\/public\/v1\/payments\/([^/]+)\/payment-url$/

const serverCalls: Readonly<Record<string, Call>> = {
  '/NewPaymentExtended.pmt': 'create',
  '/PaymentStatusQuery.pmt': 'query',
  '/PaymentCancel.pmt': 'refund',
  '/GetPaymentMethods.pmt': 'methods',
}

/** A payment service on this machine that speaks the protocol of Svea Payments. */
export async function startSandbox({ port: wanted, account, stateFile }: Options): Promise<Sandbox> {
  const book = new PaymentBook(stateFile)
  const controls = new Controls()
  const timers = new Set<NodeJS.Timeout>()
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      process.stderr.write(`The payment sandbox failed: ${error instanceof Error ? error.stack : error}\n`)
      if (response.headersSent) response.destroy()
      else response.writeHead(500).end()
    })
  }).listen(wanted, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const origin = `http://maksu.localhost:${port}`
  const payAddressOf = ({ token }: Payment) => `${origin}${PAY_PATH}?ST=${token}`
  const service = paymentService({ book, account, payAddressOf })
  const credentials = `Basic ${Buffer.from(`${account.sellerId}:${account.secretKey}`).toString('base64')}`

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', origin)
    if (pathname === PAY_PATH) return answerPayer(request, response, searchParams.get('ST') ?? '')
    if (pathname === '/control' || pathname.startsWith('/control/'))
      return answerControl({ book, controls, pay: settleChoice }, request, response, pathname)
    const call = serverCalls[pathname] ?? (ADDRESS_PATH.test(pathname) ? 'address' : undefined)
    if (!call) return sendPage(response, unknownPage())
    if (request.headers.authorization !== credentials) return void response.writeHead(401).end('Unauthorized')
    answerShop(call, pathname, await fieldsOf(request, searchParams), response)
  }

  function answerShop(call: Call, pathname: string, fields: Fields, response: ServerResponse): void {
    const idInPath = ADDRESS_PATH.exec(pathname)?.[1]
    const paymentId = idInPath ?? fields.pmt_id ?? fields.pmtq_id ?? fields.pmtc_id ?? ''
    const fault = controls.take(call, paymentId)
    if (fault === 'silence') return
    if (fault === 'error-500') return void response.writeHead(500).end('Internal error')
    if (fault === 'html')
      return void response.writeHead(200, { 'content-type': 'text/html' }).end('<html><p>Huolto</html>')
    if (call === 'address') {
      const payment = book.find(paymentId)
      if (!payment) return void response.writeHead(404).end()
      const body = JSON.stringify({ created: payment.createdAt, url: payAddressOf(payment) })
      return void response.writeHead(200, { 'content-type': 'application/json' }).end(body)
    }
    const xml = call === 'methods' ? methodsAnswer(toCents(fields.totalamount)) : service[call](fields, fault)
    if (fault === 'lost-answer') return void response.destroy()
    response.writeHead(200, { 'content-type': 'application/xml; charset=UTF-8' }).end(xml)
  }

  async function answerPayer(request: IncomingMessage, response: ServerResponse, token: string): Promise<void> {
    const payment = book.findByToken(token)
    if (!payment) return sendPage(response, unknownPage())
    if (request.method !== 'POST') return sendPage(response, payPage(payment))
    const { choice = '', method = '' } = await fieldsOf(request)
    if (!isChoice(choice)) return sendPage(response, payPage(payment))
    const location = await settleChoice(payment, choice, method)
    response.writeHead(303, { location, 'cache-control': 'no-store' }).end()
  }

  /** Stores what the payer chose and sends callbacks. Resolves with the address to which the browser returns. */
  async function settleChoice(payment: Payment, choice: Choice, method = ''): Promise<string> {
    const known = method in methods ? method : payment.method || 'FI01'
    const isNew = payment.state !== 'paid'
    const changed = isNew ? { ...payment, method: known, ...outcomes[choice]() } : payment
    if (isNew) book.save(changed)
    const location = returnAddress(changed, payment.state === 'paid' ? 'approve' : choice, account.secretKey)
    if (changed.state === 'paid' && isNew) await confirm(location)
    return location
  }

  async function confirm(okAddress: string): Promise<void> {
    const { callback } = controls
    if (callback.when === 'before') await callBack(okAddress, callback)
    if (callback.when !== 'after') return
    const timer = setTimeout(() => {
      timers.delete(timer)
      callBack(okAddress, callback)
    }, callback.delayMs)
    timers.add(timer)
  }

  return {
    port,
    origin,
    async close() {
      for (const timer of timers) clearTimeout(timer)
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}

const outcomes: Readonly<Record<Choice, () => Pick<Payment, 'state' | 'paidOn'>>> = {
  approve: () => ({ state: 'paid', paidOn: today() }),
  delay: () => ({ state: 'delayed' }),
  cancel: () => ({ state: 'tried' }),
  fail: () => ({ state: 'tried' }),
}

function isChoice(text: string): text is Choice {
  return Object.hasOwn(outcomes, text)
}

/** dd.MM.yyyy */
function today(): string {
  return new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Helsinki' }).format(new Date()).replaceAll('/', '.')
}

function sendPage(response: ServerResponse, { status, headers, html }: Page): void {
  response.writeHead(status, headers).end(html)
}

async function fieldsOf(request: IncomingMessage, query?: URLSearchParams): Promise<Fields> {
  if (request.method !== 'POST') return Object.fromEntries(query ?? [])
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request) {
    size += chunk.length
    if (size > MAX_BODY_BYTES) throw new Error('A request is too long.')
    chunks.push(chunk)
  }
  return Object.fromEntries(new URLSearchParams(Buffer.concat(chunks).toString('utf8')))
}
