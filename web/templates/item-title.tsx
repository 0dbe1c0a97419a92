import { unbroken } from '#web/format/unbroken.ts'

type Props = { title: string; description: string }

/** The title and description of an item. */
export function ItemTitle({ title, description }: Props) {
  return (
    <>
      <h1>{unbroken(title)}</h1>
      <p className="lead">{unbroken(description)}</p>
    </>
  )
}
