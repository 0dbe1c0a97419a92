import { defineBlock, type ViewProps } from '#web/block-kit/define-block.ts'
import { LoginHeading, LoginOrPostalCode, loginOrPostalCodeStyles } from '#web/customer/login-or-postal-code.tsx'
import { Island } from '#web/islands/island.tsx'
import { message } from '#web/messages/message.ts'
import { cartTexts } from '#web/messages/shop/cart.texts.ts'
import { textsOf } from '#web/messages/texts.ts'
import { buyStyles } from '#web/shop/buying/buy-styles.ts'
import { cartStyles } from '#web/shop/cart/cart-styles.ts'
import { FormattedText } from '#web/ui/formatted-text.tsx'
import css from './cart.css?inline'
import { cartExamples } from './cart.examples.ts'
import { Cart } from './cart.island.tsx'
import { cartSchema } from './cart.schema.ts'

/** The cart under `#tuotteet`, and under `#kirjaudu` what comes before the checkout: log in, check the postal code. The island shows one of them. */
function CartBlock({ props, anchor, language }: ViewProps<typeof cartSchema, undefined>) {
  const { phone, email, login, loginPage, checkoutPage } = props
  const back = `?${new URLSearchParams({ paluu: '/ostoskori#kirjaudu' })}`
  return (
    <section id={anchor} className="section tone-paper cart-section">
      <div className="wrap">
        <noscript>
          <p className="cart-note">{message(language, 'cartNeedsScripts', { phone, email })}</p>
        </noscript>
        <Island
          name="cart"
          component={Cart}
          props={{ language, texts: textsOf(language, cartTexts), checkoutPage }}
          when="load"
        />
        <div className="cart-login" data-cart-login="" hidden>
          <h2 tabIndex={-1}>
            <LoginHeading language={language} loggedOut={message(language, 'cartLogIn')} />
          </h2>
          <LoginOrPostalCode language={language} login={loginPage + back}>
            <div className="cart-login-words">
              <FormattedText content={login} />
            </div>
          </LoginOrPostalCode>
          <p className="link-row">
            <a className="button button-quiet" href="#tuotteet">
              {message(language, 'cartBack')}
            </a>
          </p>
        </div>
      </div>
    </section>
  )
}

export const cart = defineBlock({
  type: 'cart',
  schema: cartSchema,
  view: CartBlock,
  css: [...buyStyles, ...loginOrPostalCodeStyles, ...cartStyles, css],
  examples: cartExamples,
})
