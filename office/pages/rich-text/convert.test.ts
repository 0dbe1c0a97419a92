import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type Inline, type RichText, richText } from '#contract/content/content.ts'
import { docOf, richTextOf } from './convert.ts'

const words = fc.string({ minLength: 1, maxLength: 20 }).filter((text) => text.trim() !== '')
const set = fc.constantFrom(true as const, undefined)

function marked(text: string, marks: Omit<Exclude<Inline, string>, 'text'>): Inline {
  const given = Object.entries(marks).filter(([, value]) => value !== undefined)
  return given.length === 0 ? text : { text, ...Object.fromEntries(given) }
}

const marksOf = (inline: Inline) => {
  const { text: _text, ...marks } = typeof inline === 'string' ? { text: inline } : inline
  return JSON.stringify(Object.entries(marks).sort())
}

const link = fc.constantFrom(undefined, '/reseptit', 'site:lihakauppa/', 'mailto:posti@example.fi')
// Neighbours that look alike are one: a file has them so, too.
const inlines = fc
  .array(
    fc
      .record({ text: words, strong: set, emphasis: set, code: set, link })
      .map(({ text, ...marks }) => marked(text, marks)),
    { minLength: 1, maxLength: 4 },
  )
  .map((list) => list.filter((each, at) => at === 0 || marksOf(each) !== marksOf(list[at - 1] as Inline)))

const part = fc.oneof(
  fc.record({ kind: fc.constant('heading' as const), level: fc.constantFrom(2 as const, 3 as const), text: words }),
  fc.record({ kind: fc.constant('paragraph' as const), children: inlines }),
  fc.record({
    kind: fc.constant('list' as const),
    ordered: fc.boolean(),
    items: fc.array(inlines, { minLength: 1, maxLength: 3 }),
  }),
  fc.record({ kind: fc.constant('quote' as const), text: words }),
  fc.record({ kind: fc.constant('quote' as const), text: words, source: words }),
)

it('OF-27: formatted text is the same after the editor, whatever it says', () =>
  fc.assert(
    fc.property(fc.array(part, { maxLength: 6 }), (content: RichText) => {
      const doc = docOf(content)
      doc.check()
      expect(richTextOf(doc)).toEqual(content)
      expect(richText.safeParse(richTextOf(doc)).success).toBe(true)
    }),
    { numRuns: 500 },
  ))

it('OF-27: leaves out what is empty', () => expect(richTextOf(docOf([]))).toEqual([]))
