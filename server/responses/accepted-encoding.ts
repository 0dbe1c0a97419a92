import { fromHeader } from './weighted-names.ts'

export type Encoding = 'br' | 'gzip' | 'identity'

const choose = fromHeader<Encoding>((weights) => {
  const accepts = (name: string) => (weights.get(name) ?? weights.get('*') ?? 0) > 0
  if (accepts('br')) return 'br'
  return accepts('gzip') ? 'gzip' : 'identity'
})

/** The most compact of our encodings that the client accepts. */
export function acceptedEncoding(header: string | undefined): Encoding {
  return header === undefined ? 'identity' : choose(header)
}
