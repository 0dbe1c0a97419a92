import type { PlainCard } from '#contract/card.ts'
import { CardCta, CardHeader, CardPicture } from './parts.tsx'
import type { Place } from './place.ts'

type Props = { card: PlainCard; place: Place }

/** A picture with a header: square, tall, wide or extra tall. */
export function HeaderImageCard({ card, place }: Props) {
  return (
    <div className="card">
      <CardPicture of={card.image} shape={place.shape ?? 'wide'} largest={card.imagePreset} place={place} />
      {card.label && <p className="card-label">{card.label}</p>}
      <CardHeader link={card.link} place={place}>
        {card.header}
      </CardHeader>
      {card.text && <p className="card-text">{card.text}</p>}
      <CardCta>{card.ctaButton}</CardCta>
    </div>
  )
}

/** What the meat shop wants to be noticed now. */
export function CampaignCard({ card, place }: Props) {
  return (
    <div className="card card-plate card-campaign">
      <CardPicture of={card.image} shape="wide" largest={card.imagePreset} place={place} />
      <div className="card-words">
        {card.label && <p className="card-label">{card.label}</p>}
        <CardHeader link={card.link} place={place}>
          {card.header}
        </CardHeader>
        {card.text && <p className="card-text">{card.text}</p>}
        <CardCta>{card.ctaButton}</CardCta>
      </div>
    </div>
  )
}
