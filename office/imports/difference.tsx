import { useState } from 'react'
import type { CallValue } from '#office/frame/call-office.ts'
import { Button } from '#office/ui/button.tsx'
import { Card } from '#office/ui/card.tsx'
import { CheckBox } from '#office/ui/check-box.tsx'
import { Notice } from '#office/ui/notice.tsx'

export type Difference = CallValue<'POST /api/office/imports/:kind/difference'>

type Props = { difference: Difference; isSending: boolean; onImport: (anyway: boolean) => void }

/** What a table would change, or what is wrong with it. */
export function ShownDifference({ difference, isSending, onImport }: Props) {
  const { summary, rows, moreRows, problems, stranded } = difference
  const [isAnyway, setAnyway] = useState(false)
  if (problems.length > 0) {
    return (
      <Notice kind="danger">
        <p>Mitään ei voi tuoda ennen kuin nämä on korjattu:</p>
        <ul className="import-lines">
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      </Notice>
    )
  }
  return (
    <Card title="Mitä muuttuu">
      <ul>
        {summary.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {rows.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keyboard.
        <section className="import-box" aria-label="Rivit" tabIndex={0}>
          <table className="import-table">
            <thead>
              <tr>
                {['Mikä', 'Mitä', 'Nyt', 'Tuonnin jälkeen'].map((label) => (
                  <th key={label} scope="col">
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ name, field, from, to }) => (
                <tr key={`${name} ${field}`}>
                  <th scope="row">{name}</th>
                  <td>{field}</td>
                  <td>{from}</td>
                  <td>{to}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
      {moreRows > 0 && <p className="muted">Ja {moreRows} muuta riviä.</p>}
      {stranded.length > 0 && (
        <Notice kind="warning">
          <p>Nämä tilaukset jäisivät ilman toimitusta. Soita tilaajille, jos tuot silti:</p>
          <ul className="import-lines">
            {stranded.map((order) => (
              <li key={order}>{order}</li>
            ))}
          </ul>
          <CheckBox isSelected={isAnyway} onChange={setAnyway}>
            Tuo silti
          </CheckBox>
        </Notice>
      )}
      <div>
        <Button
          kind="primary"
          isDisabled={rows.length === 0 || (stranded.length > 0 && !isAnyway)}
          isPending={isSending}
          onPress={() => onImport(isAnyway)}
        >
          Tuo
        </Button>
      </div>
    </Card>
  )
}
