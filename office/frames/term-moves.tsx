import { Link } from '@tanstack/react-router'
import type { TermUse } from '#contract/office/frames/frame-of-office.ts'
import { Notice } from '#office/ui/notice.tsx'
import { Select } from '#office/ui/select.tsx'

type Moves = Readonly<Record<number, number>>
type Props = { uses: readonly TermUse[]; moves: Moves; onChange: (moves: Moves) => void }

/** Terms that pages have: what takes the place of each. */
export function TermMoves({ uses, moves, onChange }: Props) {
  return uses.map(({ id, name, pages, morePages, others }) => (
    <Notice key={id} kind="warning">
      <strong>
        {name} on käytössä: {pages.length + morePages} {pages.length + morePages === 1 ? 'sivu' : 'sivua'}
      </strong>
      <ul className="plan-list">
        {pages.map((page) => (
          <li key={page.id}>
            <Link to="/sivut/$id" params={{ id: String(page.id) }} target="_blank">
              {page.title}
            </Link>{' '}
            ({page.path})
          </li>
        ))}
        {morePages > 0 && <li>ja {morePages} muuta</li>}
      </ul>
      {others.length > 0 ? (
        <Select
          label={`Tilalle: ${name}`}
          isRequired
          options={others.map((other) => ({ id: String(other.id), label: other.name }))}
          value={moves[id] === undefined ? undefined : String(moves[id])}
          onChange={(to) => onChange({ ...moves, [id]: Number(to) })}
        />
      ) : (
        <p>Mikään ei voi tulla tilalle: muuta ensin sivuja.</p>
      )}
    </Notice>
  ))
}
