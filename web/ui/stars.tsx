import type { CSSProperties } from 'react'

type Props = {
  /** From 0 to 5; parts of a star are shown. */
  value: number
  label: string
}

/** A rating to read. */
export function Stars({ value, label }: Props) {
  return (
    <span className="stars" role="img" aria-label={label} style={{ '--stars': value } as CSSProperties}>
      <span aria-hidden="true">★★★★★</span>
    </span>
  )
}
