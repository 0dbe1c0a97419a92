import { defineBlock, type ViewProps } from '#web/block-kit/define-block.ts'
import { Picture } from '#web/ui/picture.tsx'
import css from './slogan-cards.css?inline'
import { sloganCardsExamples } from './slogan-cards.examples.ts'
import { sloganCardsSchema } from './slogan-cards.schema.ts'

function SloganCards({ props, anchor }: ViewProps<typeof sloganCardsSchema, undefined>) {
  const { tone, heading, cards } = props
  const Slogan = heading ? 'h3' : 'h2'
  return (
    <section id={anchor} className={`section tone-${tone}`}>
      <div className="wrap">
        {heading && <h2>{heading}</h2>}
        <ul className="slogan-cards">
          {cards.map(({ slogan, text, picture, link }) => (
            <li key={slogan} className="slogan-card">
              {picture && (
                <Picture
                  of={picture}
                  presets={['third', 'medium']}
                  sizes="(min-width: 1024px) 26rem, (min-width: 768px) 45vw, 100vw"
                />
              )}
              <div className="slogan-card-words">
                <Slogan className="slogan-card-slogan">{slogan}</Slogan>
                {text && <p>{text}</p>}
                {link && (
                  <p className="slogan-card-link">
                    <a href={link.link}>{link.label}</a>
                  </p>
                )}
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

export const sloganCards = defineBlock({
  type: 'slogan-cards',
  schema: sloganCardsSchema,
  view: SloganCards,
  css: [css],
  examples: sloganCardsExamples,
})
