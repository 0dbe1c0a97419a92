import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { MarkedText } from './marked-text.tsx'

const html = (text: string, marks: [number, number][]) => renderToStaticMarkup(<MarkedText text={text} marks={marks} />)

it('highlights words at the start, in the middle and at the end', () => {
  expect(html('Lihapullat ja muusi', [[0, 10]])).toBe('<mark>Lihapullat</mark> ja muusi')
  expect(
    html('Lihapullat ja muusi', [
      [11, 13],
      [14, 19],
    ]),
  ).toBe('Lihapullat <mark>ja</mark> <mark>muusi</mark>')
  expect(html('a < b', [])).toBe('a &lt; b')
})
