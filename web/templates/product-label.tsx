import type { ReactNode } from 'react'
import type { ProductItem } from '#contract/content/item.ts'
import type { Language } from '#contract/site.ts'
import { unbroken } from '#web/format/unbroken.ts'
import { message } from '#web/messages/message.ts'
import { splitAtAllergens } from './allergens.ts'
import { ProductLogistics } from './product-logistics.tsx'

/** What the package says: ingredients, storage and nutrition. */
export function ProductLabel({ item, language }: { item: ProductItem; language: Language }) {
  const { ingredients, storage, nutrition = [] } = item
  if (!ingredients && !storage && nutrition.length === 0 && !item.valoCode) return null
  return (
    <div className="product-label wrap">
      {(ingredients || storage) && (
        <div className="product-label-texts">
          {ingredients && (
            <LabelText heading={message(language, 'contents')}>
              <Ingredients text={ingredients} language={language} />
            </LabelText>
          )}
          {storage && <LabelText heading={message(language, 'storage')}>{storage}</LabelText>}
        </div>
      )}
      {item.valoCode && <ProductLogistics item={item} language={language} />}
      {nutrition.length > 0 && (
        <section>
          <h2>{message(language, 'nutrition')}</h2>
          <table className="item-table">
            <thead>
              <tr>
                <th scope="col">{message(language, 'nutritionName')}</th>
                <th scope="col">{message(language, 'nutritionAmount')}</th>
              </tr>
            </thead>
            <tbody>
              {nutrition.map(({ name, amount }) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  <td>{unbroken(amount)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </div>
  )
}

/** Labels write allergens in capitals; here they are also bold, as the law wants them to stand out. */
function Ingredients({ text, language }: { text: string; language: Language }) {
  return splitAtAllergens(text, language).map((part, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the order never changes.
    at % 2 === 1 ? <strong key={at}>{part}</strong> : part,
  )
}

function LabelText({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section>
      <h2>{heading}</h2>
      <p>{children}</p>
    </section>
  )
}
