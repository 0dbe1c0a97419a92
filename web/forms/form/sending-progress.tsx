import { useId } from 'react'

export type ProgressTexts = Record<'uploading' | 'arrived' | 'stop', string>

type Props = {
  /** How much of the body has left, from 0 to 1; null until something has. */
  share: number | null
  texts: ProgressTexts
  onStop: () => void
}

/** How far the files are sent, in words and as a bar. They can be stopped until all has left: from then on the server has them. */
export function SendingProgress({ share, texts, onStop }: Props) {
  const id = useId()
  const percent = Math.floor((share ?? 0) * 100)
  const hasLeft = share === 1
  return (
    <div className="form-upload">
      <p id={id}>{hasLeft ? texts.arrived : texts.uploading.replace('{percent}', String(percent))}</p>
      <progress
        className="form-progress"
        aria-labelledby={id}
        value={hasLeft ? undefined : (share ?? undefined)}
        max={1}
      />
      {/* Said aloud four times, not a hundred. */}
      <p className="visually-hidden" role="status">
        {hasLeft ? texts.arrived : percent < 25 ? '' : `${percent - (percent % 25)} %`}
      </p>
      {!hasLeft && (
        <button type="button" className="form-clear" onClick={onStop}>
          {texts.stop}
        </button>
      )}
    </div>
  )
}
