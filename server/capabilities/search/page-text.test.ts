import { expect, it } from 'vitest'
import { folded, tokens } from '#search/language/language.ts'
import { blocks } from '#web/blocks/registry.ts'
import { pageHeadings, pageText } from './page-text.ts'

it('reads headings, paragraphs, lists, quotes and the labels of links', () => {
  const text = pageText([
    {
      type: 'image-with-text',
      props: {
        heading: 'Kolme sukupolvea',
        content: [
          { kind: 'heading', level: 2, text: 'Alku' },
          { kind: 'paragraph', children: ['Ennen ', { text: 'navetassa', strong: true, link: '/navetta' }] },
          { kind: 'list', ordered: false, items: [['hapan'], [{ text: 'makea' }]] },
          { kind: 'quote', text: 'Hyvää ruokaa', source: 'Mummo' },
        ],
        links: [{ label: 'Lue tarina', link: '/tarina' }],
      },
    },
    { type: 'hero', props: { title: 'Toinen lohko' } },
  ])
  expect(tokens(text).map(folded).join(' ')).toBe(
    'kolme sukupolvea alku ennen navetassa hapan makea hyvaa ruokaa mummo lue tarina toinen lohko',
  )
})

it('reads the headings of sections, but not of cards, which lead elsewhere', () => {
  const headings = pageHeadings([
    {
      type: 'rich-text',
      props: {
        content: [
          { kind: 'heading', level: 2, text: 'Säilytys' },
          { kind: 'quote', text: 'Ei' },
        ],
      },
    },
    { type: 'expandable-list', props: { heading: 'Kysyttyä', items: [{ heading: 'Milloin?', content: [] }] } },
    { type: 'card-grid', props: { heading: 'Lue myös', cards: [{ header: 'Muualla' }] } },
  ])
  expect(headings).toEqual(['Säilytys', 'Kysyttyä', 'Milloin?', 'Lue myös'])
})

it('skips addresses, ids, files and settings of every block', () => {
  const examples = [...blocks.values()].flatMap(({ type, schema, examples }) =>
    Object.values(examples).map((example) => ({ type, props: schema.parse(example) as Record<string, unknown> })),
  )
  const text = pageText(examples)
  expect(text).not.toMatch(/site:|#\w|(^|\s)\/\w|\.(svg|jpg|mp4|vtt|pdf)|[0-9a-f]{10}/)
  const settings = ['paragraph', 'paper', 'surface', 'split', 'poster', 'left', 'square', 'four']
  expect(tokens(text).filter((word) => settings.includes(word))).toEqual([])
})
