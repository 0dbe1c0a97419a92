import type { CSSProperties } from 'react'
import { defineBlock, type ViewProps } from '#web/block-kit/define-block.ts'
import { Island } from '#web/islands/island.tsx'
import { brandCarouselTexts } from '#web/messages/pages/carousel.texts.ts'
import { textsOf } from '#web/messages/texts.ts'
import css from './brand-carousel.css?inline'
import { brandCarouselExamples } from './brand-carousel.examples.ts'
import { BrandCarouselControl } from './brand-carousel.island.tsx'
import { type Logo, loadBrandCarousel } from './brand-carousel.load.ts'
import { brandCarouselSchema } from './brand-carousel.schema.ts'
import { LOGO_WIDTH, roundsOf } from './filled-row.ts'

type Logos = Record<string, Logo>

function BrandCarousel({ props, data, anchor, language }: ViewProps<typeof brandCarouselSchema, Logos>) {
  const { tone, heading, brands } = props
  const texts = textsOf(language, brandCarouselTexts)
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
                  <LogoImage logo={data[brand]} label={name} />
                </a>
              </li>
            ))}
            {copies.map(({ key, brand, link }) => (
              <li key={key} aria-hidden="true">
                <a href={link} tabIndex={-1}>
                  <LogoImage logo={data[brand]} label="" />
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}

/** A file of its own, fetched when it comes into view: the drawings of all logos would be a third of the page. */
function LogoImage({ logo, label }: { logo: Logo | undefined; label: string }) {
  if (!logo) return label
  const height = Math.round((LOGO_WIDTH * logo.height) / logo.width)
  return <img src={logo.src} alt={label} width={LOGO_WIDTH} height={height} loading="lazy" decoding="async" />
}

export const brandCarousel = defineBlock({
  type: 'brand-carousel',
  schema: brandCarouselSchema,
  view: BrandCarousel,
  load: loadBrandCarousel,
  css: [css],
  examples: brandCarouselExamples,
})
