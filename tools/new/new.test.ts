import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import { sites } from '#sites/all.ts'
import { stepsOf } from '../how-to/recipes.ts'
import { kinds, RefusedError } from './kinds.ts'
import { planFiles } from './make.ts'

// What is planned here is written, checked and tested in new.long.test.ts.

function planned(args: string) {
  const [kind = '', ...names] = args.split(' ')
  const wish = kinds.get(kind)?.wish(names, stepsOf, sites)
  return wish ? planFiles(wish) : expect.unreachable(`There is no kind '${kind}'.`)
}

it.each([
  ['block wine-list', ['web/blocks/wine-list/wine-list.block.tsx', 'web/messages/pages/wine-list.texts.ts']],
  [
    'capability store-visits',
    ['server/capabilities/store-visits/store-visits.capability.ts', 'server/wiring/writing.ts'],
  ],
  ['form wine-club', ['contract/forms/wine-club.form.ts', 'web/blocks/wine-club-form/wine-club-form.block.tsx']],
  ['command meat-prices', ['tools/meat-prices.ts', 'package.json']],
])('%s is written with its own names, and nothing of the example is left', (args, expected) => {
  const files = planned(args)
  expect([...files.keys()]).toEqual(expect.arrayContaining(expected))
  for (const [file, text] of files) {
    const name = /guest.?count|kitchen.?tip|product.?tasting|counter.?hours/i
    expect(file).not.toMatch(name)
    expect(text, file).not.toMatch(name)
  }
})

it('a page is written in every language of its site, with links that begin with the language where they must', () => {
  const files = planned('page yritys harvest-fair')
  const endings = ['fi', 'en', 'se'].flatMap((language) => [
    `/yritys/${language}/pages/harvest-fair.yaml`,
    `/yritys/${language}/navigation.yaml`,
  ])
  const textOf = (ending: string) => [...files].find(([file]) => file.endsWith(ending))?.[1]
  expect(files.size).toBe(endings.length)
  for (const ending of endings) expect(textOf(ending)).toContain('Harvest fair')
  expect(textOf('/yritys/fi/navigation.yaml')).toContain('{ label: Harvest fair, link: /harvest-fair }')
  expect(textOf('/yritys/se/navigation.yaml')).toContain('{ label: Harvest fair, link: /se/harvest-fair }')
})

it.each([
  ['block hero', "There is a block 'hero' already, or something in its place: web/blocks/hero/"],
  ['block Hero', "'Hero' is no name"],
  ['block like-button', 'There is an island of this name already: web/'],
  ['capability stock', "'stock' is no plural"],
  ['capability forms', "There is a capability 'forms' already"],
  ['capability origins', "server/wiring/writing.ts uses the name 'origins' already"],
  ['form question', "There is a form 'question' already"],
  ['page nowhere fair', "There is no site 'nowhere'. Sites: kuluttaja,"],
  ['page kuluttaja home', "There is a page 'home' of kuluttaja already"],
  ['page kuluttaja ../home', "'../home' is no name"],
  ['command shop', "There is a command 'shop' already"],
])('%s is refused with a sentence, before anything is written', (args, sentence) => {
  expect(() => planned(args)).toThrow(RefusedError)
  expect(() => planned(args)).toThrow(sentence)
})

it('every kind has a how-to page', () => {
  for (const [kind, { usage }] of kinds) {
    expect(existsSync(`docs/how-to/add-a-${kind}.md`), kind).toBe(true)
    expect(usage).toContain(kind)
  }
})
