import { looks } from './looks.ts'
import type { BrandName } from './packshots/brands.ts'
import { paintPackshot } from './packshots/packshot.ts'
import { scenes } from './scenes.ts'

export type Drawing = { name: string; draw: () => string }

/** Everything that this tool draws: all scenes, and the pack of every product. */
export const drawings: readonly Drawing[] = [
  ...Object.entries(scenes).map(([name, { paint }]) => ({ name, draw: paint })),
  ...(Object.keys(looks) as BrandName[]).flatMap((brand) =>
    Object.entries(looks[brand]).map(([product, look]) => ({
      name: `${brand}-product-${product}`,
      draw: () => paintPackshot(brand, product, look),
    })),
  ),
]
