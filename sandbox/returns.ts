import { request } from 'node:http'
import type { Callback } from './controls.ts'
import { type Fields, signed } from './messages.ts'
import type { Payment } from './payment.ts'

export type Choice = 'approve' | 'cancel' | 'fail' | 'delay'

const returnFields: Readonly<Record<Choice, string>> = {
  approve: 'pmt_okreturn',
  cancel: 'pmt_cancelreturn',
  fail: 'pmt_errorreturn',
  delay: 'pmt_delayedpayreturn',
}
const HASHED = [
  ...['pmt_action', 'pmt_version', 'pmt_id', 'pmt_reference', 'pmt_amount', 'pmt_currency', 'pmt_sellercosts'],
  ...['pmt_paymentmethod', 'pmt_escrow'],
]
const CALLBACK_TIMEOUT_MS = 10_000

/** Where the browser goes after a choice, with what the service tells there. */
export function returnAddress(payment: Payment, choice: Choice, secretKey: string): string {
  const address = new URL(payment.fields[returnFields[choice]] ?? '')
  const told = choice === 'cancel' || choice === 'fail' ? { pmt_id: payment.id } : confirmation(payment, secretKey)
  for (const [name, value] of Object.entries(told)) address.searchParams.set(name, value)
  return address.href
}

function confirmation({ fields, method }: Payment, secretKey: string): Fields {
  const told = Object.fromEntries(HASHED.map((name) => [name, fields[name] ?? '']))
  return signed({ ...told, pmt_paymentmethod: method }, HASHED, 'pmt_hash', secretKey)
}

/** Calls the shop's ok address, as the service itself does. Resolves with the shop's statuses; 0 is no answer. */
export async function callBack(address: string, { times }: Callback): Promise<number[]> {
  const statuses: number[] = []
  for (let call = 0; call < times; call += 1) statuses.push(await statusOf(new URL(address)))
  return statuses
}

function statusOf(address: URL): Promise<number> {
  const { hostname, host, port, pathname, search } = address
  // Browsers resolve every name under localhost; the libraries of an operating system often do not.
  const target = hostname.endsWith('.localhost') ? '127.0.0.1' : hostname
  return new Promise((resolve) => {
    request(
      {
        host: target,
        port,
        path: `${pathname}${search}`,
        headers: { host },
        signal: AbortSignal.timeout(CALLBACK_TIMEOUT_MS),
      },
      (response) => {
        response.resume()
        response.once('close', () => resolve(response.statusCode ?? 0))
      },
    )
      .once('error', () => resolve(0))
      .end()
  })
}
