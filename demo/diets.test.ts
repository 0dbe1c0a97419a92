import { describe, expect, it } from 'vitest'
import { markedTags } from '#contract/content/marked-tags.ts'
import { taxonomy as taxonomySchema } from '#contract/content/taxonomy.ts'
import { demoSites } from '#demo/testing/demo-sites.ts'
import { allergensIn } from '#web/templates/allergens.ts'

/** Ingredients that a dish with the mark does not have, in the languages of recipes. */
const forbidden: Record<string, RegExp> = {
  M: /(?<!kookos|kaura|soija)(maito|maido)|kerma|juusto(?!kumin)|(?<!\p{L})voi(?:ta|n)?(?!\p{L})|jogurt|rahka|viili|mozzarell|pesto|mjölk|grädde|(?<!\p{L})ost|smör(?!gås)|crème|(?<!coconut )milk|cream|butter|cheese|yoghurt|sahne|käse|milch/iu,
  G: /vehnä|ohra|ruis|rukii|korppujauh|makaron|spaget|lasagne|leipä|leivä|sämpyl|tortilla|soijakastik|couscous|pasta|nuudel|vete|råg|korngryn|ströbröd|(?<!\p{L})bröd|soja|wheat|barley|rye|flour|bread|macaroni|bun|soy sauce|weizen|brot/iu,
}
const forbiddenAllergens: Record<string, readonly string[]> = {
  M: ['maito', 'milk', 'mjölk', 'Milch'],
  G: ['vehnä', 'ruis', 'ohra', 'wheat', 'rye', 'barley', 'vete', 'råg', 'korn', 'Weizen', 'Roggen', 'Gerste'],
}

const contradictions = (mark: string, ingredients: readonly string[]) =>
  ingredients.filter((name) => forbidden[mark]?.test(name))

describe.each(demoSites.filter(({ pages }) => pages.some(({ item }) => item?.kind === 'recipe')))(
  'the recipes of $site in $language',
  ({ site, language, pages, ...content }) => {
    const taxonomy = taxonomySchema.parse({ site, language, ...content.taxonomy })

    it('carry no mark that one of their ingredients contradicts', () => {
      const found = pages.flatMap(({ path, item }) => {
        if (item?.kind !== 'recipe') return []
        const ingredients = item.steps.flatMap((step) => step.ingredients)
        return markedTags(item.facetTags, taxonomy).flatMap(({ mark }) => {
          const labels = ingredients.flatMap((ingredient) => {
            const product = pages.find((page) => page.path === ingredient.path)?.item
            return product?.kind === 'product' ? allergensIn(product.ingredients ?? '', language) : []
          })
          const said = contradictions(
            mark,
            ingredients.map(({ name }) => name),
          )
          return [...said, ...labels.filter((name) => forbiddenAllergens[mark]?.includes(name))].map(
            (name) => `${path} (${mark}): ${name}`,
          )
        })
      })
      expect(found).toEqual([])
    })
  },
)

it.each([
  ['M', 'ruokakermaa 15 %'],
  ['M', 'voita'],
  ['M', 'grated cheese'],
  ['G', 'makaronia'],
  ['G', 'vetemjöl'],
])('a mark that an ingredient contradicts is found: %s and %s', (mark, ingredient) => {
  expect(contradictions(mark, [ingredient, 'suolaa', 'kookosmaitoa', 'perunajauhoja', 'juustokuminaa'])).toEqual([
    ingredient,
  ])
})

it('PR-04: the example of the editor has the marks of the recipes it names, no others, and pea soup on Thursday', () => {
  const content = demoSites.find(({ site }) => site === 'ammattilaiset')
  const block = content?.pages.flatMap(({ blocks }) => blocks).find(({ type }) => type === 'lunch-poster')
  const days = String(block?.props.text)
    .split('\n\n')
    .map((day) => day.split('\n'))
  const taxonomy = taxonomySchema.parse({ site: 'ammattilaiset', language: 'fi', ...content?.taxonomy })
  for (const line of days.flatMap(([, ...dishes]) => dishes)) {
    const [, name = line, marks] = /^(.*?)(?: \((.*)\))?$/.exec(line) ?? []
    const item = content?.pages.find(({ title, item }) => title === name && item?.kind === 'recipe')?.item
    const own = item ? markedTags(item.facetTags, taxonomy).map(({ mark }) => mark) : []
    expect(marks?.split(', ') ?? [], line).toEqual(own)
  }
  expect(days.find(([day]) => day === 'Torstai')).toContain('Hernekeitto (M, G)')
  expect(days.filter((lines) => lines.join().includes('Hernekeitto'))).toHaveLength(1)
})
