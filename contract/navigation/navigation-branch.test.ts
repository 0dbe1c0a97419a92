import { expect, it } from 'vitest'
import { branchesOf } from './navigation-branch.ts'

const branch = (label: string, link: string, ...children: string[]) => ({
  label,
  link,
  children: children.map((child) => ({ label: child, link: child })),
})

const branches = [
  branch('Tuotteet', '/tuotteet', '/tuotteet?productGroup=3', '/ohjeet#lahjakortti'),
  branch('Grilli', '/tuotteet/grilli'),
  branch('Toimitus', '/#toimitus', '/#nouto'),
  branch('Etusivu', '/'),
  branch('Kauppa', 'https://kauppa.example/tuotteet'),
  branch('Recipes', '/en/recipes', '/en/#summer'),
]

it.each([
  ['/tuotteet', ['Tuotteet']],
  ['/tuotteet/kinkku', ['Tuotteet']],
  ['/tuotteet/grilli/pihvi', ['Grilli']],
  ['/tuotteetkin', []],
  ['/ohjeet', ['Tuotteet']],
  ['/', ['Etusivu']],
  ['/en/', []],
  ['/en/recipes/soup', ['Recipes']],
  ['/tarina', []],
  [undefined, []],
])('CH-31 finds for the page %s the branches %j', (address, labels) => {
  expect(branchesOf(branches, address).map(({ label }) => label)).toEqual(labels)
})
