import { fromHeader } from './weighted-names.ts'

export type Encoding = 'br' | 'gzip' | 'identity'

const choose = fromHeader<Encoding>((weights) => {
  const takes = (name: string) => (weights.get(name) ?? weights.get('*') ?? 0) > 0
  if (takes('br')) return 'br'
  return takes('gzip') ? 'gzip' : 'identity'
})

/** The smallest of our encodings that the client takes. */
export function acceptedEncoding(header: string | undefined): Encoding {
  return header === undefined ? 'identity' : choose(header)
}
