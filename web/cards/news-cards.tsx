import type { PlainCard } from '#contract/content/card.ts'
import { shortDate } from '#web/format/short-date.ts'
import type { CardContext } from './card-context.ts'
import { CardCta, CardHeader, CardPicture } from './parts.tsx'

type Props = { card: PlainCard; context: CardContext }

export function NewsCard({ card, context }: Props) {
  return (
    <div className="card">
      <CardPicture of={card.image} shape={context.shape ?? 'wide'} largest={card.imagePreset} context={context} />
      <Published card={card} context={context} />
      <CardHeader link={card.link} context={context}>
        {card.header}
      </CardHeader>
      {card.text && <p className="card-text">{card.text}</p>}
      <CardCta>{card.ctaButton}</CardCta>
    </div>
  )
}

/** Text only, under a line. */
export function NewsTextCard({ card, context }: Props) {
  return (
    <div className="card card-news-text">
      <Published card={card} context={context} />
      <CardHeader link={card.link} context={context}>
        {card.header}
      </CardHeader>
      {card.text && <p className="card-text">{card.text}</p>}
      <CardCta>{card.ctaButton}</CardCta>
    </div>
  )
}

const usualTextType = { cisionCard: 'CisionReleasePage', mynewsdeskCard: 'MyNewsDeskPage' } as const

/** A release: of the stock exchange or for the press. Readers need not know which service sends it. */
export function ReleaseCard({ card, context }: Props) {
  const textType = card.cisionTextType ?? usualTextType[card.type as keyof typeof usualTextType]
  return (
    <div className={`card card-plate card-release card-${card.type}`}>
      <CardPicture of={card.image} shape="wide" largest={card.imagePreset} context={context} />
      <div className="card-words">
        <p className="card-source">
          {context.texts.releases[textType]}
          {card.publishDate && <time dateTime={card.publishDate}>{shortDate(card.publishDate, context.language)}</time>}
        </p>
        <CardHeader link={card.link} context={context}>
          {card.header}
        </CardHeader>
        {card.text && <p className="card-text">{card.text}</p>}
        <CardCta>{card.ctaButton}</CardCta>
      </div>
    </div>
  )
}

function Published({ card: { publishDate }, context }: Props) {
  return publishDate ? (
    <p className="card-label">
      <time dateTime={publishDate}>{shortDate(publishDate, context.language)}</time>
    </p>
  ) : null
}
