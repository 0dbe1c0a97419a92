import { describe, expect, it } from 'vitest'
import { demoSites } from '#demo/testing/demo-sites.ts'
import { planBoard } from '#web/blocks/board-planner/board-plan.ts'
import { boardPlannerSchema } from '#web/blocks/board-planner/board-planner.schema.ts'

const boards = demoSites.flatMap(({ site, language, pages }) =>
  pages.flatMap(({ blocks }) =>
    blocks
      .filter(({ type }) => type === 'board-planner')
      .map(({ props }) => ({ site, language, pages, rules: boardPlannerSchema.parse(props) })),
  ),
)

describe.each(boards)('the board of $site in $language', ({ pages, rules }) => {
  it('is bought in packs of the size that the products have', () => {
    for (const { link, pack } of rules.items.filter(({ link }) => link)) {
      // Links of the second language begin with it, paths do not.
      const path = link?.replace(/^\/[a-z]{2}(?=\/)/, '')
      const product = pages.find((page) => page.path === path)?.item
      expect(product?.kind === 'product' && product.size, link).toBe(`${pack} g`)
    }
  })

  it('has all its kinds for the most guests', () => {
    const most = planBoard(rules, { guests: rules.guests.max, hours: 2, appetite: 0 })
    expect(most.lines).toHaveLength(rules.items.length)
  })
})

it('says as the texts beside it: six who nibble need two packs of each of three kinds, eight guests a plate of 80 g each', () => {
  const boardsOf = (name: string) => boards.filter(({ site }) => site === name).map(({ rules }) => rules)
  expect(boardsOf('delikatess')).toHaveLength(2)
  for (const rules of boardsOf('delikatess')) {
    const { lines, counted } = planBoard(rules, { guests: 6, hours: 2, appetite: 0 })
    expect(counted).toBe(600)
    expect(lines.flatMap(({ packs }) => packs ?? [])).toEqual([2, 2, 2])
  }
  const counted = boardsOf('cincin').map((rules) => planBoard(rules, { guests: 8, hours: 2, appetite: 0 }).counted)
  expect(counted).toEqual([640, 640])
})
