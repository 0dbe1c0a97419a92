import { type IncomingMessage, request } from 'node:http'
import { json } from 'node:stream/consumers'

/** A GET, or a POST where there is a body. */
export type Asked = { path: string; body?: object }

/** The fields of answers that the bench goes on with. */
type Answer = { seen: string; rows: { number: number }[]; orders: { number: number }[] }

export type AskOffice = <Body = Answer>(asked: Asked) => Promise<Body>

export type OfficeClient = {
  ask: AskOffice
  read: (asked: Asked) => Promise<void>
  open: (asked: Asked) => Promise<IncomingMessage>
}

/** Somebody who has logged in. Each request comes from another address, so that no limit of a client is measured. */
export function officeClient(port: number, token: string): OfficeClient {
  let asked = 0
  const open = ({ path, body }: Asked) =>
    new Promise<IncomingMessage>((done, failed) => {
      const at = asked++
      const host = `hallinta.localhost:${port}`
      const headers = {
        host,
        cookie: `staff=${token}`,
        'x-forwarded-for': `10.${(at >> 16) % 250}.${(at >> 8) % 250}.${at % 250}`,
        ...(body ? { 'content-type': 'application/json', origin: `http://${host}` } : {}),
      }
      const sent = request({ host: '127.0.0.1', port, path, headers, method: body ? 'POST' : 'GET' }, (answer) => {
        if (answer.statusCode === 200) return done(answer)
        answer.resume()
        failed(new Error(`${path}: ${answer.statusCode}`))
      })
      sent.once('error', failed)
      sent.end(body && JSON.stringify(body))
    })
  return {
    open,
    ask: async <Body>(given: Asked) => (await json(await open(given))) as Body,
    async read(given) {
      for await (const _ of await open(given)) {
        // Nothing but its arrival counts.
      }
    },
  }
}
