import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import type { S3Place } from '../s3-files.ts'

type Failure = (request: IncomingMessage, response: ServerResponse) => void

export type FakeS3 = S3Place & {
  objects: Map<string, Buffer>
  /** Number of requests received. */
  requests: number
  /** The next requests get these instead of a response. */
  failures: Failure[]
}

/**
 * A service with the part of S3 that we use. It verifies each signature with its own implementation of Amazon's specification, and
 * refuses requests that its one client has not signed.
 */
export async function fakeS3(): Promise<FakeS3> {
  const server = createServer(async (request, response) => {
    fake.requests++
    const failure = fake.failures.shift()
    if (failure) return failure(request, response)
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const body = Buffer.concat(chunks)
    const refusal = refusalOf(request, body, fake)
    if (refusal) return void response.writeHead(403).end(`<Error><Code>${refusal}</Code></Error>`)
    answer(fake, request, response, body)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const fake: FakeS3 = {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    bucket: 'kuvat',
    region: 'eu-north-1',
    accessKey: 'AKIDTEST',
    secretKey: 'salainen/avain+1',
    objects: new Map(),
    requests: 0,
    failures: [],
  }
  return fake
}

function answer({ objects, bucket }: FakeS3, request: IncomingMessage, response: ServerResponse, body: Buffer): void {
  const key = request.url?.split(`/${bucket}/`)[1]
  if (!key) return void response.writeHead(404).end('<Error><Code>NoSuchBucket</Code></Error>')
  const stored = objects.get(key)
  switch (request.method) {
    case 'PUT':
      // As Amazon does with a body that is sent in chunks.
      if (request.headers['content-length'] === undefined)
        return void response.writeHead(411).end('<Error><Code>MissingContentLength</Code></Error>')
      objects.set(key, body)
      return void response.writeHead(200).end()
    case 'DELETE':
      objects.delete(key)
      return void response.writeHead(204).end()
    default:
      if (!stored) return void response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>')
      return void response.writeHead(200, { 'content-length': stored.length }).end(stored)
  }
}

function refusalOf({ method, url = '', headers }: IncomingMessage, body: Buffer, client: S3Place): string | undefined {
  const form =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=(\w{64})$/
  const [, accessKey, day, region, names = '', signature] = form.exec(headers.authorization ?? '') ?? []
  if (!signature) return 'AccessDenied'
  if (accessKey !== client.accessKey) return 'InvalidAccessKeyId'
  const date = String(headers['x-amz-date'])
  const sentAt = Date.parse(date.replace(/^(....)(..)(..)T(..)(..)(..)Z$/, '$1-$2-$3T$4:$5:$6Z'))
  if (!(Math.abs(Date.now() - sentAt) < 15 * 60_000) || !date.startsWith(String(day))) return 'RequestTimeTooSkewed'
  const hash = createHash('sha256').update(body).digest('hex')
  if (hash !== headers['x-amz-content-sha256']) return 'XAmzContentSHA256Mismatch'
  const [path, query = ''] = url.split('?')
  let canonical = `${method}\n${path}\n${query}\n`
  for (const name of names.split(';')) canonical += `${name}:${headers[name]}\n`
  if (!names.split(';').includes('host')) return 'AccessDenied'
  canonical += `\n${names}\n${hash}`
  let key: Buffer = Buffer.from(`AWS4${client.secretKey}`)
  for (const part of [String(day), client.region, 's3', 'aws4_request']) {
    key = createHmac('sha256', key).update(part).digest()
  }
  const digest = createHash('sha256').update(canonical).digest('hex')
  const text = `AWS4-HMAC-SHA256\n${date}\n${day}/${region}/s3/aws4_request\n${digest}`
  return createHmac('sha256', key).update(text).digest('hex') === signature ? undefined : 'SignatureDoesNotMatch'
}
