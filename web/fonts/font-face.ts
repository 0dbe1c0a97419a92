import type { Theme } from '#contract/site.ts'
import { type Font, type FontFit, fonts } from './catalogue.ts'

/** The `@font-face` rules of a theme's heading and body fonts, each with its fallback fonts. */
export function fontFaces({ type }: Theme): string {
  return [...new Set([type.heading, type.body])].map((id) => facesOf(getFont(id))).join('')
}

/** The files of a theme's fonts, for preloading. */
export function fontFiles({ type }: Theme): string[] {
  return [...new Set([type.heading, type.body])].map((id) => getFont(id).url)
}

/** The `font-family` value for a font of the catalogue. */
export function fontStack(id: string): string {
  const { family, fallback } = getFont(id)
  return `"${family}","${family} fallback",${fallback.generic}`
}

// `optional`, not `swap`: a font that loads late is used only from the next page on, because swapping it in would change some
// line breaks and shift the layout, even with an adjusted fallback. With preloading this is rare.
function facesOf({ family, url, weights, fallback, boldFallback }: Font): string {
  return [
    `@font-face{font-family:"${family}";src:url("${url}")format("woff2");font-weight:${[...new Set(weights)].join(' ')};font-display:optional}`,
    fallbackFace(family, '1 550', fallback),
    fallbackFace(family, '551 1000', boldFallback),
  ].join('')
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
