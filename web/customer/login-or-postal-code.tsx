import type { ReactNode } from 'react'
import type { Language } from '#contract/site.ts'
import { Island } from '#web/islands/island.tsx'
import { loginCodeTexts } from '#web/messages/customers/login-code.texts.ts'
import { message } from '#web/messages/message.ts'
import { postalCodeStepTexts } from '#web/messages/shop/delivery.texts.ts'
import { textsOf } from '#web/messages/texts.ts'
import check from '#web/shop/delivery/delivery-check.css?inline'
import { PostalCodeStep } from '#web/shop/delivery/postal-code-step.island.tsx'
import row from '#web/shop/delivery/shop-field-row.css?inline'
import { CodeLogin } from './code-login.island.tsx'
import code from './code-steps.css?inline'
import { askForCodeView, codeLoginView } from './customer-views.ts'
import css from './login-or-postal-code.css?inline'

type Props = {
  language: Language
  /** Address of the page to log in with a password. */
  login?: string
  children?: ReactNode
}

const CHECKOUT = '/kassa'

export const loginOrPostalCodeStyles = [row, check, code, css] as const

/**
 * What comes before the checkout: a login by mailed code, a link to log in with a password, and the postal-code check. A customer who is logged in is asked for the postal code
 * alone. Whatever uses it adds `loginOrPostalCodeStyles` to its styles.
 */
export function LoginOrPostalCode({ language, login = '/kirjaudu', children }: Props) {
  const texts = textsOf(language, postalCodeStepTexts)
  return (
    <div className="login-or-postal-code">
      <div className="login-part">
        <p>{message(language, 'deliveryLogInText')}</p>
        {children}
        <p>{message(language, 'loginCodeText')}</p>
        <Island
          name="code-login"
          component={CodeLogin}
          props={{
            ask: askForCodeView(language),
            enter: codeLoginView(language),
            texts: textsOf(language, loginCodeTexts),
          }}
          windows="none"
          markup={false}
        />
        <p className="login-other">
          <a href={login}>{message(language, 'loginByPassword')}</a>
        </p>
      </div>
      <div className="postal-code-part">
        <h3>{message(language, 'deliveryCheckHeading')}</h3>
        <Island name="postal-code-step" component={PostalCodeStep} props={{ language, texts, checkout: CHECKOUT }} />
      </div>
    </div>
  )
}

type HeadingProps = { language: Language; loggedOut: string }

/** Its heading. The page is the same for everyone: styles show what concerns the visitor. */
export function LoginHeading({ language, loggedOut }: HeadingProps) {
  return (
    <>
      <span className="login-heading-out">{loggedOut}</span>
      <span className="login-heading-in">{message(language, 'deliveryPlaceHeading')}</span>
    </>
  )
}
