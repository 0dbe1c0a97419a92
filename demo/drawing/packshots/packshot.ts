import { at, box, circle, fill, frame } from '../draw.ts'
import { type Brand, type BrandName, brands } from './brands.ts'
import { type Content, contents } from './contents.ts'
import { type Garnish, garnishes } from './garnishes.ts'
import { type Pack, packs } from './packs.ts'

/** What a product looks like: its pack, what is in it, and what lies beside it. */
export type Look = readonly [pack: Pack, content: Content, garnish?: Garnish]

const SIDE = 900

/**
 * The picture of a product: its pack in the middle, so that every crop of it shows the pack. Tilt, ground and print follow
 * from the number, so that two products of one kind differ and each is the same every time.
 */
export function paintPackshot(brandName: BrandName, [pack, content, garnish = 'none']: Look, number: number): string {
  const brand: Brand = brands[brandName]
  const ground = brand.grounds[number % 3] as string
  const left = number % 4 === 3
  return frame(
    SIDE,
    SIDE,
    ground,
    backdrop(number, ground, brand),
    at(
      450,
      440,
      0.94,
      tilts[number % tilts.length] ?? 0,
      packs[pack]({ inside: contents[content](), brand, variant: number }),
    ),
    at(left ? 186 : 716, 694, 1, left ? -20 : 0, garnishes[garnish]()),
  )
}

const tilts = [-4, 3, -2, 5, 0, -6, 2]

/** Light on the wall or the table behind a pack: white on pale grounds, the brand's own on dark ones. */
function backdrop(number: number, ground: string, { accent }: Brand): string {
  const [light, strength] = ground < '#8' ? [accent, 0.12] : ['#ffffff', 0.26]
  const lights = [
    circle(450, 440, 400, light, strength),
    fill(box(0, 600, SIDE, 300), '#1c0f0a', 0.07),
    fill('M0 900V640L900 380V900Z', light, strength),
    circle(760, 180, 300, light, strength),
    fill('M0 0H900V330L0 560Z', light, strength),
  ]
  return lights[number % lights.length] ?? ''
}
