import type { ReactNode } from 'react'
import type { Language } from '#contract/site.ts'
import { Island } from '#web/islands/island.tsx'
import { message } from '#web/messages/message.ts'
import check from './delivery-check.css?inline'
import { deliveryCheckTexts } from './delivery-texts.ts'
import css from './login-or-postal-code.css?inline'
import { PostalCodeStep } from './postal-code-step.island.tsx'

type Props = {
  language: Language
  /** Addresses of the pages to log in and to register. */
  login?: string
  register?: string
  children?: ReactNode
}

const CHECKOUT = '/kassa'

export const loginOrPostalCodeStyles = [check, css] as const

/**
 * What comes before the checkout: a link to log in, and the postal-code check. A customer who is logged in is asked for the postal code
 * alone. Whatever uses it adds `loginOrPostalCodeStyles` to its styles.
 */
export function LoginOrPostalCode({ language, login = '/kirjaudu', register = '/rekisteroidy', children }: Props) {
  const texts = { ...deliveryCheckTexts(language), toCheckout: message(language, 'deliveryToCheckout') }
  return (
    <div className="login-or-postal-code">
      <div className="login-part">
        <p>{message(language, 'deliveryLogInText')}</p>
        {children}
        <p className="link-row">
          <a className="button" href={login}>
            {message(language, 'customerLogIn')}
          </a>
          <a className="button button-quiet" href={register}>
            {message(language, 'customerRegister')}
          </a>
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
