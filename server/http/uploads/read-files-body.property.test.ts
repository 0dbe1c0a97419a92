import { readFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { ReceivedFile } from '#contract/forms/received-file.ts'
import { readFilesBody } from './read-files-body.ts'
import { aFolder } from './testing/a-folder.ts'
import { uploadLimits } from './upload-limits.ts'

const mediaType = fc.constantFrom('image/jpeg', 'image/png', 'application/pdf')

const dataUrl = fc
  .record({ mediaType, content: fc.uint8Array({ maxLength: 400 }), isPadded: fc.boolean() })
  .map(({ mediaType, content, isPadded }) => {
    const base64 = Buffer.from(content).toString('base64')
    return `data:${mediaType};base64,${isPadded ? base64 : base64.replace(/=+$/, '')}`
  })

const otherKey = fc.string({ unit: 'binary' }).filter((key) => key !== 'Data' && key !== '__proto__')

/** Any JSON, with keys named `Data` anywhere in it, whose strings are data URLs. */
const { body } = fc.letrec((tie) => ({
  body: fc.oneof(
    { maxDepth: 5, withCrossShrink: true },
    fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('Data', '"Data":"x"', '\\'), fc.double(), fc.boolean()),
    fc.constant(null),
    fc.array(tie('body'), { maxLength: 4 }),
    fc.dictionary(otherKey, tie('body'), { maxKeys: 4 }),
    tie('object'),
  ),
  object: fc
    .record({ rest: fc.dictionary(otherKey, tie('body'), { maxKeys: 3 }), data: fc.oneof(dataUrl, tie('notString')) })
    .map(({ rest, data }) => ({ ...rest, Data: data })),
  notString: tie('body').map((value) => (typeof value === 'string' ? [value] : value)),
}))

/** The same JSON, formatted with whitespace, escaped slashes and \\u escapes, as other programs write it. */
const written = fc
  .record({
    body,
    indent: fc.constantFrom('', ' ', '\t', '\r\n'),
    escaped: fc.constantFrom(/$^/g, /\//g, /[/+]/g, /(?<=")Data(?=")/g, /[Da=,]/g),
  })
  .map(({ body, indent, escaped }) => {
    const text = JSON.stringify(body, null, indent)
    return text.replace(/"(?:[^"\\]|\\.)*"/g, (string) => string.replace(escaped, asNumbers))
  })

function asNumbers(characters: string): string {
  if (characters === '/') return '\\/'
  return Array.from(characters, (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`).join('')
}

function cut(text: string, sizes: readonly number[]): Buffer[] {
  const whole = Buffer.from(text)
  const chunks: Buffer[] = []
  for (let at = 0, turn = 0; at < whole.length; turn++) {
    const size = sizes[turn % sizes.length] ?? 1
    chunks.push(whole.subarray(at, at + size))
    at += size
  }
  return chunks
}

/** The obvious way: everything in memory. */
function expected(text: string): unknown {
  return JSON.parse(text, (key, value) => {
    if (key !== 'Data' || typeof value !== 'string') return value
    const [header = '', base64 = ''] = value.split(',')
    return {
      mediaType: header.slice('data:'.length, -';base64'.length).toLowerCase(),
      content: Buffer.from(base64, 'base64'),
    }
  })
}

async function withContents(value: unknown): Promise<unknown> {
  if (value instanceof ReceivedFile) return { mediaType: value.mediaType, content: await readFile(value.path) }
  if (Array.isArray(value)) return Promise.all(value.map(withContents))
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(async ([key, inner]) => [key, await withContents(inner)])
  return Object.fromEntries(await Promise.all(entries))
}

it('gives the same as JSON.parse and Buffer.from, for any body in any chunks', { timeout: 60_000 }, async () => {
  const folder = await aFolder()
  const sizes = fc.array(fc.oneof(fc.constant(1), fc.integer({ min: 1, max: 7 }), fc.integer({ min: 1, max: 2000 })), {
    minLength: 1,
    maxLength: 5,
  })
  await fc.assert(
    fc.asyncProperty(written, sizes, async (text, chunkSizes) => {
      const stream = Readable.from(cut(text, chunkSizes))
      const outcome = await readFilesBody(stream, { ...uploadLimits, maxFiles: 1000, maxJsonBytes: 1_000_000 }, folder)
      if (!outcome.ok) throw new Error(outcome.problems.join())
      expect(await withContents(outcome.value.body)).toEqual(expected(text))
      await outcome.value.dispose()
    }),
    { numRuns: 200 },
  )
})

it('accepts nothing that JSON.parse rejects, for any change of a body', { timeout: 60_000 }, async () => {
  const folder = await aFolder()
  const damage = fc.record({
    at: fc.nat(),
    remove: fc.nat({ max: 3 }),
    insert: fc.constantFrom('', '"', '\\', ':', '}', '{', ',', 'x', 'Data', '\0'),
  })
  await fc.assert(
    fc.asyncProperty(written, damage, async (text, { at, remove, insert }) => {
      const place = at % (text.length + 1)
      const damaged = text.slice(0, place) + insert + text.slice(place + remove)
      const outcome = await readFilesBody(
        Readable.from([Buffer.from(damaged)]),
        { ...uploadLimits, maxFiles: 1000 },
        folder,
      )
      if (!outcome.ok) return
      expect(await withContents(outcome.value.body)).toEqual(expected(Buffer.from(damaged).toString()))
      await outcome.value.dispose()
    }),
    { numRuns: 200 },
  )
})
