import type { ProductItem } from '#contract/item.ts'
import type { Offer } from '#contract/offer.ts'
import type { Language } from '#contract/site.ts'
import { orderingAddress } from '#web/cards/ordering.ts'
import { euros } from '#web/format/euros.ts'
import { LikeButton } from '#web/likes/like-button.tsx'
import { message } from '#web/messages/message.ts'
import { Barcode } from '#web/ui/barcode.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { ItemTitle } from './item-title.tsx'
import type { ItemOpeningProps } from './opening-props.ts'

/** The opening of a product page: all information from the package. */
export function ProductOpening({ page, item, section, likeCount, offer }: ItemOpeningProps<'product'>) {
  const { language, title, description, picture } = page
  return (
    <article className="item-opening section tone-paper">
      <div className={picture ? 'item-split wrap' : 'wrap'}>
        {picture && (
          <div className="product-ground">
            <Picture
              className="product-picture"
              of={picture}
              presets={['medium', 'default']}
              sizes="(min-width: 1024px) min(50vw, 40rem), (min-width: 768px) 45vw, 100vw"
              eager
            />
            {item.novelty && <Novelty language={language} />}
          </div>
        )}
        <div className="item-words">
          {!picture && item.novelty && <Novelty language={language} />}
          <ItemTitle section={section} title={title} description={description} />
          {offer && <Price offer={offer} language={language} />}
          <Codes item={item} language={language} />
          <LikeButton contentId={page.contentId} likeCount={likeCount} language={language} title={title} />
        </div>
      </div>
      <Label item={item} language={language} />
    </article>
  )
}

function Novelty({ language }: { language: Language }) {
  return <p className="product-novelty">{message(language, 'novelty')}</p>
}

function Price({ offer, language }: { offer: Offer; language: Language }) {
  const { price, pricePerKilo, svhPrice, discountPercentage, lowestPrice } = offer
  if (price === null) return null
  return (
    <div className="product-price">
      <p>
        <strong>{euros(price)}</strong>
        {discountPercentage !== null && (
          <span className="product-discount">
            <span className="visually-hidden">{message(language, 'discount')} </span>
            {`−${discountPercentage}\u00a0%`}
          </span>
        )}
      </p>
      <p className="product-other-prices">
        {pricePerKilo !== null && <span>{`${euros(pricePerKilo)}/kg`}</span>}
        {svhPrice !== null && svhPrice !== price && (
          <span>{message(language, 'recommendedPrice', { price: euros(svhPrice) })}</span>
        )}
        {lowestPrice !== null && <span>{message(language, 'lowestPrice', { price: euros(lowestPrice) })}</span>}
      </p>
    </div>
  )
}

/** The codes for ordering the product. */
function Codes({ item, language }: { item: ProductItem; language: Language }) {
  const { productCode, valoCode, gtinCode, size } = item
  return (
    <>
      <dl className="item-facts">
        {size && <Fact name={message(language, 'packageSize')} value={size} />}
        <Fact name={message(language, 'productNumber')} value={productCode} />
        {valoCode && (
          <div>
            <dt>{message(language, 'orderingCode')}</dt>
            <dd>
              <a className="product-order" href={orderingAddress(valoCode)} rel="external">
                {valoCode}
                <Icon name="external" />
                <span className="visually-hidden"> {message(language, 'cardOrderThere')}</span>
              </a>
            </dd>
          </div>
        )}
      </dl>
      {gtinCode && (
        <div className="product-barcode">
          <Barcode gtin={gtinCode} label={message(language, 'barcode', { gtin: gtinCode })} />
        </div>
      )}
    </>
  )
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}

function Label({ item, language }: { item: ProductItem; language: Language }) {
  const { ingredients, storage, nutrition = [] } = item
  if (!ingredients && !storage && nutrition.length === 0) return null
  return (
    <div className="product-label wrap">
      {(ingredients || storage) && (
        <div className="product-label-texts">
          {ingredients && <LabelText heading={message(language, 'contents')} text={ingredients} />}
          {storage && <LabelText heading={message(language, 'storage')} text={storage} />}
        </div>
      )}
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
                  <td>{amount}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </div>
  )
}

function LabelText({ heading, text }: { heading: string; text: string }) {
  return (
    <section>
      <h2>{heading}</h2>
      <p>{text}</p>
    </section>
  )
}
