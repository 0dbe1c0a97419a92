import { FormSheet } from './form-sheet.tsx'
import type { FormView } from './form-view.ts'

/** Any form: all that it consists of is in its properties. */
export function FormIsland(view: FormView) {
  return <FormSheet view={view} />
}
