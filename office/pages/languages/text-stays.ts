import type { FormField } from '#contract/office/editor/form-field.ts'
import { hasSameWords, isWritten, type Leaf, leavesOf } from '#contract/office/editor/leaves.ts'
import { isSame, valueAt } from '#contract/office/pages/field-path.ts'
import type { StillSays } from '#contract/office/pages/translation.ts'
import type { Forms } from '../form/editing.ts'

type ObjectField = Extract<FormField, { kind: 'object' }>

/** The form of a block, or of the fields of a page (null), as one field. */
export function formOf(forms: Forms, template: string, type: string | null): ObjectField | undefined {
  if (type !== null) return forms.blocks.find((each) => each.type === type)?.form
  const item = forms.items[template]
  if (forms.page.kind !== 'object') return undefined
  const { fields } = forms.page
  const title = forms.templates.find(({ id }) => id === template)?.name ?? 'Sivu'
  return item
    ? { kind: 'object', fields: [...fields, { name: 'item', title, isRequired: false, field: item }] }
    : forms.page
}

/** Whether some text of what was copied is still the text of the source. */
export function textStays(forms: Forms, template: string): StillSays {
  return (type, source, translation) => {
    const form = formOf(forms, template, type)
    if (!form) return isSame(source, translation)
    return leavesOf(form, source).some((leaf) => isWritten(leaf) && stays(leaf, translation))
  }
}

/** Whether a field of the source says the same in the translation. */
export const stays = ({ field, path, value }: Leaf, translation: unknown): boolean =>
  hasSameWords(field, value, valueAt(translation, path))
