import { defineBlock, type ViewProps } from '#web/block-kit/define-block.ts'
import codeCss from '#web/customer/code-steps.css?inline'
import {
  addressView,
  askForCodeView,
  billingView,
  changePasswordView,
  deleteAccountView,
  deleteByCodeView,
  newPasswordView,
} from '#web/customer/customer-views.ts'
import { formStyles } from '#web/forms/form-styles.ts'
import { ScriptPlace, WaysToReachUs } from '#web/forms/script-place.tsx'
import { Island } from '#web/islands/island.tsx'
import { accountTexts } from '#web/messages/customers/account.texts.ts'
import { textsOf } from '#web/messages/texts.ts'
import actions from '#web/shop/orders/order-actions.css?inline'
import css from './account.css?inline'
import { accountExamples } from './account.examples.ts'
import { Account } from './account.island.tsx'
import { loadAccount } from './account.load.ts'
import { accountSchema } from './account.schema.ts'

/** The account of the customer who is logged in. The page itself is the same for everyone. */
function AccountBlock({
  props: { loginPage, phone, email },
  anchor,
  language,
  data: orderYears,
}: ViewProps<typeof accountSchema, string>) {
  const { removeText, ...others } = textsOf(language, accountTexts)
  const texts = { ...others, removeText: removeText.replace('{years}', orderYears) }
  const views = {
    address: addressView(language),
    billing: billingView(language),
    password: changePasswordView(language),
    remove: deleteAccountView(language),
    askForCode: askForCodeView(language, { isOwn: true }),
    choosePassword: newPasswordView(language),
    removeByCode: deleteByCodeView(language),
  }
  return (
    <section id={anchor} className="section tone-surface account">
      <div className="wrap">
        <ScriptPlace instead={<WaysToReachUs language={language} phone={phone} email={email} />}>
          <Island name="account" component={Account} props={{ language, views, texts, loginPage }} when="load" />
        </ScriptPlace>
      </div>
    </section>
  )
}

export const account = defineBlock({
  type: 'account',
  schema: accountSchema,
  view: AccountBlock,
  load: loadAccount,
  css: [...formStyles, codeCss, actions, css],
  examples: accountExamples,
})
