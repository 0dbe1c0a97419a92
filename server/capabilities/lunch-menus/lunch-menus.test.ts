import { expect, it } from 'vitest'
import { saveMenu } from '#contract/lunch-menus/lunch-menu.ts'
import { shownWeeks, storedWeeks } from './lunch-menus.ts'
import type { RecipeList } from './menu-recipes.ts'

const soup = {
  contentId: 7,
  header: 'Hernekeitto',
  link: '/reseptit/hernekeitto',
  image: '/media/x',
  marks: ['M', 'G'],
}
const recipes: RecipeList = {
  byName: new Map([[soup.header, soup]]),
  byLink: new Map([[soup.link, soup]]),
  byId: new Map([[soup.contentId, soup]]),
}
const thisWeek = { year: 2026, week: 52 }
const parsed = (weeks: unknown) => saveMenu.body.parse(weeks)
const store = (weeks: unknown) => storedWeeks(parsed(weeks), recipes, thisWeek)
const numbers = (weeks: unknown) => {
  const stored = store(weeks)
  return stored.ok ? stored.value.map(({ year, week }) => `${week}/${year}`) : stored.code
}

it('PR-08: weeks without a number run from the current week onward, over the year’s end', () => {
  expect(numbers([{}, {}, {}])).toEqual(['52/2026', '53/2026', '1/2027'])
  expect(numbers([{ year: 2027, week: 8 }, {}])).toEqual(['8/2027', '9/2027'])
  expect(
    numbers([
      { year: 2027, week: 2 },
      { year: 2026, week: 53 },
    ]),
  ).toEqual(['53/2026', '2/2027'])
  expect(numbers([{}, { year: 2026, week: 52 }])).toBe('REQUEST_INVALID')
})

it('PR-08: stores the id of a recipe and plain text, and nothing else that was sent', () => {
  const monday = [
    { header: 'Mitä tahansa', link: soup.link, image: 'https://evil.example/x.png', marks: ['X'] },
    { header: '  Salaattipöytä ja leipä ', link: '', image: 'https://evil.example/y.png' },
    { header: 'Vanha resepti', link: '/reseptit/poistettu' },
  ]
  const stored = store([{ monday }])
  expect(stored).toMatchObject({ ok: true })
  if (!stored.ok) return
  expect(stored.value[0]?.monday).toEqual([
    { recipe: 7, header: 'Hernekeitto' },
    { header: 'Salaattipöytä ja leipä' },
    { header: 'Vanha resepti' },
  ])
  expect(shownWeeks(stored.value, recipes)[0]?.monday).toEqual([
    { header: 'Hernekeitto', link: '/reseptit/hernekeitto', image: '/media/x', marks: ['M', 'G'] },
    { header: 'Salaattipöytä ja leipä', link: '', image: '', marks: [] },
    { header: 'Vanha resepti', link: '', image: '', marks: [] },
  ])
})

it('PR-08: shows a recipe under its present name, and one that is gone under its old one', () => {
  const weeks = [
    {
      year: 2026,
      week: 52,
      monday: [
        { recipe: 7, header: 'Herneet' },
        { recipe: 8, header: 'Poistettu pata' },
      ],
    },
  ].map((week) => ({ ...week, tuesday: [], wednesday: [], thursday: [], friday: [] }))
  expect(shownWeeks(weeks, recipes)[0]?.monday).toMatchObject([
    { header: 'Hernekeitto', link: soup.link },
    { header: 'Poistettu pata', link: '' },
  ])
})

it.each([
  'https://evil.example/reseptit/hernekeitto',
  '//evil.example/reseptit',
  '/\\evil.example',
  'javascript:alert(1)',
  'reseptit/hernekeitto',
  ' /reseptit/hernekeitto',
])('PR-02: refuses the foreign link %s', (link) => {
  expect(store([{ friday: [{ header: 'Keitto', link }] }])).toMatchObject({ ok: false, code: 'MENU_LINK_FOREIGN' })
})

it('PR-02: takes at most 53 weeks, 12 dishes a day and 200 characters, and no week that the year does not have', () => {
  const dishes = (count: number) => Array.from({ length: count }, () => ({ header: 'Keitto' }))
  const accepts = (weeks: unknown) => saveMenu.body.safeParse(weeks).success
  expect(accepts(Array.from({ length: 53 }, () => ({})))).toBe(true)
  expect(accepts(Array.from({ length: 54 }, () => ({})))).toBe(false)
  expect(accepts([])).toBe(false)
  expect(accepts([{ monday: dishes(12) }])).toBe(true)
  expect(accepts([{ monday: dishes(13) }])).toBe(false)
  expect(accepts([{ monday: [{ header: 'x'.repeat(200) }] }])).toBe(true)
  expect(accepts([{ monday: [{ header: 'x'.repeat(201) }] }])).toBe(false)
  expect(accepts([{ monday: [{ header: '  ' }] }])).toBe(false)
  expect(accepts([{ year: 2026, week: 53 }])).toBe(true)
  expect(accepts([{ year: 2025, week: 53 }])).toBe(false)
  expect(accepts([{ year: 2026 }])).toBe(false)
})
