import type { PlainCard } from '#contract/card.ts'
import { CardCta, CardHeader, CardPicture, Likes, Novelty, TotalTime } from './parts.tsx'
import type { Place } from './place.ts'

type Props = { card: PlainCard; place: Place }

/** Framed like the label of a jar: the first of the Swedish brands' cards. */
export function FramedBrandCard({ card, place }: Props) {
  return (
    <div className="card card-plate card-framed">
      <CardPicture of={card.image} shape="square" largest={card.imagePreset} place={place} name={card.header}>
        <Novelty card={card} place={place} />
      </CardPicture>
      <Words card={card} place={place} />
    </div>
  )
}

/** A tall picture with a plate on its lower edge: the second. */
export function PosterBrandCard({ card, place }: Props) {
  return (
    <div className="card card-poster">
      <CardPicture of={card.image} shape="tall" largest={card.imagePreset} place={place} name={card.header}>
        <Novelty card={card} place={place} />
      </CardPicture>
      <Words card={card} place={place} />
    </div>
  )
}

function Words({ card, place }: Props) {
  return (
    <div className="card-words">
      {card.label && <p className="card-label">{card.label}</p>}
      <CardHeader link={card.link} place={place}>
        {card.header}
      </CardHeader>
      {card.productCode && (
        <p className="card-text">
          {place.texts.productNumber} <span className="card-code">{card.productCode}</span>
        </p>
      )}
      <TotalTime minutes={card.totalTime} place={place} />
      <CardCta>{card.ctaButton}</CardCta>
      <Likes card={card} title={card.header} place={place} />
    </div>
  )
}
