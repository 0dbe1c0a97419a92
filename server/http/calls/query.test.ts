import { expect, it } from 'vitest'
import { readQuery } from './query.ts'

it('sorts lists by index, in any order of parameters', () => {
  expect({ ...readQuery('q=kana&facetTags[1]=9&facetTags[0]=5') }).toEqual({ q: 'kana', facetTags: ['5', '9'] })
})

it('takes the last value of a repeated name', () => {
  expect(readQuery('q=a&q=b').q).toBe('b')
})

it('decodes what browsers encode', () => {
  expect({ ...readQuery('facetTags%5B0%5D=5&q=j%C3%A4%C3%A4tel%C3%B6+a') }).toEqual({
    facetTags: ['5'],
    q: 'jäätelö a',
  })
})

it('keeps one value more of a list than any call accepts', () => {
  const text = Array.from({ length: 500 }, (_, at) => `a[${at}]=${at}`).join('&')
  expect(readQuery(text).a).toHaveLength(51)
})

it.each(['__proto__[0]=x', '__proto__=x', 'constructor[0]=x', '%', 'a[b]=1', 'a[99999]=1', '[0]=1'])(
  'makes nothing bad of %s',
  (text) => {
    const query = readQuery(text)
    expect(Object.getPrototypeOf(query)).toBeNull()
    expect(({} as Record<string, unknown>).x).toBeUndefined()
  },
)

it.each(['facetTags[]=5', 'facetTags[a]=5', 'facetTags[1000]=5', 'facetTags[0]=4&facetTags[]=5'])(
  'SE-11 keeps a misspelled list as what no schema accepts: %s',
  (text) => {
    expect(readQuery(text).facetTags).toEqual({ misspelled: expect.stringMatching(/^facetTags\[/) })
  },
)
