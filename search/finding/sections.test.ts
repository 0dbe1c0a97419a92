import { expect, it } from 'vitest'
import { aDocument, aQuestion } from '#search/testing/a-document.ts'
import { indexWith } from '#search/testing/index-with.ts'

const names = ['Miksi leikkele on vihreä?', 'Voiko sulaneen lihan pakastaa?']
const answers = aDocument(1, { title: 'Usein kysyttyä', teaser: names.join(' '), sections: names })
const frozen = aDocument(2, { title: 'Liha', text: 'Sulaneen lihan voi pakastaa kerran.' })
const listing = aDocument(3, { ...answers, id: 3, title: 'Kaikki sivut', isBackground: true })

it('brings the page first of which one section is called what was asked', async () => {
  const index = await indexWith(answers, frozen, listing)
  const { ids } = index.find(aQuestion('sulaneen lihan pakastaa'))
  expect(ids[0]).toBe(1)
  await index.rebuild()
  expect(index.find(aQuestion('sulaneen lihan pakastaa')).ids).toEqual(ids)
})

it('takes words of different sections for no name of one', async () => {
  const apart = aDocument(1, { ...answers, sections: ['Sulaneen', 'Lihan', 'Pakastaa'] })
  const index = await indexWith(apart, frozen)
  expect(index.find(aQuestion('sulaneen lihan pakastaa')).ids[0]).toBe(2)
})
