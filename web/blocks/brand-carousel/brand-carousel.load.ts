import type { z } from 'zod'
import type { LoadContext, Loaded, Reads } from '#web/block-kit/define-block.ts'
import type { brandCarouselSchema } from './brand-carousel.schema.ts'

/** A logo as the content of an SVG with this view box. */
export type Logo = { viewBox: string; width: number; height: number; shapes: string }

/** Reads the logos of the brands. They belong to the program, so nothing can make them stale. */
export async function loadBrandCarousel(
  { brands }: z.output<typeof brandCarouselSchema>,
  _context: LoadContext,
  reads: Reads,
): Promise<Loaded<Record<string, Logo>>> {
  return { data: Object.fromEntries(brands.map(({ brand }) => [brand, logoIn(reads.logo(brand))])), tags: [] }
}

function logoIn(svg: string): Logo {
  const [, viewBox = '', shapes = ''] = /^<svg[^>]*? viewBox="([^"]+)"[^>]*>(.*)<\/svg>\s*$/s.exec(svg) ?? []
  const [, , width = 0, height = 0] = viewBox.split(' ').map(Number)
  if (!width || !height) throw new Error(`A logo has no view box: ${svg.slice(0, 80)}`)
  return { viewBox, width, height, shapes }
}
