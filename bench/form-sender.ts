import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import sharp from 'sharp'

const HOST = 'kuluttaja.localhost'
const PATH = '/api/contact/retail/reclamation'

type Answer = { status: number; body: string }

/** One visitor with a connection and an address of its own, so that the limits of clients are those of people. */
export class FormSender {
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 1 })
  readonly #address: string
  #port: number

  constructor(port: number, index: number) {
    this.#port = port
    this.#address = `10.1.${index >> 8}.${index & 255}`
  }

  /** After a restart. */
  moveTo(port: number): void {
    this.#port = port
  }

  async token(): Promise<string> {
    const { challenge } = JSON.parse((await this.#send('GET', '/api/captcha/challenge')).body) as {
      challenge: Challenge
    }
    const solution = await solveChallenge({ challenge, deriveKey })
    return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
  }

  send(body: string, token: string, key: string): Promise<Answer> {
    return this.#send('POST', PATH, body, { 'x-captcha-token': token, 'idempotency-key': key })
  }

  close(): void {
    this.#agent.destroy()
  }

  #send(method: string, path: string, body?: string, headers: Record<string, string> = {}): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const sent = request({
        agent: this.#agent,
        host: '127.0.0.1',
        port: this.#port,
        method,
        path,
        timeout: 60_000,
        headers: {
          host: `${HOST}:${this.#port}`,
          'x-forwarded-for': this.#address,
          ...headers,
          ...(body ? { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) } : {}),
        },
      })
      sent.on('timeout', () => sent.destroy(new Error('No answer in 60 s.')))
      sent.on('error', reject)
      sent.on('response', (response) => {
        text(response).then((got) => resolve({ status: response.statusCode ?? 0, body: got }), reject)
      })
      sent.end(body)
    })
  }
}

/** A complaint with one picture. The marker finds it again. */
export function complaintWith(pictureUrl: string, marker: string): string {
  return JSON.stringify({
    Data: {
      Firstname: 'Maija',
      Lastname: 'Mäkelä',
      StreetAddress: 'Kotikatu 1',
      PostalCode: '60100',
      City: 'Seinäjoki',
      ContactByEmail: true,
      Email: 'maija@example.fi',
      Message: 'Hyvää päivää!',
      ProductId: 'KA-2001',
      ProductName: '',
      ExpirationDate: '2026-11-20',
      PlaceOfPurchase: 'Kauppa',
      BatchNumber: marker,
    },
    Files: [{ Name: 'kuva.jpg', Data: pictureUrl }],
  })
}

/** A JPEG of about a megabyte, as a data URL. */
export async function megabytePicture(): Promise<string> {
  const noise = { type: 'gaussian', mean: 128, sigma: 20 } as const
  const picture = await sharp({ create: { width: 2000, height: 1500, channels: 3, background: '#a33', noise } })
    .jpeg({ quality: 85 })
    .toBuffer()
  return `data:image/jpeg;base64,${picture.toString('base64')}`
}

export const newKey = () => randomUUID()
