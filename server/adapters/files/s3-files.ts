import { setTimeout } from 'node:timers/promises'
import { checkKey, type FileStore } from './file-store.ts'
import { type S3Keys, signedHeaders } from './s3-signature.ts'

export type S3Place = S3Keys & { endpoint: string; bucket: string }

/** Milliseconds before each further attempt. */
const PAUSES = [100, 400, 1000]
const LONGEST_ANSWER = 15_000

/** Keeps files with a service that speaks S3, the bucket in the path: what Amazon, MinIO, Ceph and others understand. */
export function s3Files(place: S3Place, { pauses = PAUSES, longestAnswer = LONGEST_ANSWER } = {}): FileStore {
  async function send(method: string, key: string, body: Buffer = Buffer.alloc(0)): Promise<Response> {
    checkKey(key)
    const url = new URL(`${place.endpoint.replace(/\/$/, '')}/${place.bucket}/${key}`)
    for (let attempt = 0; ; attempt++) {
      // Signed anew each time: a signature is good for minutes only.
      const headers = signedHeaders({ method, url, headers: {}, body }, place, new Date())
      const answer = await attemptOf(method, url, headers, body, longestAnswer)
      if (answer instanceof Response) return answer
      const pause = pauses[attempt]
      if (pause === undefined) throw new Error(`${method} ${url} failed: ${answer.failure}`)
      await setTimeout(pause)
    }
  }

  return {
    place: `${place.endpoint}/${place.bucket}`,
    async put(key, bytes) {
      await successOf(await send('PUT', key, bytes), 'PUT', key)
    },
    async get(key) {
      const answer = await send('GET', key)
      if (answer.status === 404) return undefined
      return Buffer.from(await (await successOf(answer, 'GET', key)).arrayBuffer())
    },
    async has(key) {
      const answer = await send('HEAD', key)
      if (answer.status === 404) return false
      await successOf(answer, 'HEAD', key)
      return true
    },
    async delete(key) {
      const answer = await send('DELETE', key)
      if (answer.status !== 404) await successOf(answer, 'DELETE', key)
    },
  }
}

/** An answer with its whole body, or why there is none that counts: the service was not reached, broke off, or is in trouble. */
async function attemptOf(
  method: string,
  url: URL,
  headers: Record<string, string>,
  body: Buffer,
  longest: number,
): Promise<Response | { failure: string }> {
  const { host, ...others } = headers
  try {
    const answer = await fetch(url, {
      method,
      headers: others,
      ...(method === 'PUT' ? { body: new Uint8Array(body) } : {}),
      redirect: 'error',
      signal: AbortSignal.timeout(longest),
    })
    const received = await answer.arrayBuffer()
    if (answer.status >= 500) return { failure: `status ${answer.status}` }
    return new Response(answer.status === 204 ? null : received, { status: answer.status })
  } catch (error) {
    const { message, cause } = error as Error
    return { failure: cause instanceof Error ? `${message}: ${cause.message}` : message }
  }
}

async function successOf(answer: Response, method: string, key: string): Promise<Response> {
  if (answer.ok) return answer
  const reason = /<Code>(\w+)<\/Code>/.exec(await answer.text())?.[1] ?? 'no reason given'
  throw new Error(`The S3 service refused ${method} ${key} with status ${answer.status}: ${reason}.`)
}
