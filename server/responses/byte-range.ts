/** The first and the last byte of a part. */
export type ByteRange = { first: number; last: number }

/**
 * The part of a body that a `Range` header asks for; undefined for the whole of it, `unsatisfiable` for a part beyond its end.
 * Several parts at once, and units other than bytes, get the whole body, as the standard (RFC 9110) allows.
 */
export function byteRange(header: string | undefined, length: number): ByteRange | 'unsatisfiable' | undefined {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (from === undefined || to === undefined || (from === '' && to === '')) return undefined
  // `-500` is the last 500 bytes.
  const first = from === '' ? Math.max(0, length - Number(to)) : Number(from)
  const last = from === '' || to === '' ? length - 1 : Math.min(Number(to), length - 1)
  if (first >= length || (from === '' && Number(to) === 0)) return 'unsatisfiable'
  return last < first ? undefined : { first, last }
}
