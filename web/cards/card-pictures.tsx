import type { ReactNode } from 'react'
import type { Picture as PictureData } from '#contract/content/content.ts'
import { slideName } from '#web/ui/carousel/buttons.tsx'
import { Picture } from '#web/ui/picture.tsx'
import type { CardContext } from './card-context.ts'
import { cardPresets, cardSizes } from './picture-sizes.ts'

type Props = {
  of: readonly PictureData[]
  name: string
  context: CardContext
  controls: ReactNode
  /** Badges on the pictures. */
  children: ReactNode
}

/** The pictures of a card as a carousel. Its markup is that of `web/ui/carousel/carousel.tsx`, with texts that islands have, too. */
export function CardPictures({ of, name, context, controls, children }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields.
    <div
      className="card-picture card-pictures card-square carousel"
      role="group"
      aria-roledescription={context.texts.pictures.role}
      aria-label={name}
    >
      <div className="carousel-controls">{controls}</div>
      <div className="carousel-window">
        <div className="carousel-track">
          {of.map((picture, index) => (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields.
            <div
              key={picture.id}
              className="carousel-slide card-square"
              role="group"
              aria-label={slideName(index, of.length)}
            >
              <Picture
                className="card-image"
                of={picture}
                presets={cardPresets('square', 'medium')}
                sizes={cardSizes(picture, 'square', context.columns)}
              />
            </div>
          ))}
        </div>
      </div>
      {children}
    </div>
  )
}
