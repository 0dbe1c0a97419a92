import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Inline, type RichText, richText as richTextSchema } from '#contract/content/content.ts'
import { readRichText, writeRichText } from './rich-text.ts'

const richText = (markdown: string) => readRichText(markdown).content

const paragraph = (...children: unknown[]) => ({ kind: 'paragraph', children })

describe('formatted text', () => {
  it('has a paragraph for each part between empty lines', () =>
    expect(richText('Yksi.\n\nKaksi.\n  \n\nKolme.')).toEqual([
      paragraph('Yksi.'),
      paragraph('Kaksi.'),
      paragraph('Kolme.'),
    ]))

  it('joins the lines of a paragraph', () =>
    expect(richText('\n    Yksi\n    kaksi.\n  ')).toEqual([paragraph('Yksi kaksi.')]))

  it('does not mind the line endings of Windows', () =>
    expect(richText('## Otsikko\r\n\r\nYksi\r\nkaksi.\r\n')).toEqual([
      { kind: 'heading', level: 2, text: 'Otsikko' },
      paragraph('Yksi kaksi.'),
    ]))

  it.each([
    ['## Maku', 2],
    ['### Maku', 3],
  ])('has a heading for %s', (markdown, level) =>
    expect(richText(markdown)).toEqual([{ kind: 'heading', level, text: 'Maku' }]),
  )

  it.each(['# Maku', '#### Maku', '##Maku', '#maku'])('leaves %s as text', (markdown) =>
    expect(richText(markdown)).toEqual([paragraph(markdown)]),
  )

  it('has a list for lines that begin with a dash', () =>
    expect(richText('- yksi\n- kaksi *ja* puoli')).toEqual([
      { kind: 'list', ordered: false, items: [['yksi'], ['kaksi ', { text: 'ja', emphasis: true }, ' puoli']] },
    ]))

  it('has a numbered list for lines that begin with a number', () =>
    expect(richText('1. yksi\n2. kaksi\n10. kymmenen')).toEqual([
      { kind: 'list', ordered: true, items: [['yksi'], ['kaksi'], ['kymmenen']] },
    ]))

  it.each(['- yksi\nkaksi', '1. yksi\n- kaksi', '-yksi\n-kaksi'])(
    'has no list for %j, of which not all lines are items',
    (markdown) => expect(richText(markdown)).toEqual([paragraph(markdown.replace('\n', ' '))]),
  )

  it('has a quote with its source', () =>
    expect(richText('> Hyvä\n> maku.\n> — Maija, Turku')).toEqual([
      { kind: 'quote', text: 'Hyvä maku.', source: 'Maija, Turku' },
    ]))

  it('has a quote without a source', () =>
    expect(richText('> Hyvä maku — aina.')).toEqual([{ kind: 'quote', text: 'Hyvä maku — aina.' }]))
})

describe('inside a text', () => {
  it('are strong words, emphasis and links', () =>
    expect(richText('A **b c** d *e* f [g h](/i) j')).toEqual([
      paragraph(
        'A ',
        { text: 'b c', strong: true },
        ' d ',
        { text: 'e', emphasis: true },
        ' f ',
        { text: 'g h', link: '/i' },
        ' j',
      ),
    ]))

  it('is code, with all its signs', () =>
    expect(richText('Eväste `__Host-*cart*` on [a](/b).')).toEqual([
      paragraph('Eväste ', { text: '__Host-*cart*', code: true }, ' on ', { text: 'a', link: '/b' }, '.'),
    ]))

  it.each([
    '/tarina',
    '#maku',
    'site:lihakauppa/',
    'https://example.com/a?b=c#d',
    'mailto:a@b.fi',
    'tel:+358401234567',
  ])('leads a link to %s', (link) => expect(richText(`[x](${link})`)).toEqual([paragraph({ text: 'x', link })]))

  it.each(['a * b', 'a **b', 'a*', '[a]', '[a] (b)', 'a [b](c d)', '(a)', '5 € / kg', '<b>a</b>', 'a ` b'])(
    'leaves %j as it is',
    (text) => expect(richText(text)).toEqual([paragraph(text)]),
  )

  it('keeps markup as text', () =>
    expect(richText('<script>alert(1)</script>')).toEqual([paragraph('<script>alert(1)</script>')]))

  it('loses no letter', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-zäö][a-zäö .,!?]*[a-zäö]$/), (text) => {
        expect(richText(`${text} **${text}** *${text}* [${text}](/a)`)).toEqual([
          paragraph(`${text} `, { text, strong: true }, ' ', { text, emphasis: true }, ' ', { text, link: '/a' }),
        ])
      }),
    )
  })
})

