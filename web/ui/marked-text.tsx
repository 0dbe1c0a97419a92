import { Fragment } from 'react'

type Props = {
  text: string
  /** Start (inclusive) and end (exclusive) offsets, in ascending order. */
  marks: readonly (readonly [number, number])[]
}

/** A text with highlighted search terms. */
export function MarkedText({ text, marks }: Props) {
  const ends = [0, ...marks.map(([, to]) => to)]
  return (
    <>
      {marks.map(([from, to], at) => (
        <Fragment key={from}>
          {text.slice(ends[at], from)}
          <mark>{text.slice(from, to)}</mark>
        </Fragment>
      ))}
      {text.slice(ends.at(-1))}
    </>
  )
}
