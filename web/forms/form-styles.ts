import fieldsCss from './fields/fields.css?inline'
import formsCss from './forms.css?inline'

/** The style sheets of everything that shows a form. */
export const formStyles = [formsCss, fieldsCss] as const
