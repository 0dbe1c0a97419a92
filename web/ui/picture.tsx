import { type Picture as PictureData, pictureSource } from '#contract/content.ts'

type Props = { of: PictureData; className?: string; eager?: boolean }

/** A picture with its size known, so that nothing moves when it arrives. */
export function Picture({ of, className, eager = false }: Props) {
  return (
    <img
      className={className}
      src={pictureSource(of)}
      alt={of.alt}
      width={of.width}
      height={of.height}
      decoding="async"
      {...(eager ? { fetchPriority: 'high' } : { loading: 'lazy' })}
    />
  )
}
