import { expect, it } from 'vitest'
import { returnAddress } from './return-address.ts'

const origin = 'http://lihakauppa.localhost'

it('SH-21: leads back to the page that sent the visitor to log in', () => {
  expect(returnAddress('?paluu=%2Fostoskori%23kirjaudu', origin)).toBe('/ostoskori#kirjaudu')
  expect(returnAddress('?paluu=/tuotteet/pihvi?x=1', origin)).toBe('/tuotteet/pihvi?x=1')
})

it.each(['', '?paluu=https://evil.example', '?paluu=//evil.example', '?paluu=/\\evil.example', '?paluu=javascript:x'])(
  'never leads to another site: %s',
  (search) => expect(returnAddress(search, origin)).toBe('/oma-tili'),
)

it.each(['?paluu=%09//evil.example', '?paluu=/%09/evil.example', '?paluu=/%0a/evil.example'])(
  'is not fooled by characters that browsers drop: %s',
  (search) => expect(new URL(returnAddress(search, origin), origin).origin).toBe(origin),
)
