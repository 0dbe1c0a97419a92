import { createHash, createHmac } from 'node:crypto'

export type S3Keys = { region: string; accessKey: string; secretKey: string }

export type S3Request = { method: string; url: URL; headers: Readonly<Record<string, string>>; body: Buffer }

/**
 * The headers of a request with its AWS Signature Version 4.
 * https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html
 */
export function signedHeaders({ method, url, headers, body }: S3Request, keys: S3Keys, time: Date) {
  const timestamp = time.toISOString().replaceAll(/[-:]|\.\d+/g, '')
  const bodyHash = sha256(body)
  const sent: Record<string, string> = {
    ...headers,
    host: url.host,
    'x-amz-content-sha256': bodyHash,
    'x-amz-date': timestamp,
  }
  const names = Object.keys(sent).sort()
  const query = [...url.searchParams].map((pair) => pair.map(percentEncoded).join('=')).sort()
  const canonical = [
    method,
    url.pathname,
    query.join('&'),
    ...names.map((name) => `${name}:${sent[name]?.trim()}`),
    '',
    names.join(';'),
    bodyHash,
  ].join('\n')

  const day = timestamp.slice(0, 8)
  const scope = `${day}/${keys.region}/s3/aws4_request`
  const signed = `AWS4-HMAC-SHA256\n${timestamp}\n${scope}\n${sha256(canonical)}`
  const key = [day, keys.region, 's3', 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${keys.secretKey}`)
  const signature = hmac(key, signed).toString('hex')
  return {
    ...sent,
    authorization: `AWS4-HMAC-SHA256 Credential=${keys.accessKey}/${scope},SignedHeaders=${names.join(';')},Signature=${signature}`,
  }
}

function sha256(data: string | Buffer): string {
  return createHash('sha256').update(data).digest('hex')
}

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest()
}

/** Percent-encodes by RFC 3986; `encodeURIComponent` leaves out five characters. */
function percentEncoded(text: string): string {
  return encodeURIComponent(text).replaceAll(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
}
