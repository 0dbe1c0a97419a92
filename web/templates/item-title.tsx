import { numbersWithUnits } from '#web/format/number-and-unit.ts'

type Props = { title: string; description: string }

/** The title and description of an item. */
export function ItemTitle({ title, description }: Props) {
  return (
    <>
      <h1>{numbersWithUnits(title)}</h1>
      <p className="lead">{numbersWithUnits(description)}</p>
    </>
  )
}
