import { setTimeout } from 'node:timers/promises'
import { checkKey, type FileStore } from './file-store.ts'
import { type S3Keys, s3Signer } from './s3-signature.ts'

export type S3Place = S3Keys & { endpoint: string; bucket: string }

/** Delay before each retry. Not by aws4fetch: it retries neither a broken connection nor a body that ends early. */
const RETRY_DELAYS_MS = [100, 400, 1000]
const TIMEOUT_MS = 15_000

/** Stores files in an S3-compatible service, with path-style addresses, which Amazon, MinIO, Ceph and others support. */
export function s3Files(place: S3Place, { retryDelaysMs = RETRY_DELAYS_MS, timeoutMs = TIMEOUT_MS } = {}): FileStore {
  const signedHeaders = s3Signer(place)

  async function send(method: string, key: string, body: Buffer = Buffer.alloc(0)): Promise<Response> {
    checkKey(key)
    const url = new URL(`${place.endpoint.replace(/\/$/, '')}/${place.bucket}/${key}`)
    for (let attempt = 0; ; attempt++) {
      // Signed for each attempt: a signature is valid for minutes only.
      const headers = await signedHeaders({ method, url, headers: {}, body }, new Date())
      const response = await attemptRequest(method, url, headers, body, timeoutMs)
      if (response instanceof Response) return response
      const delayMs = retryDelaysMs[attempt]
      if (delayMs === undefined) throw new Error(`${method} ${url} failed: ${response.failure}`)
      await setTimeout(delayMs)
    }
  }

  return {
    place: `${place.endpoint}/${place.bucket}`,
    async put(key, bytes) {
      await requireSuccess(await send('PUT', key, bytes), 'PUT', key)
    },
    async get(key) {
      const response = await send('GET', key)
      if (response.status === 404) return undefined
      return Buffer.from(await (await requireSuccess(response, 'GET', key)).arrayBuffer())
    },
    async has(key) {
      const response = await send('HEAD', key)
      if (response.status === 404) return false
      await requireSuccess(response, 'HEAD', key)
      return true
    },
    async delete(key) {
      const response = await send('DELETE', key)
      if (response.status !== 404) await requireSuccess(response, 'DELETE', key)
    },
  }
}

/** A response with its whole body, or a failure worth a retry: a network error, a timeout or a 5xx. */
async function attemptRequest(
  method: string,
  url: URL,
  headers: Headers,
  body: Buffer,
  timeoutMs: number,
): Promise<Response | { failure: string }> {
  try {
    const response = await fetch(url, {
      method,
      headers,
      ...(method === 'PUT' ? { body: new Uint8Array(body) } : {}),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    const received = await response.arrayBuffer()
    if (response.status >= 500) return { failure: `status ${response.status}` }
    return new Response(response.status === 204 ? null : received, { status: response.status })
  } catch (error) {
    const { message, cause } = error as Error
    return { failure: cause instanceof Error ? `${message}: ${cause.message}` : message }
  }
}

async function requireSuccess(response: Response, method: string, key: string): Promise<Response> {
  if (response.ok) return response
  const reason = /<Code>(\w+)<\/Code>/.exec(await response.text())?.[1] ?? 'no reason given'
  throw new Error(`The S3 service refused ${method} ${key} with status ${response.status}: ${reason}.`)
}
