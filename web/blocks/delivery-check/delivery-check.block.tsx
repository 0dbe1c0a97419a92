import { defineBlock, type ViewProps } from '#web/block-kit/define-block.ts'
import { Island } from '#web/islands/island.tsx'
import { deliveryBarTexts, deliveryCheckTexts, deliveryChoiceTexts } from '#web/messages/shop/delivery.texts.ts'
import { textsOf } from '#web/messages/texts.ts'
import choiceRows from '#web/shop/delivery/choice-rows.css?inline'
import check from '#web/shop/delivery/delivery-check.css?inline'
import choice from '#web/shop/delivery/delivery-choice.css?inline'
import row from '#web/shop/delivery/shop-field-row.css?inline'
import css from './delivery-check.css?inline'
import { deliveryCheckExamples } from './delivery-check.examples.ts'
import { DeliveryCheck } from './delivery-check.island.tsx'
import { deliveryCheckSchema } from './delivery-check.schema.ts'

function DeliveryCheckBlock({ props, anchor, language, first }: ViewProps<typeof deliveryCheckSchema, undefined>) {
  const { tone, heading, text, bar, times } = props
  const Heading = first ? 'h1' : 'h2'
  const texts = {
    check: textsOf(language, deliveryCheckTexts),
    bar: bar ? textsOf(language, deliveryBarTexts) : null,
    choice: times ? textsOf(language, deliveryChoiceTexts) : null,
  }
  return (
    <section id={anchor} className={`section tone-${tone}`}>
      <div className="wrap delivery-check-block">
        <div>
          <Heading>{heading}</Heading>
          {text && <p className="lead">{text}</p>}
        </div>
        {/* The bar is there before the check comes into view. */}
        <Island
          name="delivery-check"
          component={DeliveryCheck}
          props={{ language, texts }}
          when={bar ? 'load' : 'visible'}
        />
      </div>
    </section>
  )
}

export const deliveryCheck = defineBlock({
  type: 'delivery-check',
  schema: deliveryCheckSchema,
  view: DeliveryCheckBlock,
  css: [row, check, css],
  cssFor: ({ times }) => (times ? [choice, choiceRows] : []),
  examples: deliveryCheckExamples,
})
