import { type ComponentType, createContext, useContext } from 'react'
import type { FormField } from '#contract/office/editor/form-field.ts'
import type { EditedBlock, FieldPath } from '#contract/office/pages/edited-page.ts'
import type { CallValue } from '#office/frame/call-office.ts'

export type Forms = CallValue<'GET /api/office/editor/forms'>
export type Choices = CallValue<'GET /api/office/editor/choices'>

/** What fields need to know of the page they are on. */
export type Editing = {
  site: string
  language: string
  forms: Forms
  /** Undefined while they are being read. */
  choices: Choices | undefined
  isReadOnly: boolean
  blocks: readonly EditedBlock[]
}

const EditingContext = createContext<Editing | undefined>(undefined)
export const EditingProvider = EditingContext.Provider

export function useEditing(): Editing {
  const editing = useContext(EditingContext)
  if (!editing) throw new Error('There is no page to edit.')
  return editing
}

/** A part of a form: where it is, and how it is changed. */
export type Part = {
  path: FieldPath
  change: (path: FieldPath, value: unknown) => void
  /** What is wrong at a path, if anything. */
  problemAt: (path: FieldPath) => string | undefined
  /** Shows a field of any kind: lists and groups show those in them with it. */
  View: ComponentType<ViewProps>
}

export type ViewProps = Part & {
  field: FormField
  label: string
  help: string | undefined
  isRequired: boolean
  value: unknown
}
