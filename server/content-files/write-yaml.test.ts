import fc from 'fast-check'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { writeYaml } from './write-yaml.ts'

it('reads as it was, whatever the texts', () => {
  const text = fc.oneof(
    fc.string(),
    fc.stringMatching(/^[a-zäö :#'"\n|>%@&*!?[\]{},-]{0,200}$/),
    fc
      .array(fc.constantFrom(...'a \n\t\r\u0000\u0085\u00a0\u2028\ufeff-'), { maxLength: 120 })
      .map((signs) => signs.join('')),
    fc.constantFrom('true', 'null', '~', '1e3', '0x1f', '2026-11-02', '007', '- a', '# b', 'a: b', ''),
  )
  fc.assert(
    fc.property(text, text, (one, two) => {
      const value = { one, list: [one, two], blocks: [{ row: two }, { one, deep: { two, rows: [{ one, two }] } }] }
      expect(parse(writeYaml(value))).toEqual(value)
    }),
  )
})

it('puts long texts below their key, short rows on one line and an empty line between blocks', () =>
  expect(
    writeYaml(
      {
        title: 'Maku',
        text: `${'maku '.repeat(30)}on`,
        markdown: '## A\n\nB\n',
        ids: [3, 4],
        links: [{ label: 'A', link: '/a' }],
        blocks: [{ type: 'hero', props: { title: 'A' } }, { type: 'like' }],
      },
      { ids: 'kolme, neljä' },
    ),
  ).toBe(`title: Maku
text: >-
  ${'maku '.repeat(21).trim()}
  ${'maku '.repeat(9)}on
markdown: |
  ## A

  B
ids: [3, 4] # kolme, neljä
links:
  - { label: A, link: /a }
blocks:
  - type: hero
    props:
      title: A

  - { type: like }
`))
