import type { Theme } from '#contract/site.ts'
import { type Font, type FontFit, fonts } from './catalogue.ts'

/** The `@font-face` rules of a theme's heading and body fonts, each with the installed fonts that stand in for it. */
export function fontFaces({ type }: Theme): string {
  return [...new Set([type.heading, type.body])].map((id) => facesOf(getFont(id))).join('')
}

/** The files of a theme's fonts, to be fetched early. */
export function fontFiles({ type }: Theme): string[] {
  return [...new Set([type.heading, type.body])].map((id) => getFont(id).url)
}

/** The value of `font-family` for a font of the catalogue. */
export function fontStack(id: string): string {
  const { family, fallback } = getFont(id)
  return `"${family}","${family} fallback",${fallback.generic}`
}

// `optional`, not `swap`: a font that comes late waits for the next page, since even letters of the same width on average
// break some line elsewhere and move what stands below it. Preloaded, it is hardly ever late.
function facesOf({ family, url, weights, fallback, boldFallback }: Font): string {
  return [
    `@font-face{font-family:"${family}";src:url("${url}")format("woff2");font-weight:${weights};font-display:optional}`,
    standIn(family, '1 550', fallback),
    standIn(family, '551 1000', boldFallback),
  ].join('')
}

function standIn(family: string, weights: string, fit: FontFit & { local: readonly string[] }): string {
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
