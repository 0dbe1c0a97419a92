import { defineBlock, type ViewProps } from '#web/block-kit/define-block.ts'
import { formStyles } from '#web/forms/form-styles.ts'
import { ScriptPlace } from '#web/forms/script-place.tsx'
import { Island } from '#web/islands/island.tsx'
import { message } from '#web/messages/message.ts'
import { checkoutTexts } from '#web/messages/shop/checkout.texts.ts'
import { textsOf } from '#web/messages/texts.ts'
import { cartStyles } from '#web/shop/cart/cart-styles.ts'
import lines from '#web/shop/cart/product-lines.css?inline'
import choiceRows from '#web/shop/delivery/choice-rows.css?inline'
import choice from '#web/shop/delivery/delivery-choice.css?inline'
import css from './checkout.css?inline'
import { checkoutExamples } from './checkout.examples.ts'
import { Checkout } from './checkout.island.tsx'
import { checkoutSchema } from './checkout.schema.ts'
import summaryCss from './order-summary.css?inline'
import stepsCss from './steps.css?inline'

/** The checkout: delivery under `#toimitus`, payment under `#maksu`. The page itself is the same for everyone. */
function CheckoutBlock({ props, anchor, language }: ViewProps<typeof checkoutSchema, undefined>) {
  const { phone, email, ...pages } = props
  return (
    <section id={anchor} className="section tone-paper checkout-section">
      <div className="wrap">
        <ScriptPlace instead={<p className="cart-note">{message(language, 'checkoutNoScripts', { phone, email })}</p>}>
          <Island
            name="checkout"
            component={Checkout}
            props={{ language, texts: textsOf(language, checkoutTexts), pages }}
            when="load"
          />
        </ScriptPlace>
      </div>
    </section>
  )
}

export const checkout = defineBlock({
  type: 'checkout',
  schema: checkoutSchema,
  view: CheckoutBlock,
  css: [...formStyles, ...cartStyles, choice, choiceRows, lines, css, summaryCss, stepsCss],
  examples: checkoutExamples,
})
