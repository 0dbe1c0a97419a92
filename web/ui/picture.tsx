import type { Picture as PictureData } from '#contract/content.ts'
import { type PresetName, pictureSource, sizeIn } from '#contract/media.ts'

type Props = {
  of: PictureData
  /** In which the browser may load it, smallest first: it takes the one that fits its screen. */
  presets: readonly [PresetName, ...PresetName[]]
  /** How wide it stands on the page, as the attribute `sizes` says it. */
  sizes: string
  className?: string
  eager?: boolean
}

/** A picture with its size known, so that nothing moves when it arrives, and no more pixels than the screen shows. */
export function Picture({ of, presets, sizes, className, eager = false }: Props) {
  const largest = presets.at(-1) ?? presets[0]
  const candidates = presets.map((preset) => `${pictureSource(of, preset)} ${sizeIn(of, preset).width}w`)
  return (
    <img
      className={className}
      {...(candidates.length > 1 ? { srcSet: candidates.join(', '), sizes } : {})}
      src={pictureSource(of, largest)}
      alt={of.alt}
      {...sizeIn(of, largest)}
      decoding="async"
      {...(eager ? { fetchPriority: 'high' } : { loading: 'lazy' })}
    />
  )
}
