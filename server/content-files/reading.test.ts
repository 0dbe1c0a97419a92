import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { blockSchemas } from '#web/blocks/schemas.ts'
import type { PictureIndex } from './picture-index.ts'
import { readContentFolder } from './read-folder.ts'
import { Problems } from './source.ts'

const sites = [
  { id: 'deli', languages: ['fi', 'en'] as const },
  { id: 'mestari', languages: ['fi'] as const },
]

const pictures: PictureIndex = {
  keitto: { id: '0123456789', width: 4, height: 3, alt: { fi: 'Keitto' } },
  'kinkku.jpg': { id: '9876543210', width: 40, height: 30, alt: {} },
}

/** What is read from files with these texts; problems have the folder's own name left out. */
function read(files: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'kaskimaa-reading-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  const problems = new Problems()
  const { content } = readContentFolder(folder, { sites, blockSchemas, pictures, files: {}, problems })
  return { content, problems: problems.sentences.map((sentence) => sentence.replaceAll(`${folder}/`, '')) }
}

const page = `path: /
template: home
title: Etusivu
description: Kuvaus
publishDate: 2026-11-02
`

const inPage = (blocks: string) => read({ 'deli/fi/pages/home.yaml': `${page}blocks:\n${blocks}` })

describe('a page of blocks', () => {
  it('has the name of its file as its key, the picture that it names and its Markdown as formatted text', () => {
    const { content, problems } = inPage(`  - type: image-with-text
    anchor: maku
    props:
      heading: Maku
      content: |
        Hyvä **maku**.
      picture: keitto
  - type: like
`)
    expect(problems).toEqual([])
    const picture = { id: '0123456789', name: 'keitto.svg', width: 4, height: 3, alt: 'Keitto' }
    const text = [{ kind: 'paragraph', children: ['Hyvä ', { text: 'maku', strong: true }, '.'] }]
    expect(content).toMatchObject([
      {
        site: 'deli',
        language: 'fi',
        pages: [
          {
            site: 'deli',
            language: 'fi',
            key: 'home',
            path: '/',
            blocks: [
              { type: 'image-with-text', anchor: 'maku', props: { heading: 'Maku', content: text, picture } },
              { type: 'like', props: {} },
            ],
          },
        ],
      },
    ])
  })

  it('may say something else of a picture', () => {
    const { content } = read({ 'deli/fi/pages/home.yaml': `${page}picture: { name: keitto, alt: Muu }\n` })
    expect(content[0]?.pages[0]?.picture?.alt).toBe('Muu')
  })

  const wrong: [string, string, string][] = [
    [
      'a property that is not allowed',
      '  - type: card-grid\n    props:\n      columns: Five\n',
      '9: blocks.0.props.columns: Invalid option',
    ],
    [
      'a property that is not known',
      '  - type: like\n    props:\n      colour: red\n',
      '9: blocks.0.props: Unrecognized key: "colour"',
    ],
    ['a block that is not known', '  - type: like\n  - type: banner\n', "8: blocks.1.type: there is no block 'banner'"],
    [
      'a picture that is not there',
      '  - type: hero\n    props:\n      title: A\n      picture: gone\n',
      "10: blocks.0.props.picture: there is no picture 'gone'",
    ],
    [
      'a picture without words',
      '  - type: hero\n    props:\n      title: A\n      picture: kinkku.jpg\n',
      "10: blocks.0.props.picture: the picture 'kinkku.jpg' has no alternative text in 'fi'",
    ],
    [
      'a link inside a text',
      '  - type: rich-text\n    props:\n      content: |\n        Yksi.\n\n        [a](javascript:b)\n',
      '12: blocks.0.props.content.1.children.0',
    ],
    [
      'a site that is not there',
      '  - type: rich-text\n    props:\n      content: |\n        [a](site:delhi/)\n',
      "10: blocks.0.props.content.0.children.0.link: there is no site 'delhi'",
    ],
    ['YAML that cannot be read', '  - type: "like\n', '8: Missing closing'],
    ['a name that comes twice', '  - type: like\n    type: hero\n', '8: Map keys must be unique'],
  ]
  it.each(wrong)('names file and line of %s', (_name, blocks, expected) => {
    const { problems } = inPage(blocks)
    expect(problems).toHaveLength(1)
    expect(problems[0]).toContain(`deli/fi/pages/home.yaml:${expected}`)
  })

  it('has an address and a key of its own', () =>
    expect(
      read({ 'deli/fi/pages/home.yaml': page, 'deli/fi/pages/other.yaml': `${page}key: home\n` }).problems,
    ).toEqual([
      "deli/fi/pages/other.yaml:1: path: '/' is that of another page",
      "deli/fi/pages/other.yaml:6: key: 'home' is that of another page",
    ]))
})

const product = `---
path: /tuotteet/kinkku
title: Kinkku
description: Kuvaus
---

## Uuniin

Paista.
`
const facts = `publishDate: 2026-11-02
productCode: KA-1
nutrition:
  energy: 100 kJ / 24 kcal
  fat: 1.5
`

