import type { Picture as PictureData } from '#contract/content/content.ts'
import { presets as allPresets, type PresetName, pictureSource, sizeIn } from '#contract/content/media.ts'

type Props = {
  of: PictureData
  /** The presets for `srcset`, smallest first. */
  presets: readonly [PresetName, ...PresetName[]]
  /** Rendered width, in the syntax of the `sizes` attribute. */
  sizes: string
  className?: string
  eager?: boolean
  /** In windows narrower than this, in pixels, the style sheet hides the picture and nothing is fetched. */
  from?: number | undefined
  /** As wide as the window, or nearly: large windows and sharp screens get the largest preset. */
  wide?: boolean
}

/** Where the style sheet crops it, its focus stays in sight. A preset that crops has done so already. */
function placeOf({ focus }: PictureData, preset: PresetName) {
  return focus && !('height' in allPresets[preset]) ? { objectPosition: `${focus.x}% ${focus.y}%` } : undefined
}

const WIDE_WINDOWS = '(width >= 1600px), (width >= 1024px) and (resolution >= 2dppx)'
const NOTHING = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='

/** A responsive picture with its size in the markup, so that loading it causes no layout shift. */
export function Picture({ of, presets, sizes, className, eager = false, from, wide = false }: Props) {
  const largest = presets.at(-1) ?? presets[0]
  const candidates = presets.map((preset) => `${pictureSource(of, preset)} ${sizeIn(of, preset).width}w`)
  const image = (
    <img
      className={className}
      {...(candidates.length > 1 ? { srcSet: candidates.join(', '), sizes } : {})}
      src={pictureSource(of, largest)}
      alt={of.alt}
      {...sizeIn(of, largest)}
      style={placeOf(of, largest)}
      decoding="async"
      {...(eager ? { fetchPriority: 'high' } : { loading: 'lazy' })}
    />
  )
  if (!from && !wide) return image
  return (
    <picture>
      {from && <source media={`(width < ${from}px)`} srcSet={NOTHING} />}
      {wide && <source media={WIDE_WINDOWS} srcSet={pictureSource(of, 'wide')} />}
      {image}
    </picture>
  )
}
