import type { IncomingMessage, ServerResponse } from 'node:http'
import { json } from 'node:stream/consumers'
import type { Controls } from './controls.ts'
import type { Payment } from './payment.ts'
import type { PaymentBook } from './payment-book.ts'
import type { Choice } from './returns.ts'

type Needs = {
  book: PaymentBook
  controls: Controls
  pay: (payment: Payment, choice: Choice) => Promise<string>
}

/**
 * For tests. `PUT /control` with `{ faults, callback }` replaces how the sandbox behaves; `GET /control` lists the payments and names the process; `POST
 * /control/<id>` with `{ choice }` acts as the payer and returns where the browser would go, with `{ settle: true }` as the service that
 * settles. Only JSON is taken, which no page of another origin can send.
 */
export async function answerControl(
  { book, controls, pay }: Needs,
  request: IncomingMessage,
  response: ServerResponse,
  pathname: string,
): Promise<void> {
  const send = (status: number, body: unknown) =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  if (request.method === 'GET') return send(200, { process: process.pid, payments: book.all })
  if (request.headers['content-type'] !== 'application/json') return send(415, {})
  const body = (await json(request)) as Record<string, unknown>
  if (request.method === 'PUT') {
    controls.set(body)
    return send(200, {})
  }
  const payment = book.find(decodeURIComponent(pathname.slice('/control/'.length)))
  if (!payment) return send(404, {})
  if (body.settle) {
    book.save({ ...payment, isSettled: true })
    return send(200, {})
  }
  send(200, { returnsTo: await pay(payment, body.choice as Choice) })
}
