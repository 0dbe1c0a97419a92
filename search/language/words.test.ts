import { describe, expect, it } from 'vitest'
import { computing } from '#server/testing/computing.ts'
import { folded, partsOfCode, tokens } from './words.ts'

describe('tokens', () => {
  it('gives the words in lower case, with their marks', () => {
    expect(tokens('Jäätelöä & Weißwürste, 2 kpl!')).toEqual(['jäätelöä', 'weißwürste', '2', 'kpl'])
  })

  it('SE-39: keeps codes, article numbers, shares, measures and decimals whole', () => {
    expect(tokens('LK-1001 (6408180123456), rasvaa 10 % tai 10% ja 2,5 g 1.12.2026')).toEqual([
      'lk-1001',
      '6408180123456',
      'rasvaa',
      '10%',
      'tai',
      '10%',
      'ja',
      '2,5g',
      '1.12.2026',
    ])
  })

  it('parts words at a hyphen, and keeps an ending after a colon or an apostrophe', () => {
    expect(tokens('kala-ateria, 3-vuotias, EU:n, raa’an')).toEqual(['kala', 'ateria', '3', 'vuotias', 'eu:n', "raa'an"])
  })

  it('ignores soft hyphens and zero-width spaces inside a word', () => {
    expect(tokens('jauhe\u00adliha\u200bpihvi\ufeff ja\u2060 nauta')).toEqual(['jauhelihapihvi', 'ja', 'nauta'])
  })

  it('joins letters and marks that come apart', () => {
    expect(tokens('a\u0308iti')).toEqual(['äiti'])
  })

  it('gives nothing of an empty text or of signs alone', () => {
    expect(tokens('')).toEqual([])
    expect(tokens(' – … !?')).toEqual([])
  })

  it('reads a text of ten thousand signs without a word at once', () => {
    const before = computing()
    tokens(`${'a-'.repeat(5_000)} ${'1.'.repeat(5_000)} ${'-'.repeat(10_000)}`)
    expect(computing() - before).toBeLessThan(500)
  })
})

const foldings = [
  ['jäätelöä', 'jaateloa'],
  ['Weißwurst', 'weisswurst'],
  ['entrecôte', 'entrecote'],
  ['smörgås', 'smorgas'],
  ['ÅÄÖ', 'aao'],
  ['ﬁlé', 'file'],
  ['LK-1001', 'lk1001'],
  ['2,5', '2.5'],
  ['10%', '10%'],
  ['eu:n', 'eu'],
  ["raa'an", 'raaan'],
] as const

describe('folded', () => {
  it.each(foldings)('SE-14 compares %s as %s', (word, plain) => {
    expect(folded(word)).toBe(plain)
  })
})

describe('partsOfCode', () => {
  it('gives the parts by which a code is found, and none of a decimal', () => {
    expect(partsOfCode('lk-1001')).toEqual(['lk', '1001'])
    expect(partsOfCode('10%')).toEqual(['10'])
    expect(partsOfCode('2,5')).toEqual([])
    expect(partsOfCode('pihvi')).toBeUndefined()
  })
})
