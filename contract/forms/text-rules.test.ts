import { describe, expect, it } from 'vitest'
import {
  hasControlCharacters,
  hasSpecialCharacters,
  isDate,
  isEmail,
  isPostalCodeIn,
  isShortEmail,
} from './text-rules.ts'

describe('an e-mail address', () => {
  it.each(['maija@example.fi', 'a+b.c_d@sub.example.company', 'ä.ö@mäkelä.fi', `${'x'.repeat(64)}@example.fi`])(
    'is accepted: %s',
    (address) => expect(isEmail(address)).toBe(true),
  )

  it.each([
    '',
    'maija',
    'maija@',
    '@example.fi',
    'maija@example',
    'maija@example.f',
    'maija@.fi',
    'maija@-example.fi',
    'maija@exa mple.fi',
    'mai ja@example.fi',
    '.maija@example.fi',
    'mai..ja@example.fi',
    'maija@example.fi,mallory@example.fi',
    'Maija <maija@example.fi>',
    '"maija"@example.fi',
    'maija@example.fi\r\nBcc: mallory@example.fi',
    'maija\n@example.fi',
    `${'x'.repeat(65)}@example.fi`,
    `maija@${`${'x'.repeat(60)}.`.repeat(4)}example.fi`,
  ])('is refused: %j', (address) => expect(isEmail(address)).toBe(false))

  it('FO-28: of the newsletter ends in two or three letters', () => {
    expect(['a@b.fi', 'a@b.com'].map(isShortEmail)).toEqual([true, true])
    expect(['a@b.info', 'a@b.f', 'a@b.c0m', 'a@b'].map(isShortEmail)).toEqual([false, false, false, false])
  })
})

describe('FO-06: a message', () => {
  it.each([
    'Hyvää päivää!\nMiten 50 % (n. 2,5 €/kg) voi riittää? + - : ; . /',
    'Ångström, fiancée, naïve, Łódź, ελληνικά, русский',
    '"a" \'b\' ‘c’ “d” „e” «f» ‹g›',
    'e\u0301',
  ])('may contain %j', (text) => expect(hasSpecialCharacters(text)).toBe(false))

  it.each([
    '<',
    '>',
    '@',
    '#',
    '&',
    '*',
    '=',
    '_',
    '{',
    '}',
    '[',
    ']',
    '\\',
    '|',
    '~',
    '^',
    '$',
    '£',
    '–',
    '☺',
    '\u0000',
  ])('may not contain %j', (character) => expect(hasSpecialCharacters(`Hei ${character}`)).toBe(true))
})

it.each(['\n', '\r', '\t', '\u0000', '\u2028', '\u0085'])('a line has no control character %j', (character) =>
  expect([hasControlCharacters(`a${character}b`), hasControlCharacters('a b')]).toEqual([true, false]),
)

it('FO-37: a date is a day of the calendar, written yyyy-MM-dd', () => {
  expect(['2026-11-16', '2028-02-29'].map(isDate)).toEqual([true, true])
  expect(['2026-02-29', '2026-13-01', '16/11/2026', '2026-11-16T10:00', '0', ''].map(isDate)).toEqual(
    Array(6).fill(false),
  )
})

describe('a postal code', () => {
  const taken = (language: string) => (code: string) => isPostalCodeIn(language, code)

  it.each(['fi', 'se', 'en', 'de'])('of Finland and Sweden is taken on forms in %s', (language) => {
    expect(['60100', '123 45', 'FI-60100', 'SE-123 45'].map(taken(language))).toEqual(Array(4).fill(true))
  })

  it('of another country needs the letters of the country on Finnish and Swedish forms only', () => {
    const codes = ['0150', '00-950', 'SW1A 1AA', '1010']
    expect(codes.map(taken('fi'))).toEqual(Array(4).fill(false))
    expect(codes.map(taken('en'))).toEqual(Array(4).fill(true))
    expect(['NO-0150', 'LV-1010', 'GB SW1A 1AA'].map(taken('se'))).toEqual(Array(3).fill(true))
  })

  it.each(['Seinäjoki', '6010', '601000', 'x', '-----', ''])('is not %j in Finnish', (text) =>
    expect(isPostalCodeIn('fi', text)).toBe(false),
  )
})
