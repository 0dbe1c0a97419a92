import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { fileTypeOf } from '#contract/content/files.ts'
import { storedFile } from '#server/capabilities/files/files.ts'
import { demoFiles, file, readDemoFile } from './files.ts'

const pagesOf = (name: string) =>
  readDemoFile(name)
    .toString('latin1')
    .match(/\/Type\s*\/Page\b/g)?.length

it('has an index that says what the files are: after a change, node demo/index-files.ts', () => {
  const names = readdirSync(import.meta.dirname).filter((name) => fileTypeOf(name))
  expect(demoFiles.map(({ name }) => name)).toEqual(names.sort())
  for (const known of demoFiles) expect(storedFile(known.name, readDemoFile(known.name))).toEqual(known)
})

it('has a film that begins before it has loaded, is small, and has no sound', () => {
  const film = readDemoFile('pellolta-poytaan.mp4')
  expect(file('pellolta-poytaan.mp4').bytes).toBeLessThan(600_000)
  expect(film.indexOf('moov')).toBeLessThan(film.indexOf('mdat'))
  expect(film.includes('soun')).toBe(false)
})

it.each(['fi', 'en', 'se'])('has captions in %s that follow each other and end with the film', (language) => {
  const text = readDemoFile(`pellolta-poytaan-${language}.vtt`).toString()
  expect(text).toMatch(/^WEBVTT\n/)
  const times = [...text.matchAll(/00:(\d\d\.\d{3})/g)].map(([, seconds]) => Number(seconds))
  expect(times).toHaveLength(10)
  expect(times).toEqual(times.toSorted((a, b) => a - b))
  expect(times.at(-1)).toBeLessThanOrEqual(16.8)
})

it('has sheets for pupils and teachers that are one page each, so that nothing is printed on a second', () => {
  const sheets = demoFiles.filter(({ name }) => /^tunti-\d-\w+\.pdf$/.test(name))
  expect(sheets).toHaveLength(8)
  expect(sheets.map(({ name }) => [name, pagesOf(name)])).toEqual(sheets.map(({ name }) => [name, 1]))
})

it('has reports with a cover, the whole report on the page after it, and year by year on the last', () => {
  const reports = demoFiles.filter(({ name }) => name.startsWith('kaskimaa-'))
  expect(reports).toHaveLength(8)
  expect(reports.map(({ name }) => [name, pagesOf(name)])).toEqual(reports.map(({ name }) => [name, 3]))
})
