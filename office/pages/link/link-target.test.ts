import { expect, it } from 'vitest'
import { href } from '#contract/content/content.ts'
import { addressIn, isLinkTarget, kindOf, pageAt, targetOf, writtenOf } from './link-target.ts'

it('takes the same targets as the schema of links', () => {
  const tried = [
    '/',
    '/a/b',
    '//a',
    '#a',
    'site:deli/',
    'site:deli',
    'https://a.fi',
    'http://a.fi',
    'mailto:a@b.fi',
    'tel:+358',
    'javascript:x',
    '',
    `/${'a'.repeat(500)}`,
    '/a b',
  ]
  for (const target of tried) expect([target, isLinkTarget(target)]).toEqual([target, href.safeParse(target).success])
})

it('keeps a target that is read and written as it was', () => {
  for (const target of [
    '/a',
    '#b',
    'site:deli/c',
    'https://a.fi/?b',
    'mailto:a@b.fi',
    'tel:+35840',
    '/files/0123456789/a.pdf',
  ])
    expect(targetOf(kindOf(target), writtenOf(target))).toBe(target)
})

it('mends what people write', () => {
  expect(targetOf('web', 'www.example.fi')).toBe('https://www.example.fi')
  expect(targetOf('phone', '040 123 4567')).toBe('tel:0401234567')
})

it('writes the language of a page into its address, and reads it from there', () => {
  const languages = ['fi', 'en', 'se']
  expect([addressIn(languages, 'fi', '/tarina'), addressIn(languages, 'en', '/story')]).toEqual([
    '/tarina',
    '/en/story',
  ])
  for (const page of [
    { language: 'fi', path: '/tarina' },
    { language: 'en', path: '/' },
    { language: 'se', path: '/om/oss' },
  ])
    expect(pageAt(languages, addressIn(languages, page.language, page.path))).toEqual(page)
  expect(pageAt(['en', 'de'], '/english')).toEqual({ language: 'en', path: '/english' })
})
