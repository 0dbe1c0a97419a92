import type { Field, Form } from '#contract/forms/form.ts'
import { isRequired } from '#contract/forms/validate-form.ts'
import { CheckboxField, CheckboxGroupField, RadioField, SelectField } from '../fields/choice-fields.tsx'
import { DateField } from '../fields/date/date-field.tsx'
import type { FieldProps } from '../fields/field.tsx'
import { FileField } from '../fields/files/file-field.tsx'
import { MessageField } from '../fields/message-field.tsx'
import { PasswordField } from '../fields/password-field.tsx'
import { ProductField } from '../fields/product/product-field.tsx'
import { productIn, valuesOf } from '../fields/product/product-value.ts'
import { TextField } from '../fields/text-field.tsx'
import type { FormState, FormStore } from './form-store.ts'
import type { FieldView, FormView } from './form-view.ts'

type Props = { of: FieldView; id: string; view: FormView; state: FormState; store: FormStore }

/** One field of a form, by the kind that the contract gives it. */
export function FormField({ of, id, view, state, store }: Props) {
  const { form, texts, language } = view
  const { name, label, hint, options = [], disabled } = of
  const field = form.fields[name]
  const error = state.errors[name]?.text
  const common = { id, name, label, hint, error, disabled } satisfies Omit<FieldProps, 'required'>
  if (name === 'Files' && form.files && texts.files) {
    return (
      <FileField
        {...common}
        required={false}
        rules={form.files}
        value={state.files}
        onChange={(files) => store.changeFiles(files)}
        texts={texts.files}
        isCleared={state.notice === 'cleared'}
      />
    )
  }
  if (!field) throw new Error(`The form ${form.name} has no field ${name}.`)
  const props = { ...common, required: isAsked(form, name, field, state) }
  const value = state.values[name]
  const set = (changed: unknown) => store.change({ [name]: changed })

  if (field.kind === 'line' && of.dropDown) {
    return <SelectField {...props} options={options} value={value as string} onChange={set} />
  }
  switch (field.kind) {
    case 'line':
    case 'code':
    case 'phone':
    case 'email':
    case 'shortEmail':
    case 'postalCode':
    case 'localPhone':
      return (
        <TextField
          {...props}
          {...inputOf(field)}
          autoComplete={of.autoComplete}
          readOnly={of.readOnly}
          value={value as string}
          onChange={set}
        />
      )
    case 'password':
      return texts.password ? (
        <PasswordField
          {...props}
          texts={texts.password}
          maxLength={field.maxLength}
          autoComplete={of.autoComplete}
          value={value as string}
          onChange={set}
        />
      ) : null
    case 'message':
      return (
        <MessageField
          {...props}
          maxLength={field.maxLength}
          remainingText={texts.remaining}
          value={value as string}
          onChange={set}
        />
      )
    case 'date':
      return texts.date ? (
        <DateField {...props} language={language} texts={texts.date} value={value as string} onChange={set} />
      ) : null
    case 'choice': {
      const Choice = of.dropDown ? SelectField : RadioField
      return <Choice {...props} options={options} value={value as string} onChange={set} />
    }
    case 'flag': {
      const flags = form.exactlyOne?.find(([first]) => first === name)
      if (!flags) return <CheckboxField {...props} link={of.link} value={value === true} onChange={set} />
      const chosen = flags.find((flag) => state.values[flag] === true) ?? ''
      const choose = (flag: string) => store.change(Object.fromEntries(flags.map((each) => [each, each === flag])))
      return <RadioField {...props} options={options} value={chosen} onChange={choose} />
    }
    case 'textFlag':
      return (
        <CheckboxField
          {...props}
          link={of.link}
          value={value === 'true'}
          onChange={(ticked) => set(ticked ? 'true' : 'false')}
        />
      )
    case 'list':
      return <CheckboxGroupField {...props} options={options} value={value as string[]} onChange={set} />
    case 'id':
    case 'product':
      return texts.product ? (
        <ProductField
          {...props}
          language={language}
          form={form.name}
          texts={texts.product}
          value={productIn(state.values, name, field)}
          onChange={(product) => store.change(valuesOf(name, field, product))}
        />
      ) : null
    default:
      return null
  }
}

/** One choice of several flags is asked for if the contract wants exactly one. */
function isAsked(form: Form, name: string, field: Field, { values }: FormState): boolean {
  return isRequired(field, values) || (form.exactlyOne?.some(([first]) => first === name) ?? false)
}

function inputOf(field: Field) {
  if (field.kind === 'phone') return { type: 'tel', maxLength: field.maxLength } as const
  if (field.kind === 'localPhone') return { type: 'tel', inputMode: 'tel', maxLength: 20 } as const
  if (field.kind === 'postalCode') return { type: 'text', inputMode: 'numeric', maxLength: 5 } as const
  // Longer than the code, so that one is pasted whole with its spaces.
  if (field.kind === 'code') return { type: 'text', inputMode: 'numeric', maxLength: 100 } as const
  if (field.kind === 'line') return { type: 'text', maxLength: field.maxLength } as const
  // Not `type="email"`: some browsers change what is typed, and the rules are ours.
  return { type: 'text', inputMode: 'email', maxLength: 254 } as const
}
