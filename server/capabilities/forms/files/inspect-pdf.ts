import { promisify } from 'node:util'
import { inflate } from 'node:zlib'
import { endsAsZip } from './other-format.ts'

const inflated = promisify(inflate)

/** Names in documents that act by themselves or carry other files: scripts, programs, media, forms with scripts, attachments. */
const ACTIVE = /\/(?:JavaScript|JS|Launch|RichMedia|EmbeddedFiles?|XFA)(?![A-Za-z0-9])/
/** The longer of these names: in a stream of arbitrary bytes a short one may occur by chance. */
const ACTIVE_ANYWHERE = /\/(?:JavaScript|Launch|RichMedia|EmbeddedFiles?)(?![A-Za-z0-9])/

/** The most streams that are inspected. Documents have thousands at most. */
const MAX_STREAMS = 20_000
const MAX_DICTIONARY_LENGTH = 4000

/** The most bytes that all object streams may unpack to. More is a decompression bomb. */
const MAX_UNPACKED_BYTES = 32 * 1024 * 1024

/** Whether a PDF is complete, does not act by itself, and is no other format as well. What cannot be inspected is refused. */
export async function isSoundPdf(bytes: Buffer): Promise<boolean> {
  const text = bytes.toString('latin1')
  if (!text.startsWith('%PDF-') || !/%%EOF\s*$/.test(text.slice(-1024)) || endsAsZip(bytes)) return false
  const named = plainNames(text)
  if (ACTIVE_ANYWHERE.test(named) || /\/Encrypt(?![A-Za-z0-9])/.test(named)) return false
  const streams = streamsOf(text)
  if (streams.length > MAX_STREAMS || ACTIVE.test(plainNames(outsideStreams(text, streams)))) return false
  return objectStreamsAreSound(bytes, text, streams)
}

/** Names may be written with escapes: `/J#61vaScript`. */
function plainNames(text: string): string {
  return text.replace(/#([0-9A-Fa-f]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
}

type PdfStream = { dictionary: string; start: number; end: number }

/** Where the streams are: between the words `stream` and `endstream`, with the dictionary before them. */
function streamsOf(text: string): PdfStream[] {
  const streams: PdfStream[] = []
  let end = 0
  for (
    let at = text.indexOf('stream', end);
    at >= 0 && streams.length <= MAX_STREAMS;
    at = text.indexOf('stream', end)
  ) {
    const dictionary = text.slice(Math.max(end, at - MAX_DICTIONARY_LENGTH), at)
    const start = at + 'stream'.length
    const found = text.indexOf('endstream', start)
    end = found < 0 ? text.length : found
    streams.push({ dictionary: dictionary.slice(dictionary.lastIndexOf('obj') + 1), start, end })
    end += 'endstream'.length
  }
  return streams
}

function outsideStreams(text: string, streams: readonly PdfStream[]): string {
  const starts = [0, ...streams.map(({ end }) => end)]
  const ends = [...streams.map(({ start }) => start), text.length]
  return starts.map((start, index) => text.slice(start, ends[index])).join(' ')
}

/** Objects may stand in compressed streams; those are unpacked and searched too. */
async function objectStreamsAreSound(bytes: Buffer, text: string, streams: readonly PdfStream[]): Promise<boolean> {
  let left = MAX_UNPACKED_BYTES
  for (const { dictionary: written, start, end } of streams) {
    const dictionary = plainNames(written)
    if (!/\/ObjStm(?![A-Za-z0-9])/.test(dictionary)) continue
    const filters = dictionary.match(/\/(?!FlateDecode)\w*(?:Decode|Crypt)(?![A-Za-z0-9])/g) ?? []
    if (filters.length > 0 || /\/Predictor\s+(?!1\b)/.test(dictionary)) return false
    const lineBreak = /^\r?\n/.exec(text.slice(start, start + 2))?.[0].length ?? 0
    const isPacked = dictionary.includes('/FlateDecode')
    const unpacked = await unpack(bytes.subarray(start + lineBreak, end), isPacked, left)
    if (!unpacked || ACTIVE.test(plainNames(unpacked.toString('latin1')))) return false
    left -= unpacked.length
  }
  return true
}

async function unpack(packed: Buffer, isPacked: boolean, maxOutputLength: number): Promise<Buffer | undefined> {
  if (!isPacked) return packed
  if (maxOutputLength <= 0) return undefined
  return inflated(packed, { maxOutputLength }).catch(() => undefined)
}
