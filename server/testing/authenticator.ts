import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

type Options = Record<string, unknown>

const USER_PRESENT = 0x01
const USER_VERIFIED = 0x04
const HAS_KEY = 0x40
const sha256 = (bytes: string | Uint8Array) => createHash('sha256').update(bytes).digest()
const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')

/** What a browser and a key do with passkeys, on one origin, with one key (ES256, no attestation). */
export function anAuthenticator(origin: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(32)
  let counter = 0

  const clientData = (type: string, { challenge }: Options) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  const authenticatorData = (flags: number, more: Uint8Array = new Uint8Array()) => {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(++counter)
    return Buffer.concat([sha256(new URL(origin).hostname), Uint8Array.of(flags), count, more])
  }
  const credential = (response: Options) => ({
    id: base64url(id),
    rawId: base64url(id),
    type: 'public-key',
    clientExtensionResults: {},
    response,
  })

  return {
    /** Answers what `navigator.credentials.create` is asked. `isVerified`: the person gave finger, face or PIN. */
    create(options: Options, { isVerified = true } = {}) {
      const client = clientData('webauthn.create', options)
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
      const key = map([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ])
      const length = Buffer.alloc(2)
      length.writeUInt16BE(id.length)
      const flags = USER_PRESENT | HAS_KEY | (isVerified ? USER_VERIFIED : 0)
      const data = authenticatorData(flags, Buffer.concat([Buffer.alloc(16), length, id, key]))
      const attestation = map([
        ['fmt', 'none'],
        ['attStmt', {}],
        ['authData', data],
      ])
      return credential({
        clientDataJSON: base64url(client),
        attestationObject: base64url(attestation),
        transports: ['internal'],
      })
    },

    /** Answers what `navigator.credentials.get` is asked. */
    get(options: Options, { isVerified = true } = {}) {
      const client = clientData('webauthn.get', options)
      const data = authenticatorData(USER_PRESENT | (isVerified ? USER_VERIFIED : 0))
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)
      return credential({
        clientDataJSON: base64url(client),
        authenticatorData: base64url(data),
        signature: base64url(signature),
      })
    },
  }
}

type Cbor = number | string | Uint8Array | Record<string, never>

/** The little of CBOR that an attestation has. */
function map(entries: readonly (readonly [Cbor, Cbor])[]): Buffer {
  return Buffer.concat([head(5, entries.length), ...entries.flatMap(([key, value]) => [cbor(key), cbor(value)])])
}

function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value])
  return head(5, 0)
}

function head(type: number, length: number): Buffer {
  const major = type << 5
  if (length < 24) return Buffer.of(major | length)
  return length < 256 ? Buffer.of(major | 24, length) : Buffer.of(major | 25, length >> 8, length & 0xff)
}
