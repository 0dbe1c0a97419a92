import { PaymentUnreachable } from '../payment-service.ts'
import { type Element, readXml } from './xml.ts'

export type Connection = {
  /** Where the service answers: not always the origin that browsers see. */
  callOrigin: string
  sellerId: string
  secretKey: string
  timeoutMs: number
  /** Default: over the network. */
  send?: (address: string, init: RequestInit) => Promise<Response>
}

type Request = { path: string; form?: Readonly<Record<string, string>> }

/** A list of payment methods has some kilobytes. */
const MAX_ANSWER_BYTES = 1_000_000

/** The service did not answer, or not as agreed. Whether it did what was asked is unknown. */
export class NoAnswer extends PaymentUnreachable {}

/** Asks for XML. Throws `NoAnswer` on anything else. */
export async function askForXml(connection: Connection, request: Request): Promise<Element> {
  const { status, text } = await ask(connection, request)
  if (status === 401 || status === 403)
    throw new Error(`The payment service does not take our account: it answered ${status}.`)
  const root = status === 200 ? readXml(text) : null
  if (!root) throw new NoAnswer(`${request.path} answered ${status} without XML.`)
  return root
}

/** The same, once more if no answer came: only for what changes nothing. */
export async function askAgainForXml(connection: Connection, request: Request): Promise<Element> {
  return askForXml(connection, request).catch((error: unknown) => {
    if (error instanceof NoAnswer) return askForXml(connection, request)
    throw error
  })
}

/** By POST with a form, otherwise by GET. Any status is an answer; throws `NoAnswer` if none comes in time. */
export async function ask(connection: Connection, { path, form }: Request): Promise<{ status: number; text: string }> {
  const { callOrigin, sellerId, secretKey, timeoutMs, send = fetch } = connection
  try {
    const response = await send(`${callOrigin}${path}`, {
      headers: {
        authorization: `Basic ${Buffer.from(`${sellerId}:${secretKey}`).toString('base64')}`,
        ...(form ? { 'content-type': 'application/x-www-form-urlencoded; charset=UTF-8' } : {}),
      },
      ...(form ? { method: 'POST', body: new URLSearchParams(form).toString() } : {}),
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    })
    return { status: response.status, text: await boundedText(response) }
  } catch (error) {
    // Neither the form nor the headers: they have names and the secret key in them.
    throw new NoAnswer(`The payment service did not answer ${path.split('?')[0]}.`, { cause: error })
  }
}

async function boundedText({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body ?? []) {
    size += chunk.length
    if (size > MAX_ANSWER_BYTES) throw new Error('The answer is too long.')
    chunks.push(chunk)
  }
  // All server-to-server messages are UTF-8. Other bytes mean that names and amounts cannot be believed either.
  return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks))
}
