import { fromHeader } from '#server/responses/weighted-names.ts'
import type { Format } from './pixels.ts'

const choose = fromHeader<Format>((weights) => {
  const avif = weights.get('image/avif') || 0
  const webp = weights.get('image/webp') || 0
  if (avif > 0 && avif >= webp) return 'avif'
  return webp > 0 ? 'webp' : 'plain'
})

/** The best format that the client names. A wildcard does not count: link preview bots send it but show only JPEG. */
export function acceptedFormat(header: string | undefined): Format {
  return header === undefined ? 'plain' : choose(header)
}
