import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { pageNavigation } from './page-navigation.block.tsx'

const { view: View, schema } = pageNavigation

const linksOf = (items: unknown[]) => {
  const html = renderToStaticMarkup(
    <View
      props={schema.parse({ items })}
      anchor={undefined}
      language="fi"
      address="/"
      data={undefined}
      first={false}
    />,
  )
  return [...html.matchAll(/<a [^>]*href="([^"]*)"[^>]*>([^<]*)/g)].map(([, href, text]) => `${text} ${href}`)
}

const children = [
  { Name: 'Arki', FriendlyUrl: '#arki' },
  { Name: 'Juhla', FriendlyUrl: '#juhla' },
]

it('does not repeat the title of a panel inside it', () => {
  expect(linksOf([{ Name: 'Reseptit', FriendlyUrl: '#reseptit', Children: children }])).toEqual([
    'Yleiskatsaus #reseptit',
    'Arki #arki',
    'Juhla #juhla',
  ])
})

it('has one link to a place that a child leads to as well', () => {
  expect(linksOf([{ Name: 'Reseptit', FriendlyUrl: '#arki', Children: children }])).toEqual([
    'Arki #arki',
    'Juhla #juhla',
  ])
})
