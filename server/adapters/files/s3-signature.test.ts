import { expect, it } from 'vitest'
import { type S3Request, s3Signer } from './s3-signature.ts'

// https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html#example-signature-calculations
const keys = {
  region: 'us-east-1',
  accessKey: 'AKIAIOSFODNN7EXAMPLE',
  secretKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
}
const host = 'https://examplebucket.s3.amazonaws.com'
const time = new Date('2013-05-24T00:00:00Z')
const signedHeaders = s3Signer(keys)
const none = Buffer.alloc(0)

const examples: { example: string; request: S3Request; names: string; signature: string }[] = [
  {
    example: 'GET Object',
    request: { method: 'GET', url: new URL(`${host}/test.txt`), headers: { range: 'bytes=0-9' }, body: none },
    names: 'host;range;x-amz-content-sha256;x-amz-date',
    signature: 'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  },
  {
    example: 'PUT Object',
    request: {
      method: 'PUT',
      url: new URL(`${host}/test%24file.text`),
      headers: { date: 'Fri, 24 May 2013 00:00:00 GMT', 'x-amz-storage-class': 'REDUCED_REDUNDANCY' },
      body: Buffer.from('Welcome to Amazon S3.'),
    },
    names: 'date;host;x-amz-content-sha256;x-amz-date;x-amz-storage-class',
    signature: '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
  },
  {
    example: 'GET Bucket Lifecycle',
    request: { method: 'GET', url: new URL(`${host}/?lifecycle`), headers: {}, body: none },
    names: 'host;x-amz-content-sha256;x-amz-date',
    signature: 'fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543',
  },
  {
    example: 'GET Bucket',
    request: { method: 'GET', url: new URL(`${host}/?prefix=J&max-keys=2`), headers: {}, body: none },
    names: 'host;x-amz-content-sha256;x-amz-date',
    signature: '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
  },
]

it.each(examples)("signs Amazon's example '$example' as Amazon does", async ({ request, names, signature }) => {
  expect((await signedHeaders(request, time)).get('authorization')).toBe(
    `AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request, SignedHeaders=${names}, Signature=${signature}`,
  )
})
