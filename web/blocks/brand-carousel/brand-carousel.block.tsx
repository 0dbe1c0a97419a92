import type { CSSProperties } from 'react'
import { defineBlock, type ViewProps } from '#web/block-kit/define-block.ts'
import { Island } from '#web/islands/island.tsx'
import { message } from '#web/messages/message.ts'
import css from './brand-carousel.css?inline'
import { brandCarouselExamples } from './brand-carousel.examples.ts'
import { BrandCarouselControl } from './brand-carousel.island.tsx'
import { type Logo, loadBrandCarousel } from './brand-carousel.load.ts'
import { brandCarouselSchema } from './brand-carousel.schema.ts'
import { LOGO_WIDTH, roundsOf } from './filled-row.ts'

type Logos = Record<string, Logo>

function BrandCarousel({ props, data, anchor, language }: ViewProps<typeof brandCarouselSchema, Logos>) {
  const { tone, heading, brands } = props
  const texts = { play: message(language, 'brandsPlay'), pause: message(language, 'brandsPause') }
  const copies = Array.from({ length: roundsOf(brands.length) - 1 }, (_, round) =>
    brands.map((brand) => ({ ...brand, key: `${round} ${brand.brand}` })),
  ).flat()
  return (
    <section id={anchor} className={`section tone-${tone}`}>
      <div className="brand-carousel" style={{ '--brands': brands.length } as CSSProperties}>
        {(heading || brands.length > 1) && (
          <div className="brand-carousel-head wrap">
            {heading && <h2>{heading}</h2>}
            {brands.length > 1 && <Island name="brand-carousel" component={BrandCarouselControl} props={{ texts }} />}
          </div>
        )}
        <div className="brand-carousel-window">
          <ul className="brand-carousel-row">
            {brands.map(({ brand, name, link }) => (
              <li key={brand}>
                <a href={link}>
                  <LogoImage logo={data[brand]} label={name} id={`brand-logo-${brand}`} />
                </a>
              </li>
            ))}
            {copies.map(({ key, brand, link }) => (
              <li key={key} aria-hidden="true">
                <a href={link} tabIndex={-1}>
                  <LogoImage logo={data[brand]} copyOf={`brand-logo-${brand}`} />
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}

type ImageProps = { logo: Logo | undefined; label?: string; id?: string; copyOf?: string }

/** The shapes of a logo are in the page once; copies use them. */
function LogoImage({ logo, label, id, copyOf }: ImageProps) {
  if (!logo) return label
  const { viewBox, width, height, shapes } = logo
  const size = { width: LOGO_WIDTH, height: Math.round((LOGO_WIDTH * height) / width) }
  return label ? (
    <svg viewBox={viewBox} {...size} role="img" aria-label={label}>
      <g id={id} dangerouslySetInnerHTML={{ __html: shapes }} />
    </svg>
  ) : (
    <svg viewBox={viewBox} {...size} aria-hidden="true">
      <use href={`#${copyOf}`} />
    </svg>
  )
}

export const brandCarousel = defineBlock({
  type: 'brand-carousel',
  schema: brandCarouselSchema,
  view: BrandCarousel,
  load: loadBrandCarousel,
  css: [css],
  examples: brandCarouselExamples,
})
