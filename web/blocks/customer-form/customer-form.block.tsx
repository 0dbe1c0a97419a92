import type { z } from 'zod'
import type { Language } from '#contract/site.ts'
import { defineBlock, type ViewProps } from '#web/block-kit/define-block.ts'
import codeCss from '#web/customer/code-steps.css?inline'
import { CustomerForm } from '#web/customer/customer-form.island.tsx'
import { askForCodeView, codeLoginView, loginView, newPasswordView } from '#web/customer/customer-views.ts'
import { FormFrame } from '#web/forms/form-frame.tsx'
import { formStyles } from '#web/forms/form-styles.ts'
import { Island } from '#web/islands/island.tsx'
import { customerFormTexts } from '#web/messages/customers/login-code.texts.ts'
import { message } from '#web/messages/message.ts'
import { textsOf } from '#web/messages/texts.ts'
import css from './customer-form.css?inline'
import { customerFormExamples } from './customer-form.examples.ts'
import { customerFormSchema } from './customer-form.schema.ts'

type Props = z.output<typeof customerFormSchema>

/** Logging in with a password or a code, opening an account by a code, or choosing another password by one. */
function CustomerFormBlock({ props, ...place }: ViewProps<typeof customerFormSchema, undefined>) {
  const { language } = place
  const { form, privacyPage } = props
  const privacy = privacyPage && { label: message(language, 'formPrivacy'), link: privacyPage }
  const texts = textsOf(language, customerFormTexts)
  const enter =
    form === 'forgotten-password'
      ? newPasswordView(language)
      : codeLoginView(language, { withPassword: form === 'register' })
  return (
    <FormFrame
      props={props}
      {...place}
      instead={
        <p className="link-row">
          <a className="button" href="/kirjaudu/koodi">
            {message(language, 'loginByCode')}
          </a>
        </p>
      }
    >
      <div className="customer-card">
        <Island
          name="customer-form"
          component={CustomerForm}
          props={{
            ...(form === 'login' && { login: loginView(language) }),
            ask: { ...askForCodeView(language), ...(privacy && { privacy }) },
            enter,
            texts,
            links: linksOf(props, language),
            leavesCustomers: form !== 'forgotten-password',
          }}
          when="load"
        />
      </div>
    </FormFrame>
  )
}

function linksOf({ form, loginPage, forgottenPasswordPage }: Props, language: Language) {
  return form === 'login'
    ? [{ label: message(language, 'customerForgotten'), link: forgottenPasswordPage }]
    : [{ label: message(language, 'customerHasAccount'), link: loginPage }]
}

export const customerForm = defineBlock({
  type: 'customer-form',
  schema: customerFormSchema,
  view: CustomerFormBlock,
  css: [...formStyles, codeCss, css],
  examples: customerFormExamples,
})
