import type { TextKey } from '#web/messages/message.ts'
import type { FieldView } from './form-view.ts'

type Text = (key: TextKey) => string

/** The names of the usual fields in a form's contract. */
type Names = { firstName: string; lastName: string; email: string; phone: string }

/** First name, last name, e-mail and phone, two in a row, as the browser can fill them in. */
export function personFields(text: Text, names: Names): FieldView[] {
  return [
    { name: names.firstName, label: text('labelFirstName'), autoComplete: 'given-name', half: true },
    { name: names.lastName, label: text('labelLastName'), autoComplete: 'family-name', half: true },
    { name: names.email, label: text('labelEmail'), autoComplete: 'email', half: true },
    { name: names.phone, label: text('labelPhone'), autoComplete: 'tel', half: true },
  ]
}
