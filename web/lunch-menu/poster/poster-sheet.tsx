import { useEffect } from 'react'
import { SheetFrame } from '../sheet/sheet-frame.tsx'
import { useFit } from '../sheet/use-fit.ts'
import type { Poster } from './poster-draft.ts'
import { textParts } from './poster-text.ts'

type Props = { poster: Poster; background: string | undefined; onFit: (fits: boolean) => void }

/** Letters of a poster with few words grow more than those of a week. */
const LARGEST = 1.7

/** The menu as it is printed. Its letters become smaller until all of it fits. */
export function PosterSheet({ poster, background, onFit }: Props) {
  const { heading, text, way } = poster
  const { sheet, fits } = useFit(JSON.stringify([heading, text, way, background]), LARGEST)
  useEffect(() => onFit(fits), [fits, onFit])
  return (
    <SheetFrame way={way}>
      <div className="sheet poster" data-plain={background === undefined || undefined}>
        {background && (
          <img className="poster-background" src={background} alt="" width={210} height={297} loading="lazy" />
        )}
        <div className="poster-panel" ref={sheet}>
          {heading && <h2>{heading}</h2>}
          <div className="poster-text">
            {textParts(text).map(({ heading, lines }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no other key.
              <div key={at} data-column="">
                {heading && <h3>{heading}</h3>}
                {lines.map((line, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: lines of a text have no other key.
                  <p key={index}>{line}</p>
                ))}
              </div>
            ))}
          </div>
        </div>
      </div>
    </SheetFrame>
  )
}
