import { moment } from '#web/format/moment.ts'
import './version-list.css'

type Version = { number: number; kind: string; at: string; by: string; note: string }

type Props<Row extends Version> = {
  rows: readonly Row[]
  kinds: Readonly<Record<Row['kind'], string>>
  chosen: number | undefined
  onChoose: (number: number) => void
}

/** What was published before, newest first: one is chosen. */
export function VersionList<Row extends Version>({ rows, kinds, chosen, onChoose }: Props<Row>) {
  return (
    <ul className="versions-list" aria-label="Versiot, uusin ensin">
      {rows.map(({ number, kind, at, by, note }) => (
        <li key={number}>
          <button type="button" className="version" aria-pressed={chosen === number} onClick={() => onChoose(number)}>
            <strong>
              {number}. {kinds[kind as Row['kind']]}
            </strong>
            <span>{moment(at, 'fi')}</span>
            <span className="muted">{by}</span>
            <span>{note}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
