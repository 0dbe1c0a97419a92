import { expect, it } from 'vitest'
import { demoSites } from '#demo/testing/demo-sites.ts'
import { blockMarkup } from '#web/block-kit/testing.tsx'
import { openPage } from '#web/islands/testing.tsx'
import { schoolMaterial } from './school-material.block.tsx'

it('WI-18: shows what a lesson is for, and its files to open and print with their type and size', () => {
  openPage(blockMarkup(schoolMaterial, schoolMaterial.examples['a lesson with two files'] as object))
  const facts = [...document.querySelectorAll('dl > div')].map((fact) => fact.textContent)
  expect(facts.slice(0, 3)).toEqual(['Luokat3–6', 'OppiaineYmpäristöoppi', 'Kesto45 min'])
  const files = [...document.querySelectorAll<HTMLAnchorElement>('a[type="application/pdf"]')]
  expect(files.map((file) => file.textContent)).toEqual([
    expect.stringMatching(/^Opettajan sivu, Tunti 1: Pellolta lautaselle.*PDF, \d+ kt$/),
    expect.stringMatching(/^Oppilaan tehtävät, Tunti 1: Pellolta lautaselle.*PDF, \d+ kt$/),
  ])
  for (const file of files) expect(file.getAttribute('href')).toMatch(/^\/files\/[0-9a-f]{10}\/tunti-1-[a-z]+\.pdf$/)
  expect(document.querySelector('.school-material-order')?.getAttribute('href')).toBe('#tilaa')
})

it('WI-18: the school has a sheet for teachers and one for pupils for each of its four lessons, on a page of its own, and a way to order', () => {
  const school = demoSites.find(({ site }) => site === 'koulu')
  const pages = school?.pages.filter(({ path }) => path.startsWith('/materiaalit/')) ?? []
  const lessons = pages.flatMap(({ blocks }) => blocks.filter(({ type }) => type === 'school-material'))
  expect(pages).toHaveLength(4)
  expect(lessons.map(({ props }) => (props.heading as string).split(':')[0]).sort()).toEqual([
    ...['Tunti 1', 'Tunti 2', 'Tunti 3', 'Tunti 4'],
  ])
  for (const { props } of lessons) {
    expect((props.materials as { Material: string }[]).map(({ Material }) => Material)).toEqual([
      ...['Opettajan sivu', 'Oppilaan tehtävät'],
    ])
    expect(props.orderPage).toBe('/tilaa')
  }
})
