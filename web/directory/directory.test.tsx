import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { sites } from '#sites/all.ts'
import { Directory } from './directory.tsx'

it('CH-01 counts the sites that it lists', () => {
  const listed = sites.map((site) => ({ site, origin: `http://${site.id}.localhost:3000`, logo: '' }))
  const headingOf = (count: number) =>
    renderToStaticMarkup(<Directory sites={listed.slice(0, count)} />).match(/<h1>(.*?)<\/h1>/)?.[1]
  expect(headingOf(14)).toBe('14 sivustoa, yksi ohjelma')
  expect(headingOf(3)).toBe('3 sivustoa, yksi ohjelma')
})
