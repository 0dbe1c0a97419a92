import type { z } from 'zod'
import type { Language } from '#contract/site.ts'
import { defineBlock, type ViewProps } from '#web/block-kit/define-block.ts'
import { Island } from '#web/islands/island.tsx'
import { message } from '#web/messages/message.ts'
import { meatCounterTexts } from '#web/messages/shop/meat-counter.texts.ts'
import { textsOf } from '#web/messages/texts.ts'
import { buyStyles } from '#web/shop/buying/buy-styles.ts'
import css from './meat-counter.css?inline'
import { meatCounterExamples } from './meat-counter.examples.ts'
import { MeatCounter } from './meat-counter.island.tsx'
import { type CounterData, loadMeatCounter } from './meat-counter.load.ts'
import { meatCounterSchema } from './meat-counter.schema.ts'
import { gramsForChild, gramsToBuy } from './portions.ts'

function MeatCounterBlock({
  props,
  data: { products },
  anchor,
  language,
  first,
}: ViewProps<typeof meatCounterSchema, CounterData>) {
  const { tone, heading, text, adults } = props
  const Heading = first ? 'h1' : 'h2'
  // A dish of which the shop has no product is no offer.
  const dishes = props.dishes.filter(({ cuts }) => cuts.some(({ code }) => products[code]))
  const texts = textsOf(language, meatCounterTexts)
  return (
    <section id={anchor} className={`section tone-${tone}`}>
      <div className="wrap">
        <Heading>{heading}</Heading>
        {text && <p className="lead">{text}</p>}
        <Island name="meat-counter" component={MeatCounter} props={{ dishes, products, adults, language, texts }} />
        <PortionTable dishes={dishes} products={products} language={language} />
      </div>
    </section>
  )
}

type TableProps = {
  dishes: z.output<typeof meatCounterSchema>['dishes']
  products: CounterData['products']
  language: Language
}

/** The same rules to be read: what stands here needs no script. */
function PortionTable({ dishes, products, language }: TableProps) {
  const { each, child } = textsOf(language, meatCounterTexts)
  return (
    <div className="counter-table">
      <table>
        <caption>
          <strong>{message(language, 'counterTable')}</strong>
          {message(language, 'counterTableNote')}
        </caption>
        <thead>
          <tr>
            <th scope="col">{message(language, 'counterDish')}</th>
            <th scope="col">{each}</th>
            <th scope="col">{child}</th>
          </tr>
        </thead>
        {dishes.map(({ id, name, cuts }) => (
          <tbody key={id}>
            <tr>
              <th scope="rowgroup" colSpan={3}>
                {name}
              </th>
            </tr>
            {cuts.flatMap((cut) => {
              const product = products[cut.code]
              if (!product) return []
              const grams = gramsToBuy(cut)
              return [
                <tr key={cut.code}>
                  <th scope="row">
                    <a href={product.href}>{product.name}</a>
                  </th>
                  <td>{`${grams}\u00a0g`}</td>
                  <td>{`${gramsForChild(grams)}\u00a0g`}</td>
                </tr>,
              ]
            })}
          </tbody>
        ))}
      </table>
    </div>
  )
}

export const meatCounter = defineBlock({
  type: 'meat-counter',
  schema: meatCounterSchema,
  view: MeatCounterBlock,
  load: loadMeatCounter,
  css: [...buyStyles, css],
  examples: meatCounterExamples,
})
