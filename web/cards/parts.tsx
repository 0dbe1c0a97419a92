import type { ReactNode } from 'react'
import type { PlainCard } from '#contract/content/card.ts'
import type { Picture as PictureData } from '#contract/content/content.ts'
import { durationText } from '#web/format/duration.ts'
import { Icon } from '#web/ui/icon.tsx'
import { MarkedText } from '#web/ui/marked-text.tsx'
import { Picture } from '#web/ui/picture.tsx'
import type { CardContext } from './card-context.ts'
import { cardPresets, cardSizes, type LargestPreset, type Shape } from './picture-sizes.ts'

type PictureProps = {
  of: PictureData | undefined
  shape: Shape
  largest?: LargestPreset
  context: Pick<CardContext, 'columns'>
  /** Its initial replaces a missing picture; without a name nothing is rendered. */
  name?: string
  /** Badges on the picture. */
  children?: ReactNode
}

export function CardPicture({ of, shape, largest, context, name, children }: PictureProps) {
  if (!of && !name) return null
  return (
    <div className={`card-picture card-${shape}`}>
      {of ? (
        <Picture
          className="card-image"
          of={of}
          presets={cardPresets(shape, largest)}
          sizes={cardSizes(of, shape, context.columns)}
        />
      ) : (
        <p className="card-image card-initial" aria-hidden="true">
          {name?.slice(0, 1)}
        </p>
      )}
      {children}
    </div>
  )
}

type HeaderProps = { link: string; context: Pick<CardContext, 'heading' | 'marks'>; children: string }

/** The link covers the whole card, while its accessible name is only the header. */
export function CardHeader({ link, context: { heading: Heading, marks }, children }: HeaderProps) {
  return (
    <Heading className="card-header">
      <a className="card-link" href={link}>
        <MarkedText text={children} marks={marks?.[link] ?? []} />
      </a>
    </Heading>
  )
}

/** The call to action. It is not a link itself: the whole card is one. */
export function CardCta({ children }: { children: string | undefined }) {
  return children ? (
    <p className="card-cta" aria-hidden="true">
      {children}
    </p>
  ) : null
}

export function Novelty({
  card,
  context,
}: {
  card: { novelty?: boolean | undefined }
  context: Pick<CardContext, 'texts'>
}) {
  return card.novelty ? <p className="card-badge">{context.texts.novelty}</p> : null
}

export function TotalTime({ minutes, context }: { minutes: number | undefined; context: Pick<CardContext, 'texts'> }) {
  return minutes === undefined ? null : (
    <p className="card-time">
      <Icon name="clock" />
      <span className="visually-hidden">{context.texts.totalTime} </span>
      {durationText(minutes)}
    </p>
  )
}

type LikesProps = { card: Pick<PlainCard, 'contentId' | 'likeCount'>; title: string; context: CardContext }

export function Likes({ card: { contentId, likeCount }, title, context }: LikesProps) {
  if (likeCount === undefined) return null
  if (context.like && contentId !== undefined) return context.like({ contentId, likeCount, title })
  return likeCount === 0 ? null : <Count icon="heart" label={context.texts.likes} count={likeCount} />
}

export function Count({ icon, label, count }: { icon: 'heart' | 'comment'; label: string; count: number }) {
  return (
    <p className="card-count">
      <Icon name={icon} />
      <span className="visually-hidden">{label} </span>
      {count}
    </p>
  )
}
