import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type Plain, serialiseProps } from './plain-props.ts'

it('gives the browser the same values that the server passed', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (props) => {
      expect(JSON.parse(serialiseProps(props as Record<string, Plain>))).toEqual(JSON.parse(JSON.stringify(props)))
    }),
  )
})

it('cannot close the script element around it, and contains no line separators', () => {
  const text = serialiseProps({ text: '</script><!--<script>\u2028\u2029' })
  expect(text).not.toMatch(/[<\u2028\u2029]/)
})

class Price {
  cents = 1290
}

it.each([
  ['a function', { onBuy: () => {} }, 'props.onBuy is a function'],
  ['an instance of a class', { price: new Price() }, 'props.price is an instance of Price'],
  ['a date', { at: new Date(0) }, 'props.at is an instance of Date'],
  ['a map deep inside', { list: [{ map: new Map() }] }, 'props.list[0].map is an instance of Map'],
  ['a number that JSON lacks', { n: Number.NaN }, 'props.n is NaN'],
  ['a big integer', { n: 1n }, 'props.n is a bigint'],
  ['a symbol', { s: Symbol('x') }, 'props.s is a symbol'],
])('refuses %s and says where it is', (_what, props, sentence) => {
  expect(() => serialiseProps(props as never)).toThrow(sentence)
})
