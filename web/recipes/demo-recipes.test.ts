import { expect, it } from 'vitest'
import type { RecipeItem } from '#contract/content/item.ts'
import type { Language } from '#contract/site.ts'
import { demoSites } from '#demo/testing/demo-sites.ts'
import { sites } from '#sites/all.ts'
import { amountWithDecimals, scaledAmount, scaledPortion } from './scaling.ts'

type Case = {
  title: string
  portions: number
  size: number
  totalYield: string
  amounts: Record<string, string>
  nutrients?: Record<string, string>
}

// Calculated by hand from the recipes of the demo: amount × portions / yield × size / portion size.
const finnish: Case[] = [
  {
    title: 'Hernekeitto',
    portions: 250,
    size: 400,
    totalYield: '100,000',
    amounts: { 'kuivattuja herneitä': '18,750 kg', 'vettä liotukseen': '62,500 l', meiramia: '150,000 g' },
  },
  {
    title: 'Kinkkukiusaus',
    portions: 45,
    size: 280,
    totalYield: '12,600',
    amounts: { perunasuikaletta: '7,088 kg', 'ruokakermaa 15 %': '3,150 l', valkopippuria: '5,906 g' },
  },
  {
    title: 'Lihapata',
    portions: 130,
    size: 240,
    totalYield: '31,200',
    amounts: { nautakuutiota: '18,720 kg', laakerinlehteä: '15,600', vehnäjauhoja: '624,000 g' },
  },
  {
    title: 'Lindströmin pihvi',
    portions: 200,
    size: 140,
    totalYield: '28,000',
    amounts: { 'naudan jauhelihaa 10 %': '20,000 kg', suolaa: '275,000 g', kermaviiliä: '10,000 l' },
  },
  {
    title: 'Makaronilaatikko raakamakaronista',
    portions: 1,
    size: 150,
    totalYield: '0,150',
    amounts: { 'sika-nautajauhelihaa': '0,035 kg', 'nestemäistä kokomunaa': '0,013 kg', mustapippuria: '0,075 g' },
  },
  {
    title: 'Naudan yöpaisti',
    portions: 75,
    size: 160,
    totalYield: '12,000',
    amounts: { 'naudan sisäpaistia': '11,250 kg', rypsiöljyä: '1,250 dl', maissitärkkelystä: '187,500 g' },
  },
  {
    title: 'Nakkistroganoff',
    portions: 1000,
    size: 650,
    totalYield: '650,000',
    amounts: { 'nakkia suikaleina': '361,111 kg', vehnäjauhoja: '12 638,889 g', lihalientä: '216,667 l' },
  },
]
const swedish: Case[] = [
  {
    title: 'Ärtsoppa med fläsk',
    portions: 60,
    size: 350,
    totalYield: '21,0',
    amounts: { 'torkade gula ärter': '3,9 kg', mejram: '13,1 g', lagerblad: '4,2' },
    nutrients: { ENERCC: '325,5 kcal', SALTEQ: '2,1 g' },
  },
  {
    title: 'Flygande Jacob',
    portions: 120,
    size: 300,
    totalYield: '36,0',
    amounts: { 'strimlad stekt kyckling': '15,6 kg', chilisås: '12,0 dl', jordnötter: '1440,0 g' },
    nutrients: { ENERCC: '524,0 kcal', PRO: '34,0 g' },
  },
  {
    title: 'Pannbiff med lök',
    portions: 33,
    size: 500,
    totalYield: '16,5',
    amounts: { 'nötfärs 10 %': '3,5 kg', 'rårörda lingon': '1,0 kg', 'skalad potatis': '7,6 kg' },
    nutrients: { ENERCC: '526,2 kcal', PRO: '27,7 g' },
  },
]

function recipeCalled(site: string, title: string): { item: RecipeItem; language: Language; decimals: number } {
  const content = demoSites.find((demo) => demo.site === site)
  const item = content?.pages.find((page) => page.title === title)?.item
  const decimals = sites.find(({ id }) => id === site)?.portionCalculator?.decimals
  if (item?.kind !== 'recipe' || !content || !decimals) throw new Error(`${site} has no recipe ${title}`)
  return { item, language: content.language, decimals }
}

const all = [
  ...finnish.map((expected) => ['PR-05', 'ammattilaiset', expected.title, expected] as const),
  ...swedish.map((expected) => ['PR-06', 'foodservice-se', expected.title, expected] as const),
]

it.each(all)('%s, PR-07: %s calculates %s as by hand', (_id, site, title, expected) => {
  const { item, language, decimals } = recipeCalled(site, title)
  const own = { portions: item.yield, size: item.portionSize }
  const to = { portions: expected.portions, size: expected.size }
  const text = (amount: Parameters<typeof amountWithDecimals>[0], unit: string) =>
    `${amountWithDecimals(amount, decimals, language)} ${unit}`.trim().replaceAll('\u00a0', ' ')
  const ingredients = item.steps.flatMap((step) => step.ingredients)
  for (const [name, amount] of Object.entries(expected.amounts)) {
    const found = ingredients.find((ingredient) => ingredient.name === name)
    expect([name, found && text(scaledAmount(found.amount, own, to), found.unit)]).toEqual([name, amount])
  }
  expect(text(scaledAmount(item.totalYieldKg ?? 0, own, to), '')).toBe(expected.totalYield)
  for (const [code, amount] of Object.entries(expected.nutrients ?? {})) {
    const found = item.nutrients?.find((nutrient) => nutrient.code === code)
    expect([code, found && text(scaledPortion(found.amount, own, to), found.unit)]).toEqual([code, amount])
  }
})

it('PR-07: every recipe of the professional sites has yield, portion size and unit, total yield and steps with ingredients', () => {
  for (const site of ['ammattilaiset', 'foodservice-se']) {
    const pages = demoSites.find((demo) => demo.site === site)?.pages ?? []
    const recipes = pages.flatMap(({ item }) => (item?.kind === 'recipe' ? [item] : []))
    expect(recipes.length).toBeGreaterThanOrEqual(7)
    for (const { portionSize, portionUnit, totalYieldKg, steps, nutrients, ...item } of recipes) {
      expect([item.yield > 0, (portionSize ?? 0) > 0, portionUnit, (totalYieldKg ?? 0) > 0]).toEqual([
        true,
        true,
        'g',
        true,
      ])
      expect(steps.some(({ ingredients }) => ingredients.length > 0)).toBe(true)
      if (site === 'foodservice-se') expect(nutrients?.map(({ code }) => code)).toContain('ENERCC')
    }
  }
})
