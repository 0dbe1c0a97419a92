import { at, box, frame } from '../draw.ts'
import { type Brand, type BrandName, brands } from './brands.ts'
import { type Content, contents } from './contents.ts'
import { shaded } from './light.ts'
import { type Pack, packs } from './packs.ts'
import { printOf } from './print.ts'
import { type Tint, tints } from './tints.ts'

/** What a product looks like: its pack, what is in it, the colour of its kind, and a claim of its page; `by` is another brand's pack. */
export type Look = readonly [pack: Pack, content: Content, tint: Tint, claim?: string, by?: BrandName]

const SIDE = 900

/** The picture of a product: its pack on the one ground of its shop, lit from the upper left. */
export function paintPackshot(shop: BrandName, product: string, [pack, content, tint, claim, by = shop]: Look): string {
  const brand: Brand = brands[by]
  const { print, packing } = printOf(shop, product, claim, tints[tint])
  const { ground } = brands[shop]
  return frame(
    SIDE,
    SIDE,
    ground,
    shaded(box(0, 0, SIDE, SIDE), [0, 0], [1, 1], [0, '#fff', 0.5], [0.55, '#fff', 0], [1, '#1c0f0a', 0.1]),
    at(450, 450, 1, 0, packs[pack]({ inside: contents[content](), brand, print, packing })),
  )
}
