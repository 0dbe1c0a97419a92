import { pictureSource } from '#contract/content/media.ts'
import type { Member } from '#contract/office/bundles/bundle.ts'

/** A picture, and the one that takes its place. */
export function PictureChange({ picture: { from, to, name } }: { picture: NonNullable<Member['picture']> }) {
  const shown = { className: 'bundle-picture', width: 64, height: 64, loading: 'lazy' } as const
  return (
    <span className="bundle-pictures">
      Kuva <img {...shown} src={pictureSource(from, 'thumbnail')} alt="Nykyinen" />
      <span aria-hidden="true">→</span>
      <img {...shown} src={pictureSource({ id: to, name }, 'thumbnail')} alt="Uusi" />
    </span>
  )
}