describe('an item', () => {
  it('has its words from the file of the language and its facts from that of the site', () => {
    const english = product.replace('/tuotteet/kinkku', '/products/ham')
    const { content, problems } = read({
      'deli/products/kinkku.yaml': facts,
      'deli/fi/products/kinkku.md': product,
      'deli/en/products/kinkku.md': english.replace('---\n\n', 'productCode: KA-2\n---\n\n'),
    })
    expect(problems).toEqual([])
    const blocks = [{ type: 'rich-text', props: { content: [{ text: 'Uuniin' }, { kind: 'paragraph' }] } }]
    expect(content.map(({ language, pages }) => [language, pages[0]])).toMatchObject([
      [
        'fi',
        {
          key: 'product-kinkku',
          template: 'product',
          item: { productCode: 'KA-1', nutrition: [{ name: 'Energia' }, { name: 'Rasva', amount: '1,5 g' }] },
          blocks,
        },
      ],
      [
        'en',
        { key: 'product-kinkku', item: { productCode: 'KA-2', nutrition: [{}, { name: 'Fat', amount: '1.5 g' }] } },
      ],
    ])
  })

  it('names the file and line of what is wrong, in either file', () => {
    const { problems } = read({
      'deli/products/kinkku.yaml': facts.replace('KA-1', 'ka 1').replace('fat', 'fett'),
      'deli/fi/products/kinkku.md': product.replace('title: Kinkku', 'title: ""').replace('Paista.', '[a](b)'),
    })
    expect(problems).toEqual([
      expect.stringMatching(/^deli\/products\/kinkku\.yaml:5: nutrition\.fett: must be one of energy, fat/),
      expect.stringMatching(/^deli\/fi\/products\/kinkku\.md:3: title: /),
      expect.stringMatching(/^deli\/products\/kinkku\.yaml:2: item\.productCode: /),
      expect.stringMatching(/^deli\/fi\/products\/kinkku\.md:9: blocks\.0\.props\.content\.1/),
    ])
  })

  it('is told from a file that has no fields, and from facts without a page', () =>
    expect(read({ 'deli/fi/news/juttu.md': 'Teksti.\n', 'deli/products/kinkku.yaml': facts }).problems).toEqual([
      "deli/fi/news/juttu.md:1: must begin with a '---' line, YAML and another '---' line",
      'deli/products/kinkku.yaml:1: there is no page in any language for these facts',
    ]))

  it('may have blocks after its text', () => {
    const { content, problems } = read({
      'deli/fi/products/kinkku.md': product.replace('---\n\n', `${facts}blocks:\n  - type: like\n---\n\n`),
    })
    expect(problems).toEqual([])
    expect(content[0]?.pages[0]?.blocks.map(({ type }) => type)).toEqual(['rich-text', 'like'])
  })

  it('names the line of an instruction or an ingredient of a recipe', () => {
    const recipe = `---
path: /reseptit/keitto
title: Keitto
description: Kuvaus
publishDate: 2026-11-02
totalTime: 5
yield: 2
---

- 2 dl vettä
- 1 ${'suola'.repeat(30)}

1. ${'Keitä. '.repeat(100)}
`
    expect(read({ 'deli/fi/recipes/keitto.md': recipe }).problems).toEqual([
      expect.stringMatching(/keitto\.md:13: item\.steps\.0\.instructions\.0: /),
      expect.stringMatching(/keitto\.md:11: item\.steps\.0\.ingredients\.1\.name: /),
    ])
  })
})

it('names what is no part of the content', () =>
  expect(
    read({ 'delhi/fi/pages/home.yaml': page, 'deli/sv/a.yaml': '', 'deli/fi/a.txt': '', 'deli/fi/pages/b.md': '' })
      .problems,
  ).toEqual([
    "delhi:1: there is no site 'delhi'",
    'deli/sv:1: is not part of the content: see docs/content-format.md',
    'deli/fi/a.txt:1: is not part of the content: see docs/content-format.md',
    'deli/fi/pages/b.md:1: is not part of the content: see docs/content-format.md',
  ]))

it('names the line of a wrong link in the navigation and of a wrong id in the taxonomy', () =>
  expect(
    read({
      'deli/fi/taxonomy.yaml': 'productGroups:\n  - { key: 0, value: A }\ncategories: []\nfacets: []\n',
      'deli/fi/navigation.yaml': 'desktop:\n  topTabs:\n    - { label: A, link: b }\n  bottomTabs: []\n',
    }).problems,
  ).toEqual([
    expect.stringContaining('deli/fi/navigation.yaml:3: desktop.topTabs.0.link: '),
    expect.stringContaining('deli/fi/navigation.yaml:1: mobile: '),
    expect.stringContaining('deli/fi/navigation.yaml:1: footer: '),
    expect.stringContaining('deli/fi/taxonomy.yaml:2: productGroups.0.key: '),
  ]))
