import { expect, it } from 'vitest'
import { textParts, weekAsText, weekIn } from './poster-text.ts'

it('PR-04: parts of a text are separated by empty lines, and their first line is a heading', () => {
  expect(textParts('Maanantai\nHernekeitto\n Pannukakku \n   \nAvoinna 10–14\n\n\n')).toEqual([
    { heading: 'Maanantai', lines: ['Hernekeitto', 'Pannukakku'] },
    { heading: undefined, lines: ['Avoinna 10–14'] },
  ])
  expect(textParts(' \n ')).toEqual([])
})

it('PR-04: a week of a menu becomes text, with marks and without empty days', () => {
  const dish = (header: string, marks: string[] = []) => ({ header, marks, link: '', image: '' })
  const week = {
    year: 2026,
    week: 47,
    tuesday: [],
    wednesday: [],
    friday: [],
    monday: [dish('Lihapata', ['M']), dish('Salaatti')],
    thursday: [dish('Hernekeitto', ['M', 'G'])],
  }
  expect(weekAsText(week, 'fi')).toBe('Maanantai 16.11.\nLihapata (M)\nSalaatti\n\nTorstai 19.11.\nHernekeitto (M, G)')
  expect(weekIn('?menuId=x&week=2026-47')).toEqual({ year: 2026, week: 47 })
  expect([weekIn(''), weekIn('?week=47')]).toEqual([undefined, undefined])
})
