import { Fragment } from 'react'

type Props = {
  text: string /** From a character up to another, in their order. */
  marks: readonly (readonly [number, number])[]
}

/** A text with the words marked that somebody looked for. */
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
