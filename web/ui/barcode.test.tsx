import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { message } from '#web/messages/message.ts'
import { Barcode } from './barcode.tsx'
import { barsOf } from './ean13.ts'

const gtin = '6408180012341'
const draw = (number: string) =>
  renderToStaticMarkup(<Barcode gtin={number} label={message('fi', 'barcode', { gtin: number })} />)

it('WI-02 renders the barcode of a product, with quiet zones and its digits below', () => {
  const html = draw(gtin)
  const [, path = ''] = /fill="#000" d="([^"]+)"/.exec(html) ?? []
  const drawn = [...path.matchAll(/M(\d+) \d+h(\d+)v\d+h-(\d+)z/g)].map(([, x, width, back]) => {
    expect(back).toBe(width)
    return { at: Number(x) - 11, width: Number(width) }
  })
  expect(drawn).toEqual(barsOf(gtin).map(({ at, width }) => ({ at, width })))
  expect(html).toContain('viewBox="0 0 113 ')
  expect([...html.matchAll(/<text[^>]*>(\d+)</g)].map(([, digits]) => digits)).toEqual(['6', '408180', '012341'])
})

it('WI-02 is black on white with sharp bars, and has its number as the accessible name', () => {
  const html = draw(gtin)
  expect(html).toContain('role="img" aria-label="Viivakoodi 6408180012341"')
  expect(html).toContain('shape-rendering="crispEdges"')
  expect(html).toContain('fill="#fff" d="M0 0h113v')
})

it('WI-02 shows only the digits of an invalid number', () => {
  expect(draw('6408180012345')).toBe('<span class="barcode-digits">6408180012345</span>')
})
