import { defineBlock, type ViewProps } from '#web/block-kit/define-block.ts'
import { formStyles } from '#web/forms/form-styles.ts'
import { ScriptPlace } from '#web/forms/script-place.tsx'
import { Island } from '#web/islands/island.tsx'
import { message } from '#web/messages/message.ts'
import { orderPageTexts } from '#web/messages/shop/order.texts.ts'
import { textsOf } from '#web/messages/texts.ts'
import { cartStyles } from '#web/shop/cart/cart-styles.ts'
import lines from '#web/shop/cart/product-lines.css?inline'
import actions from '#web/shop/orders/order-actions.css?inline'
import css from './order.css?inline'
import { orderExamples } from './order.examples.ts'
import { Order } from './order.island.tsx'
import { orderSchema } from './order.schema.ts'

/** The order of the address `/tilaus/<token>`. The page itself is the same for everyone; the order comes by a call. */
function OrderBlock({ props, anchor, language }: ViewProps<typeof orderSchema, undefined>) {
  const { phone, email, ...pages } = props
  return (
    <section id={anchor} className="section tone-paper order-section">
      <div className="wrap">
        <ScriptPlace instead={<p className="cart-note">{message(language, 'orderNoScripts', { phone, email })}</p>}>
          <Island
            name="order"
            component={Order}
            props={{ language, texts: textsOf(language, orderPageTexts), pages }}
            when="load"
          />
        </ScriptPlace>
      </div>
    </section>
  )
}

export const order = defineBlock({
  type: 'order',
  schema: orderSchema,
  view: OrderBlock,
  css: [...formStyles, ...cartStyles, actions, lines, css],
  examples: orderExamples,
})
