import type { FormField } from '#contract/office/editor/form-field.ts'
import { isWritten, leavesOf } from '#contract/office/editor/leaves.ts'
import type { FieldPath } from '#contract/office/pages/edited-page.ts'
import { isSame, overlap, valueAt } from '#contract/office/pages/field-path.ts'
import type { FieldChange } from '#contract/office/pages/translation.ts'
import { Badge } from '#office/ui/badge.tsx'
import { Button } from '#office/ui/button.tsx'
import { useEditing } from '../form/editing.ts'
import { fieldNamed } from '../form/field-named.ts'
import { textOfValue } from '../versions/text-of-value.ts'
import { WordDifference } from '../versions/word-difference.tsx'
import { stays } from './text-stays.ts'

/** Chosen from a list of the site: nothing to read here. */
const chosen: readonly string[] = ['category', 'categories', 'facets', 'facetTags', 'productGroup']

type Props = {
  form: FormField | undefined
  type: string | null
  value: unknown
  /** Where the value is in its block, or page. */
  root: FieldPath
  /** The same block, or the fields of the page, in the translation. */
  translation: unknown
  /** What copying a field would bring. */
  copied: unknown
  changes: readonly FieldChange[]
  /** It was copied, and not marked since. */
  isNew: boolean
  onCopy: ((path: FieldPath, name: string) => void) | undefined
}

/** What the source says, to be read: first what has changed since it was translated. */
export function SourceFields({ form, type, value, root, translation, copied, changes, isNew, onCopy }: Props) {
  const { forms } = useEditing()
  const leaves = form ? leavesOf(form, value, root).filter(({ field }) => !chosen.includes(field.kind)) : []
  return (
    <>
      {changes.map(({ path, before, after }) => {
        const { title, field } = fieldNamed(forms, type, path)
        const name = title || 'Kenttä'
        return (
          <div key={path.join('/')} className="source-change">
            <div className="source-name">
              <h3>{name}</h3>
              <Badge kind="warning">Muuttunut</Badge>
              {onCopy && <Copy name={name} onPress={() => onCopy(path, name)} />}
            </div>
            <WordDifference
              before={textOfValue(field, before)}
              after={textOfValue(field, after)}
              labels={['Käännettäessä', 'Nyt']}
            />
          </div>
        )
      })}
      <dl className="source-fields">
        {leaves
          .filter(({ path }) => !changes.some((change) => overlap(change.path, path)))
          .map((leaf) => {
            const { path, title, field } = leaf
            const isUntouched = isNew && isWritten(leaf) && stays(leaf, translation)
            return (
              <div key={path.join('/')} className="source-field">
                <dt className="source-name">
                  {title}
                  {isUntouched && <Badge kind="warning">Kääntämättä</Badge>}
                </dt>
                <dd>
                  <span className="source-text">{textOfValue(field, leaf.value)}</span>
                  {onCopy && !isSame(valueAt(translation, path), valueAt(copied, path)) && (
                    <Copy name={title} onPress={() => onCopy(path, title)} />
                  )}
                </dd>
              </div>
            )
          })}
      </dl>
      {leaves.length === 0 && changes.length === 0 && <p className="muted">Ei kenttiä, joissa on sisältöä.</p>}
    </>
  )
}

const Copy = ({ name, onPress }: { name: string; onPress: () => void }) => (
  <Button kind="quiet" aria-label={`Kopioi tähän: ${name}`} onPress={onPress}>
    Kopioi →
  </Button>
)
