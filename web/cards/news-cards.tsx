import type { PlainCard } from '#contract/card.ts'
import { shortDate } from '#web/format/short-date.ts'
import { CardCta, CardHeader, CardPicture } from './parts.tsx'
import type { Place } from './place.ts'

type Props = { card: PlainCard; place: Place }

/** With a picture above. */
export function NewsCard({ card, place }: Props) {
  return (
    <div className="card">
      <CardPicture of={card.image} shape="wide" largest={card.imagePreset} place={place} />
      <Published card={card} place={place} />
      <CardHeader link={card.link} place={place}>
        {card.header}
      </CardHeader>
      {card.text && <p className="card-text">{card.text}</p>}
      <CardCta>{card.ctaButton}</CardCta>
    </div>
  )
}

/** Words alone, under a line. */
export function NewsTextCard({ card, place }: Props) {
  return (
    <div className="card card-news-text">
      <Published card={card} place={place} />
      <CardHeader link={card.link} place={place}>
        {card.header}
      </CardHeader>
      {card.text && <p className="card-text">{card.text}</p>}
      <CardCta>{card.ctaButton}</CardCta>
    </div>
  )
}

const services = { CisionReleasePage: 'Cision', MyNewsDeskPage: 'Mynewsdesk' } as const
const usualService = { cisionCard: 'CisionReleasePage', mynewsdeskCard: 'MyNewsDeskPage' } as const

/** A release, with the service that it came by. */
export function ReleaseCard({ card, place }: Props) {
  const textType = card.cisionTextType ?? usualService[card.type as keyof typeof usualService]
  return (
    <div className={`card card-plate card-release card-${card.type}`}>
      <CardPicture of={card.image} shape="wide" largest={card.imagePreset} place={place} />
      <div className="card-words">
        <p className="card-source">
          {place.texts.release} · {services[textType]}
        </p>
        <CardHeader link={card.link} place={place}>
          {card.header}
        </CardHeader>
        {card.text && <p className="card-text">{card.text}</p>}
        <CardCta>{card.ctaButton}</CardCta>
        <Published card={card} place={place} />
      </div>
    </div>
  )
}

function Published({ card: { publishDate }, place }: Props) {
  return publishDate ? (
    <p className="card-label">
      <time dateTime={publishDate}>{shortDate(publishDate, place.language)}</time>
    </p>
  ) : null
}
