import type { FieldProps } from '#office/ui/fields.tsx'
import { useEditing } from '../form/editing.ts'
import { AddressBox } from './address-box.tsx'

/** A page of the same site and language. */
export function PageField(props: FieldProps & { value: string; onChange: (path: string) => void }) {
  const { site, language } = useEditing()
  return <AddressBox {...props} site={site} language={language} />
}