describe('any text', () => {
  it('gives what the contract allows to be stored', () => {
    const aLine = fc
      .tuple(
        fc.constantFrom('', '## ', '### ', '- ', '1. ', '> '),
        fc.stringMatching(/^[a-zäö* ]{0,12}$/),
        fc.constantFrom('a', '**a**', '*a*', '[a](/b)', '[a](https://b.fi/)'),
      )
      .map((parts) => parts.join(''))
    fc.assert(
      fc.property(fc.array(fc.oneof(aLine, fc.constant('')), { minLength: 1 }), aLine, (lines, last) => {
        expect(richTextSchema.safeParse(richText([...lines, last].join('\n'))).error).toBeUndefined()
      }),
    )
  })

  it('whose link would run a script is refused by the contract', () =>
    expect(richTextSchema.safeParse(richText('[x](javascript:alert)')).success).toBe(false))
})

describe('a sign with a backslash', () => {
  it.each([
    ['5 \\* 3 \\* 2', '5 * 3 * 2'],
    ['\\[a](/b)', '[a](/b)'],
    ['\\- yksi', '- yksi'],
    ['1\\. yksi', '1. yksi'],
    ['a\\b', 'a\\b'],
    ['a\\\\b', 'a\\b'],
  ])('stays as it is: %j', (markdown, text) => expect(richText(markdown)).toEqual([paragraph(text)]))
})

it('marks words as strong and emphasised at once, and inside a link', () =>
  expect(richText('***a*** [**b**](/c)')).toEqual([
    paragraph({ text: 'a', strong: true, emphasis: true }, ' ', { text: 'b', strong: true, link: '/c' }),
  ]))

it('marks words around a link as strong, and the link too', () =>
  expect(richText('**[a](/b) 600 g.** c')).toEqual([
    paragraph({ text: 'a', strong: true, link: '/b' }, { text: ' 600 g.', strong: true }, ' c'),
  ]))

it('knows the first line of each part', () =>
  expect(readRichText('\n## A\n\n\n- b\n- c\n\nD\nd').lines).toEqual([1, 4, 7]))

describe('written as Markdown', () => {
  const words = fc.stringMatching(/^[a-zäö0-9*`[\]()#>.\\ —-]{1,12}$/)
  const inline: fc.Arbitrary<Inline> = fc.oneof(
    words,
    fc.record({ text: words, strong: fc.constant(true as const) }),
    fc.record({ text: words, emphasis: fc.constant(true as const) }),
    fc.record({ text: words, code: fc.constant(true as const) }),
    fc.record({ text: words, link: fc.constantFrom('/a', 'https://b.fi/(c)', 'site:deli/') }),
  )
  const inlines = fc.array(inline, { minLength: 1, maxLength: 4 })
  const node: fc.Arbitrary<RichText[number]> = fc.oneof(
    fc.record({ kind: fc.constant('paragraph' as const), children: inlines }),
    fc.record({ kind: fc.constant('heading' as const), level: fc.constantFrom(2 as const, 3 as const), text: words }),
    fc.record({
      kind: fc.constant('list' as const),
      ordered: fc.boolean(),
      items: fc.array(inlines, { minLength: 1, maxLength: 3 }),
    }),
    fc.record({ kind: fc.constant('quote' as const), text: words, source: words }),
  )

  it('any text reads as it was, or is not written', () => {
    fc.assert(
      fc.property(fc.array(node, { minLength: 1, maxLength: 4 }), (content) => {
        const markdown = writeRichText(content)
        if (markdown !== undefined) expect(richText(markdown)).toEqual(content)
      }),
    )
  })

  it.each<[string, Inline[]]>([
    ['stars', ['2 * 3 * 4']],
    ['backticks', ['a `b` c']],
    ['code', ['a ', { text: 'b*c', code: true }]],
    ['brackets', ['[a](/b)']],
    ['what looks like a list', ['- a']],
    ['what looks like a number', ['1. a']],
    ['a backslash before a sign', ['a\\* b']],
    ['a link with brackets in its words', [{ text: 'a [b] c', link: '/d' }]],
    ['strong words with a star', ['a ', { text: 'b*c', strong: true }]],
  ])('has %s', (_name, children) => {
    const content: RichText = [{ kind: 'paragraph', children }]
    expect(richText(writeRichText(content) as string)).toEqual(content)
  })

  it.each<[string, Inline[]]>([
    ['a line break', ['a\nb']],
    ['a space at the end', ['a ']],
    ['two pieces where one would do', ['a', 'b']],
    ['a link with a closing bracket', [{ text: 'a', link: 'https://b.fi/(c)' }]],
  ])('has no form for %s', (_name, children) => {
    expect(writeRichText([{ kind: 'paragraph', children }])).toBeUndefined()
  })
})
