import { expect, it } from 'vitest'
import { sites } from '#sites/all.ts'
import { pageStyles } from './page-styles.ts'

const [one, other] = sites.map(({ theme }) => theme)
if (!one || !other) throw new Error('There are fewer than two sites.')

it('contains the theme and then every part, in order', () => {
  const css = pageStyles(one, ['.a{}', '.b{}'])
  expect(css).toContain(one.colors.paper)
  expect(css.endsWith('.a{}.b{}')).toBe(true)
  expect(pageStyles(one, ['.b{}', '.a{}']).endsWith('.b{}.a{}')).toBe(true)
})

it('mixes up neither parts nor themes', () => {
  const all = [[], ['.a{}'], ['.b{}'], ['.a{}', '.b{}'], ['.a{}.b{}', '']].flatMap((parts) => [
    pageStyles(one, parts),
    pageStyles(other, parts),
  ])
  const again = [[], ['.a{}'], ['.b{}'], ['.a{}', '.b{}']].flatMap((parts) => [
    pageStyles(one, parts),
    pageStyles(other, parts),
  ])
  expect(again).toEqual(all.slice(0, 8))
  expect(new Set(again).size).toBe(8)
})
