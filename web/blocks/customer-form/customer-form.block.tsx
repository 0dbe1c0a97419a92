import type { z } from 'zod'
import type { Language } from '#contract/site.ts'
import { defineBlock, type ViewProps } from '#web/block-kit/define-block.ts'
import { CustomerForm } from '#web/customer/customer-form.island.tsx'
import { forgottenPasswordView, loginView, newPasswordView, registerView } from '#web/customer/customer-views.ts'
import { FormFrame } from '#web/forms/form-frame.tsx'
import { formStyles } from '#web/forms/form-styles.ts'
import { Island } from '#web/islands/island.tsx'
import { message } from '#web/messages/message.ts'
import css from './customer-form.css?inline'
import { customerFormExamples } from './customer-form.examples.ts'
import { customerFormSchema } from './customer-form.schema.ts'

type Props = z.output<typeof customerFormSchema>

const views = { login: loginView, register: registerView, 'forgotten-password': forgottenPasswordView }

/** Logging in, registering, or asking for a link to choose another password. */
function CustomerFormBlock({ props, ...place }: ViewProps<typeof customerFormSchema, undefined>) {
  const { language } = place
  const { form, privacyPage } = props
  const privacy = privacyPage && { label: message(language, 'formPrivacy'), link: privacyPage }
  const view = { ...views[form](language), ...(privacy && form === 'register' && { privacy }) }
  const newPassword =
    form === 'login'
      ? undefined
      : { heading: message(language, 'customerChoosePassword'), view: newPasswordView(language) }
  return (
    <FormFrame props={props} {...place}>
      <div className="customer-card">
        <Island
          name="customer-form"
          component={CustomerForm}
          props={{ view, logsIn: form === 'login', ...(newPassword && { newPassword }) }}
          when="load"
        />
        <p className="customer-links">
          {linksOf(props, language).map(({ label, link }) => (
            <a key={link} href={link}>
              {label}
            </a>
          ))}
        </p>
      </div>
    </FormFrame>
  )
}

function linksOf({ form, loginPage, registerPage, forgottenPasswordPage }: Props, language: Language) {
  const login = { label: message(language, 'customerHasAccount'), link: loginPage }
  if (form !== 'login') return [login]
  return [
    { label: message(language, 'customerForgotten'), link: forgottenPasswordPage },
    { label: message(language, 'customerNoAccount'), link: registerPage },
  ]
}

export const customerForm = defineBlock({
  type: 'customer-form',
  schema: customerFormSchema,
  view: CustomerFormBlock,
  css: [...formStyles, css],
  examples: customerFormExamples,
})
