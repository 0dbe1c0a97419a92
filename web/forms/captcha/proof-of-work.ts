/** The challenge of ALTCHA 2: find the counter whose key, derived from nonce and counter, begins with the prefix. */
export type WorkParameters = { nonce: string; salt: string; cost: number; keyLength: number; keyPrefix: string }

export type Solution = { counter: number; derivedKey: string; time: number }

/** Keys that are derived at the same time: the browser spreads them over processors. */
const BATCH = 8

export async function solve({ nonce, salt, cost, keyLength, keyPrefix }: WorkParameters): Promise<Solution> {
  const start = performance.now()
  const [nonceBytes, saltBytes] = [bytesOf(nonce), bytesOf(salt)]
  const prefix = keyPrefix.toLowerCase()
  const derive = async (counter: number): Promise<string> => {
    const password = new Uint8Array(nonceBytes.length + 4)
    password.set(nonceBytes)
    new DataView(password.buffer).setUint32(nonceBytes.length, counter)
    const key = await crypto.subtle.importKey('raw', password, 'PBKDF2', false, ['deriveBits'])
    const how = { name: 'PBKDF2', hash: 'SHA-256', salt: saltBytes, iterations: cost }
    return hexOf(await crypto.subtle.deriveBits(how, key, keyLength * 8))
  }
  for (let first = 0; ; first += BATCH) {
    const keys = await Promise.all(Array.from({ length: BATCH }, (_, at) => derive(first + at)))
    const found = keys.findIndex((key) => key.startsWith(prefix))
    const derivedKey = keys[found]
    if (derivedKey) return { counter: first + found, derivedKey, time: Math.round(performance.now() - start) }
  }
}

function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
}

function hexOf(bytes: ArrayBuffer): string {
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
