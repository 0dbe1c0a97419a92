/** Values allowed in an island's props, which are sent to the browser as JSON. */
export type Plain = string | number | boolean | null | undefined | readonly Plain[] | { readonly [key: string]: Plain }

/** The props as JSON, escaped for a script element. Throws for values that would not survive the round trip. */
export function serialiseProps(props: { readonly [key: string]: Plain }): string {
  assertSerialisable(props, 'props')
  return JSON.stringify(props).replace(/[<\u2028\u2029]/g, (character) => {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
  })
}

function assertSerialisable(value: unknown, at: string): void {
  if (value === null || value === undefined) return
  if (typeof value === 'string' || typeof value === 'boolean') return
  if (typeof value === 'number') {
    if (Number.isFinite(value)) return
    throw new TypeError(`${at} is ${value}, which JSON cannot represent.`)
  }
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) assertSerialisable(item, `${at}[${index}]`)
    return
  }
  if (typeof value === 'object' && [Object.prototype, null].includes(Object.getPrototypeOf(value))) {
    for (const [key, item] of Object.entries(value)) assertSerialisable(item, `${at}.${key}`)
    return
  }
  const kind =
    typeof value === 'object' ? `an instance of ${value.constructor?.name ?? 'a class'}` : `a ${typeof value}`
  throw new TypeError(`${at} is ${kind}; an island's props must be plain data.`)
}
