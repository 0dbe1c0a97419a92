import type { z } from 'zod'
import type { LoadContext, Loaded, Reads } from '#web/block-kit/define-block.ts'
import type { brandCarouselSchema } from './brand-carousel.schema.ts'

export type Logo = ReturnType<Reads['logo']>

/** Reads the logos of the brands. They belong to the program, so nothing can make them stale. */
export async function loadBrandCarousel(
  { brands }: z.output<typeof brandCarouselSchema>,
  _context: LoadContext,
  reads: Reads,
): Promise<Loaded<Record<string, Logo>>> {
  return { data: Object.fromEntries(brands.map(({ brand }) => [brand, reads.logo(brand)])), tags: [] }
}
