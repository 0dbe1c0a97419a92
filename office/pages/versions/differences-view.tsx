import type { CallValue } from '#office/frame/call-office.ts'
import { useEditing } from '../form/editing.ts'
import { fieldNamed } from '../form/field-named.ts'
import { summaryOf } from '../form/summary.ts'
import { textOfValue } from './text-of-value.ts'
import { WordDifference } from './word-difference.tsx'
import './versions.css'

type Compared = CallValue<'GET /api/office/pages/:id/differences'>
type Props = { compared: Compared; labels: readonly [string, string] }

/** How two versions differ, block by block and field by field. */
export function DifferencesView({ compared, labels }: Props) {
  const { forms } = useEditing()
  if (compared.differences.length === 0) return <p>Versiot ovat samanlaiset.</p>
  return (
    <ul className="differences">
      {compared.differences.map((each) => {
        if (each.kind === 'changed') {
          const { blockTitle, title, field } = fieldNamed(forms, each.type, each.path)
          return (
            <li key={`${each.block} ${each.path.join('/')}`}>
              <h3>{[blockTitle, title].filter(Boolean).join(': ')}</h3>
              <WordDifference
                before={textOfValue(field, each.before)}
                after={textOfValue(field, each.after)}
                labels={labels}
              />
            </li>
          )
        }
        const [id, type] = each.kind === 'moved' ? [each.block, each.type] : [each.block.id, each.block.type]
        const form = forms.blocks.find((one) => one.type === type)
        const about = each.kind !== 'moved' && form ? summaryOf(form.form, each.block.props) : ''
        const verbs = { added: 'Lisätty', removed: 'Poistettu', moved: 'Siirretty' } as const
        return (
          <li key={`${each.kind} ${id}`}>
            <h3>
              {verbs[each.kind]}: {form?.title ?? 'lohko'}
            </h3>
            {about && <p className="muted">{about}</p>}
          </li>
        )
      })}
    </ul>
  )
}
