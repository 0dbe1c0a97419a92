import type { PlainCard } from '#contract/content/card.ts'
import type { CardContext } from './card-context.ts'
import { CardCta, CardHeader, CardPicture, Likes, Novelty, TotalTime } from './parts.tsx'

type Props = { card: PlainCard; context: CardContext }

/** The first card of the Swedish brands: framed like the label of a jar. */
export function FramedBrandCard({ card, context }: Props) {
  return (
    <div className="card card-plate card-framed">
      <CardPicture of={card.image} shape="square" largest={card.imagePreset} context={context} name={card.header}>
        <Novelty card={card} context={context} />
      </CardPicture>
      <Words card={card} context={context} />
    </div>
  )
}

/** The second card of the Swedish brands: a tall picture with a text panel on its lower edge. */
export function PosterBrandCard({ card, context }: Props) {
  return (
    <div className="card card-poster">
      <CardPicture of={card.image} shape="tall" largest={card.imagePreset} context={context} name={card.header}>
        <Novelty card={card} context={context} />
      </CardPicture>
      <Words card={card} context={context} />
    </div>
  )
}

function Words({ card, context }: Props) {
  return (
    <div className="card-words">
      {card.label && <p className="card-label">{card.label}</p>}
      <CardHeader link={card.link} context={context}>
        {card.header}
      </CardHeader>
      {card.productCode && (
        <p className="card-text">
          {context.texts.productNumber} <span className="card-code">{card.productCode}</span>
        </p>
      )}
      <TotalTime minutes={card.totalTime} context={context} />
      <CardCta>{card.ctaButton}</CardCta>
      <Likes card={card} title={card.header} context={context} />
    </div>
  )
}
