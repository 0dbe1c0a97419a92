import { expect, it } from 'vitest'
import { readXml, textOf } from './xml.ts'

it('reads elements, entities, CDATA, comments and attributes', () => {
  const root = readXml(
    `\uFEFF<?xml version="1.0" encoding="UTF-8"?>\n<pmt a="1" b='>'><!-- x --><id>A &amp; B &#228;&#xE4;</id><c><![CDATA[<&]]></c><e/></pmt>\n`,
  )
  expect(root?.name).toBe('pmt')
  expect(['id', 'c', 'e', 'none'].map((name) => root && textOf(root, name))).toEqual(['A & B ää', '<&', '', undefined])
})

it.each([
  ['nothing', ''],
  ['text', 'OK'],
  ['a page', '<!doctype html><html><body><p>Huolto<br></body></html>'],
  ['a document type', '<!DOCTYPE pmt [<!ENTITY a "b">]><pmt><id>&a;</id></pmt>'],
  ['an element that does not close', '<pmt><id>1</id>'],
  ['elements that cross', '<pmt><a><b></a></b></pmt>'],
  ['a closing tag too many', '<pmt></pmt></pmt>'],
  ['two roots', '<pmt/><pmt/>'],
  ['text after the root', '<pmt/>x'],
  ['JSON', '{"pmt_id":1}'],
])('refuses %s', (_, document) => {
  expect(readXml(document)).toBeNull()
})

it('does not choose between two fields of one name', () => {
  const root = readXml('<q><code>00</code><code>30</code></q>')
  expect(() => root && textOf(root, 'code')).toThrow('several times')
})

it('reads a large answer in a moment', () => {
  const many = `<list>${'<m><code>FI01</code></m>'.repeat(20_000)}</list>`
  expect(readXml(many)?.children).toHaveLength(20_000)
  expect(readXml(`<a ${'b="c" '.repeat(50_000)}`)).toBeNull()
})
