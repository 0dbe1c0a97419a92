import type { Language } from '#contract/site.ts'
import json from './pictures.json' with { type: 'json' }
import { readSvgFiles } from './svg-files.ts'

export type Picture = { id: string; name: string; width: number; height: number; alt: string }

type PictureFile = { id: string; name: string; svg: string; facts: { alts: Partial<Record<Language, string>> } }

/** The pictures by name. The id is made from the drawing and changes with it, so a browser may cache the file for ever. */
export type PictureIndex = Record<
  string,
  { id: string; width: number; height: number; alt: Partial<Record<Language, string>> }
>

const index: PictureIndex = json

export const pictureNames: readonly string[] = Object.keys(index)

/** A picture to put on a page. */
export function picture(name: string, alt: string): Picture {
  const { id, width, height } = entryOf(name)
  return { id, name: `${name}.svg`, width, height, alt }
}

/** What a picture shows, in words: the text to use where nothing more fitting is known. */
export function defaultAlt(name: string, language: Language): string {
  const text = entryOf(name).alt[language]
  if (text === undefined) throw new Error(`The picture ${name} has no alternative text in ${language}`)
  return text
}

/** Every picture as the server stores it. Reads all SVG files. */
export function* pictureFiles(): Iterable<PictureFile> {
  const svgs = readSvgFiles()
  for (const name of pictureNames) {
    const svg = svgs.get(name)
    if (svg === undefined) throw new Error(`The picture ${name} has no SVG file`)
    const { id, alt } = entryOf(name)
    yield { id, name: `${name}.svg`, svg, facts: { alts: alt } }
  }
}

function entryOf(name: string) {
  const entry = index[name]
  if (entry === undefined) throw new Error(`No picture is called ${name}`)
  return entry
}
