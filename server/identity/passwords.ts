import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'
import { WorkQueue } from '#server/turns/work-queue.ts'

// Scrypt with 32 MiB, as OWASP recommends it (N = 2^15, r = 8, p = 3).
let usual = { logN: 15, r: 8, p: 3 }
const HASH_BYTES = 32

/** Hashes run on the threads that also read files and compress pages, so two of the four are left to those. */
const MAX_HASHES = 2
const MAX_WAITING = 100

/** For tests, which log in hundreds of times: a hash takes 3 ms of a processor instead of 300. */
export function makePasswordsCheap(): void {
  usual = { logN: 10, r: 8, p: 1 }
}

const hashes = new WorkQueue(MAX_WAITING, MAX_HASHES)
let count = 0

/** A salted hash for storing, which names its cost. Throws QueueFullError when too many wait. */
export async function hashPassword(password: string, cost = usual): Promise<string> {
  const salt = randomBytes(16)
  const { logN, r, p } = cost
  const hash = await derive(password, salt, cost)
  return ['scrypt', logN, r, p, salt.toString('base64url'), hash.toString('base64url')].join('$')
}

/** Takes equally long without a stored password, so that the time does not tell whether an account exists. */
export async function isPassword(password: string, stored: string | null | undefined): Promise<boolean> {
  const [, logN, r, p, salt = '', hash = ''] = (stored ?? '').split('$')
  const cost = stored ? { logN: Number(logN), r: Number(r), p: Number(p) } : usual
  const derived = await derive(password, Buffer.from(salt, 'base64url'), cost)
  const expected = Buffer.from(hash, 'base64url')
  return Boolean(stored) && expected.length === derived.length && timingSafeEqual(derived, expected)
}

function derive(password: string, salt: Buffer, { logN, r, p }: typeof usual): Promise<Buffer> {
  const N = 2 ** logN
  const options: ScryptOptions = { N, r, p, maxmem: 256 * N * r }
  const work = () =>
    new Promise<Buffer>((resolve, reject) => {
      // The same letters can be typed in composed and decomposed form.
      scrypt(password.normalize('NFKC'), salt, HASH_BYTES, options, (error, hash) =>
        error ? reject(error) : resolve(hash),
      )
    })
  return hashes.run(String(count++), work)
}

const commonWords = [
  ...['salasana', 'password', 'passwort', 'lösenord', 'qwerty', 'qwertyuiop', 'asdfghjkl', 'tervetuloa', 'welcome'],
  ...['letmein', 'iloveyou', 'lihakauppa', 'kaskimaa', 'suomi', 'finland', 'perkele', 'admin', 'abcdefghij'],
]

/** Whether a password is among the first guesses: a common word with a few digits, one repeated letter, or the address itself. */
export function isEasilyGuessed(password: string, email: string): boolean {
  const text = password.toLowerCase()
  const letters = text.replace(/[\d\W_]+/g, '')
  const [name = ''] = email.split('@')
  if (new Set(text).size < 4 || '01234567890123456789'.includes(text)) return true
  if (text === email || (letters !== '' && letters === name.replace(/[\d\W_]+/g, ''))) return true
  // A sentence, or a word that ends in anything but digits, is no first guess.
  return commonWords.some((word) => text.startsWith(word) && /^\d{0,4}!?$/.test(text.slice(word.length)))
}
