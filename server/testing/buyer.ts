import { Agent, type IncomingHttpHeaders, request } from 'node:http'
import { VERIFICATION_FIELD } from '#contract/calls/verification.ts'
import { ADDRESS, type StoredBuyer, type StoredSlot } from './stored-buyers.ts'

type Answer = { status: number; headers: IncomingHttpHeaders; body: string }
type Sent = { method?: 'GET' | 'POST'; json?: object; form?: Record<string, string> }

const LONGEST_MS = 120_000

/** The browser of a customer who is logged in, at a running program. It has one connection and an address of its own. */
export function aBuyer({ session, cart, email }: StoredBuyer, { port, address }: { port: number; address: string }) {
  const jar = new Map([
    ['customer', session],
    ['cart', cart],
  ])
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })

  /** Throws if no answer comes. */
  const send = async (path: string, { method = 'GET', json, form }: Sent = {}): Promise<Answer> => {
    const body = json ? JSON.stringify(json) : form ? new URLSearchParams(form).toString() : undefined
    const answer = await ask(`http://lihakauppa.localhost:${port}${path}`, {
      method,
      body,
      agent,
      headers: {
        'x-forwarded-for': address,
        cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(json ? { 'content-type': 'application/json' } : {}),
        ...(form ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
      },
    })
    for (const cookie of answer.headers['set-cookie'] ?? []) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      jar.set(name, value)
    }
    return answer
  }
  let token = ''

  return {
    send,
    /** As the browser does when a form is focused. */
    async getToken(): Promise<void> {
      token = JSON.parse((await send('/api/antiforgery/token')).body).token
    },
    /** Presses pay. */
    press: (total: string, { date, time }: StoredSlot): Promise<Answer> =>
      send('/kassa', {
        method: 'POST',
        form: {
          'Form.FirstName': ADDRESS.firstName,
          'Form.LastName': ADDRESS.lastName,
          'Form.City': ADDRESS.city,
          'Form.StreetAddress': ADDRESS.streetAddress,
          'Form.PostalCode': ADDRESS.postalCode,
          'Form.Email': email,
          'Form.PhoneNumber': '0501231231',
          'Form.UseDeliveryAddressForBilling': 'true',
          'Form.Terms': 'true',
          'Form.DeliveryDate': date,
          'Form.DeliveryTime': time,
          'Form.PaymentMethodCode': 'FI50',
          'Form.Total': total,
          [VERIFICATION_FIELD]: token,
        },
      }),
    /** Chooses on the payment page. Returns the shop's address to which the browser returns. */
    async choose(payAddress: string, choice: 'approve' | 'cancel' | 'delay'): Promise<URL> {
      const page = await ask(payAddress, { method: 'GET' })
      if (page.status !== 200) throw new Error(`The payment page answered ${page.status}.`)
      const { status, headers } = await ask(payAddress, {
        method: 'POST',
        body: new URLSearchParams({ choice, method: 'FI50' }).toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      })
      if (status !== 303) throw new Error(`The payment page answered ${status} to a choice.`)
      return new URL(headers.location ?? '')
    },
    leave: () => agent.destroy(),
  }
}

type Asked = { method: string; headers?: Record<string, string>; body?: string | undefined; agent?: Agent }

function ask(address: string, { method, headers = {}, body, agent }: Asked): Promise<Answer> {
  const { host, port, pathname, search } = new URL(address)
  return new Promise((answered, failed) => {
    const sent = request(
      {
        // Browsers resolve every name under localhost; the libraries of an operating system often do not.
        host: '127.0.0.1',
        port,
        path: `${pathname}${search}`,
        method,
        timeout: LONGEST_MS,
        ...(agent ? { agent } : {}),
        headers: { ...headers, host, ...(body ? { 'content-length': Buffer.byteLength(body) } : {}) },
      },
      (response) => {
        let text = ''
        response.setEncoding('utf8')
        response.on('data', (part) => {
          text += part
        })
        response.on('error', failed)
        response.on('end', () =>
          response.complete
            ? answered({ status: response.statusCode ?? 0, headers: response.headers, body: text })
            : failed(new Error('The answer ended early.')),
        )
      },
    )
    sent.on('timeout', () => sent.destroy(new Error(`No answer in ${LONGEST_MS / 1000} s.`)))
    sent.on('error', failed)
    sent.end(body)
  })
}
