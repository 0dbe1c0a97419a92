import type { Theme } from '#contract/site.ts'
import { type Font, type FontFit, fonts } from './catalogue.ts'
import { cuts, RARE_LETTERS } from './cuts.ts'

const urls = import.meta.glob<string>('./files/*.woff2', { eager: true, query: '?url', import: 'default' })

/** The `@font-face` rules of a theme's heading and body fonts, each with its fallback fonts. */
export function fontFaces({ type }: Theme): string {
  return [...new Set([type.heading, type.body])].map((id) => facesOf(getFont(id))).join('')
}

/** The files of a theme's fonts with the letters of most pages, for preloading. */
export function fontFiles({ type }: Theme): string[] {
  return [...new Set([type.heading, type.body])].map((id) => urlOf(getFont(id).cut))
}

/** The `font-family` value for a font of the catalogue. */
export function fontStack(id: string): string {
  const { family, fallback } = getFont(id)
  return `"${family}","${family} fallback",${fallback.generic}`
}

// `optional`, not `swap`: a font that loads late is used only from the next page on, because swapping it in would change some
// line breaks and shift the layout, even with an adjusted fallback. With preloading this is rare.
function facesOf({ family, cut, fallback, boldFallback }: Font): string {
  const weights = [...new Set(cuts[cut].weights)].join(' ')
  const face = (url: string) =>
    `@font-face{font-family:"${family}";src:url("${url}")format("woff2");font-weight:${weights};font-display:optional`
  return [
    `${face(urlOf(cut))}}`,
    // Of two faces for a letter browsers take the later one, and they fetch its file only when the page has such a letter.
    `${face(urlOf(`${cut}-rare`))};unicode-range:${unicodeRange(RARE_LETTERS)}}`,
    fallbackFace(family, '1 550', fallback),
    fallbackFace(family, '551 1000', boldFallback),
  ].join('')
}

function urlOf(name: string): string {
  const url = urls[`./files/${name}.woff2`]
  if (!url) throw new Error(`There is no file web/fonts/files/${name}.woff2; npm run fonts cuts it.`)
  return url
}

/** The letters as CSS writes them, neighbours as one range: `U+22-24,U+27`. */
export function unicodeRange(letters: string): string {
  const ranges: [first: number, last: number][] = []
  for (const code of [...letters].map((letter) => letter.codePointAt(0) ?? 0).sort((a, b) => a - b)) {
    const last = ranges.at(-1)
    if (last && code === last[1] + 1) last[1] = code
    else ranges.push([code, code])
  }
  const hex = (code: number) => code.toString(16)
  return ranges.map(([first, last]) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ''}`).join(',')
}

function fallbackFace(family: string, weights: string, fit: FontFit & { local: readonly string[] }): string {
  const sources = fit.local.map((name) => `local("${name}")`).join(',')
  return (
    `@font-face{font-family:"${family} fallback";src:${sources};font-weight:${weights};` +
    `size-adjust:${fit.sizeAdjust};ascent-override:${fit.ascentOverride};` +
    `descent-override:${fit.descentOverride};line-gap-override:${fit.lineGapOverride}}`
  )
}

function getFont(id: string): Font {
  const font = Object.hasOwn(fonts, id) ? fonts[id] : undefined
  if (!font)
    throw new Error(`There is no font '${id}' in web/fonts/catalogue.ts; it has ${Object.keys(fonts).join(', ')}.`)
  return font
}
