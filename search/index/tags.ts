import { bitsFor, setBit } from '#search/arrays/bits.ts'
import type { Slices } from '#search/arrays/slices.ts'
import type { Lists, SegmentTags } from './segment.ts'

/** From this share of documents on, a bitmap takes less memory than a list of documents. */
const FREQUENT_SHARE = 1 / 32

/** Makes what counting needs from the tags of each document, whose ids are replaced by their places in the list of all tags. */
export async function makeTags(ofDocument: Lists, slices: Slices): Promise<SegmentTags> {
  const { starts, values } = ofDocument
  const count = starts.length - 1
  const often = new Map<number, number>()
  for (let at = 0; at < values.length; at++) {
    const tag = values[at] as number
    often.set(tag, (often.get(tag) ?? 0) + 1)
    if (slices.isOver()) await slices.pause()
  }
  const ids = Uint32Array.from(often.keys()).sort()
  const places = new Map(Array.from(ids, (id, place) => [id, place]))
  const rows = new Int32Array(ids.length).fill(-1)
  const rareStarts = new Uint32Array(ids.length + 1)
  let frequent = 0
  for (const [place, id] of ids.entries()) {
    const documents = often.get(id) as number
    const isFrequent = documents >= count * FREQUENT_SHARE
    if (isFrequent) rows[place] = frequent++
    rareStarts[place + 1] = (rareStarts[place] as number) + (isFrequent ? 0 : documents)
  }
  const width = bitsFor(count).length
  const bits = new Uint32Array(frequent * width)
  const next = rareStarts.slice(0, ids.length)
  const rare = new Uint32Array(rareStarts.at(-1) as number)
  for (let number = 0; number < count; number++) {
    for (let at = starts[number] as number; at < (starts[number + 1] as number); at++) {
      const place = places.get(values[at] as number) as number
      values[at] = place
      const row = rows[place] as number
      if (row >= 0) setBit(bits, row * width * 32 + number)
      else {
        rare[next[place] as number] = number
        next[place] = (next[place] as number) + 1
      }
      if (slices.isOver()) await slices.pause()
    }
  }
  return { ids, ofDocument, rows, bits, ofRareTag: { starts: rareStarts, values: rare } }
}
