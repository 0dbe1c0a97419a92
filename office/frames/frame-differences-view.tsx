import type { FormField } from '#contract/office/editor/form-field.ts'
import { type FrameDifference, frameDifferences } from '#contract/office/frames/frame-differences.ts'
import type { FrameContent } from '#contract/office/frames/frame-of-office.ts'
import { titlesOf } from '#office/pages/form/field-named.ts'
import { summaryOf } from '#office/pages/form/summary.ts'
import { textOfValue } from '#office/pages/versions/text-of-value.ts'
import { WordDifference } from '#office/pages/versions/word-difference.tsx'
import '#office/pages/versions/versions.css'

type Props = { form: FormField; before: FrameContent; after: FrameContent; labels: readonly [string, string] }

const verbs = { added: 'Lisätään', removed: 'Poistetaan', moved: 'Siirretään' } as const

/** How two contents differ, in words. */
export function FrameDifferencesView({ form, before, after, labels }: Props) {
  const differences = frameDifferences(before, after)
  if (differences.length === 0) return <p>Mikään ei muutu.</p>
  return (
    <ul className="differences">
      {differences.map((each) => (
        <li key={`${each.kind} ${each.path.join('/')}`}>
          <OneDifference form={form} difference={each} labels={labels} />
        </li>
      ))}
    </ul>
  )
}

type OneProps = Pick<Props, 'form' | 'labels'> & { difference: FrameDifference }

function OneDifference({ form, difference, labels }: OneProps) {
  const { titles, field } = titlesOf([form], difference.path)
  if (difference.kind === 'changed')
    return (
      <>
        <h3>{titles.join(': ')}</h3>
        <WordDifference
          before={textOfValue(field, difference.before)}
          after={textOfValue(field, difference.after)}
          labels={labels}
        />
      </>
    )
  const place = titlesOf([form], difference.path.slice(0, -1)).titles.join(': ')
  const name = field ? summaryOf(field, difference.value) : ''
  const text =
    difference.kind === 'moved'
      ? `paikkaan ${Number(difference.path.at(-1)) + 1}`
      : textOfValue(field, difference.value)
  return (
    <>
      <h3>
        {verbs[difference.kind]}: {name} ({place})
      </h3>
      <p className="muted frame-text">{text}</p>
    </>
  )
}
