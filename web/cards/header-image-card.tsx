import type { PlainCard } from '#contract/content/card.ts'
import type { CardContext } from './card-context.ts'
import { CardCta, CardHeader, CardPicture } from './parts.tsx'

type Props = { card: PlainCard; context: CardContext }

/** A picture with a header: square, tall, wide or extra tall. */
export function HeaderImageCard({ card, context }: Props) {
  return (
    <div className="card">
      <CardPicture of={card.image} shape={context.shape ?? 'wide'} largest={card.imagePreset} context={context} />
      {card.label && <p className="card-label">{card.label}</p>}
      <CardHeader link={card.link} context={context}>
        {card.header}
      </CardHeader>
      {card.text && <p className="card-text">{card.text}</p>}
      <CardCta>{card.ctaButton}</CardCta>
    </div>
  )
}

/** A campaign of the meat shop. */
export function CampaignCard({ card, context }: Props) {
  return (
    <div className="card card-plate card-campaign">
      <CardPicture of={card.image} shape="wide" largest={card.imagePreset} context={context} />
      <div className="card-words">
        {card.label && <p className="card-label">{card.label}</p>}
        <CardHeader link={card.link} context={context}>
          {card.header}
        </CardHeader>
        {card.text && <p className="card-text">{card.text}</p>}
        <CardCta>{card.ctaButton}</CardCta>
      </div>
    </div>
  )
}
