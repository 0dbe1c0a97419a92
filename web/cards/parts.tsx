import type { ReactNode } from 'react'
import type { PlainCard } from '#contract/card.ts'
import type { Picture as PictureData } from '#contract/content.ts'
import { durationText } from '#web/format/duration.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { cardPresets, cardSizes, type Shape } from './card-pictures.ts'
import type { Place } from './place.ts'

type PictureProps = {
  of: PictureData | undefined
  shape: Shape
  largest?: PlainCard['imagePreset']
  place: Pick<Place, 'columns'>
  /** Whose initial stands on the brand's colour where there is no picture; without it there is no place for one. */
  name?: string
  /** What stands on the picture. */
  children?: ReactNode
}

export function CardPicture({ of, shape, largest, place, name, children }: PictureProps) {
  if (!of && !name) return null
  return (
    <div className={`card-picture card-${shape}`}>
      {of ? (
        <Picture
          className="card-image"
          of={of}
          presets={cardPresets(shape, largest)}
          sizes={cardSizes(of, shape, place.columns)}
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

type HeaderProps = { link: string; place: Pick<Place, 'heading'>; children: ReactNode }

/** The whole card is the link's target, while a screen reader hears the header alone. */
export function CardHeader({ link, place: { heading: Heading }, children }: HeaderProps) {
  return (
    <Heading className="card-header">
      <a className="card-link" href={link}>
        {children}
      </a>
    </Heading>
  )
}

/** What a card asks for. The card is the link; this is how it looks like one. */
export function CardCta({ children }: { children: string | undefined }) {
  return children ? (
    <p className="card-cta" aria-hidden="true">
      {children}
    </p>
  ) : null
}

export function Novelty({ card, place }: { card: { novelty?: boolean | undefined }; place: Pick<Place, 'texts'> }) {
  return card.novelty ? <p className="card-badge">{place.texts.novelty}</p> : null
}

export function TotalTime({ minutes, place }: { minutes: number | undefined; place: Pick<Place, 'texts'> }) {
  return minutes === undefined ? null : (
    <p className="card-time">
      <Icon name="clock" />
      <span className="visually-hidden">{place.texts.totalTime} </span>
      {durationText(minutes)}
    </p>
  )
}

type LikesProps = { card: Pick<PlainCard, 'contentId' | 'likeCount'>; title: string; place: Place }

export function Likes({ card: { contentId, likeCount }, title, place }: LikesProps) {
  if (likeCount === undefined) return null
  if (place.like && contentId !== undefined) return place.like({ contentId, likeCount, title })
  return <Count icon="heart" label={place.texts.likes} count={likeCount} />
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
