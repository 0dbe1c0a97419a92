/** What an island's props may hold: it travels from the server to the browser as JSON. */
export type Plain = string | number | boolean | null | undefined | readonly Plain[] | { readonly [key: string]: Plain }

/** The props as JSON that can stand in a script element. Throws at what the browser would get changed or not at all. */
export function serialiseProps(props: { readonly [key: string]: Plain }): string {
  refuseUnserialisable(props, 'props')
  return JSON.stringify(props).replace(/[<\u2028\u2029]/g, (character) => {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
  })
}

function refuseUnserialisable(value: unknown, at: string): void {
  if (value === null || value === undefined) return
  if (typeof value === 'string' || typeof value === 'boolean') return
  if (typeof value === 'number') {
    if (Number.isFinite(value)) return
    throw new TypeError(`${at} is ${value}, which JSON cannot hold.`)
  }
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) refuseUnserialisable(item, `${at}[${index}]`)
    return
  }
  if (typeof value === 'object' && [Object.prototype, null].includes(Object.getPrototypeOf(value))) {
    for (const [key, item] of Object.entries(value)) refuseUnserialisable(item, `${at}.${key}`)
    return
  }
  const kind =
    typeof value === 'object' ? `an instance of ${value.constructor?.name ?? 'a class'}` : `a ${typeof value}`
  throw new TypeError(`${at} is ${kind}; an island's props are plain data.`)
}
