import { createHash } from 'node:crypto'
import { AwsV4Signer } from 'aws4fetch'

export type S3Keys = { region: string; accessKey: string; secretKey: string }

export type S3Request = { method: string; url: URL; headers: Readonly<Record<string, string>>; body: Buffer }

/**
 * A function that returns the headers of a request with its AWS Signature Version 4.
 * https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html
 */
export function s3Signer({ region, accessKey, secretKey }: S3Keys) {
  // The key of each day. Without it, every signature takes four more turns of the thread pool, where pictures and passwords wait, too.
  const cache = new Map<string, ArrayBuffer>()
  return async ({ method, url, headers, body }: S3Request, time: Date): Promise<Headers> => {
    const signer = new AwsV4Signer({
      method,
      url: url.href,
      // Without this header, aws4fetch signs no body, and one that is changed on the way would be stored.
      headers: { ...headers, 'x-amz-content-sha256': createHash('sha256').update(body).digest('hex') },
      accessKeyId: accessKey,
      secretAccessKey: secretKey,
      service: 's3',
      region,
      cache,
      datetime: time.toISOString().replaceAll(/[-:]|\.\d+/g, ''),
      allHeaders: true,
    })
    return (await signer.sign()).headers
  }
}
