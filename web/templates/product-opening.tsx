import type { ReactNode } from 'react'
import type { Picture as PictureData } from '#contract/content.ts'
import type { ProductItem } from '#contract/item.ts'
import { isForSale, type Offer } from '#contract/offer.ts'
import type { Language } from '#contract/site.ts'
import { orderingAddress } from '#web/cards/ordering.ts'
import { decimalText } from '#web/format/decimal-text.ts'
import { euros } from '#web/format/euros.ts'
import { Island } from '#web/islands/island.tsx'
import { LikeButton } from '#web/likes/like-button.tsx'
import { message } from '#web/messages/message.ts'
import { Reviews } from '#web/reviews/reviews.tsx'
import { Buy } from '#web/shop/buy-control.tsx'
import { Barcode } from '#web/ui/barcode.tsx'
import { Carousel } from '#web/ui/carousel/carousel.tsx'
import { PictureCarouselControls } from '#web/ui/carousel/picture-carousel.island.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { Stars } from '#web/ui/stars.tsx'
import { ItemTitle } from './item-title.tsx'
import type { ItemOpeningProps, OpeningProps } from './opening-props.ts'

/** The opening of a product page: all information from the package. */
export function ProductOpening({ page, item, section, likeCount, offer }: ItemOpeningProps<'product'>) {
  const { language, title, description, picture } = page
  return (
    <article className="item-opening section tone-paper">
      <div className={picture ? 'item-split wrap' : 'wrap'}>
        {picture && (
          <div className="product-ground">
            <Pictures of={[picture, ...(item.pictures ?? [])]} name={title} language={language} />
            {item.novelty && <Novelty language={language} />}
          </div>
        )}
        <div className="item-words">
          {!picture && item.novelty && <Novelty language={language} />}
          <ItemTitle section={section} title={title} description={description} />
          {offer && <Selling offer={offer} name={title} language={language} />}
          <Codes item={item} language={language} />
          <LikeButton contentId={page.contentId} likeCount={likeCount} language={language} title={title} />
        </div>
      </div>
      <Label item={item} language={language} />
    </article>
  )
}

/** After everything else on the page of a product that the shop sells. */
export function ProductClosing({ page, offer, reviews }: OpeningProps) {
  return offer && reviews ? <Reviews code={offer.code} reviews={reviews} language={page.language} /> : null
}

type PicturesProps = { of: readonly PictureData[]; name: string; language: Language }

function Pictures({ of, name, language }: PicturesProps) {
  const shown = of.map((picture, index) => (
    <Picture
      key={picture.id}
      className="product-picture"
      of={picture}
      presets={['medium', 'default']}
      sizes="(min-width: 1024px) min(50vw, 40rem), (min-width: 768px) 45vw, 100vw"
      eager={index === 0}
    />
  ))
  if (of.length === 1) return shown
  const labels = {
    previous: message(language, 'carouselPrevious'),
    next: message(language, 'carouselNext'),
    choose: message(language, 'carouselChoose'),
  }
  const controls = (
    <Island name="picture-carousel" component={PictureCarouselControls} props={{ count: of.length, labels }} />
  )
  return (
    <Carousel className="product-pictures" label={name} language={language} controls={controls}>
      {shown}
    </Carousel>
  )
}

function Novelty({ language }: { language: Language }) {
  return <p className="product-novelty">{message(language, 'novelty')}</p>
}

/** What it costs, what others think of it, and the control that buys it. */
function Selling({ offer, name, language }: { offer: Offer; name: string; language: Language }) {
  const { code, stock, rating } = offer
  return (
    <>
      {rating && <RatingLink rating={rating} language={language} />}
      <Price offer={offer} language={language} />
      <div className="product-buy">
        {isForSale(offer) ? (
          <Buy code={code} name={name} stock={stock} alone language={language} />
        ) : (
          <p className="buy-sold">{message(language, 'cardSoldOut')}</p>
        )}
      </div>
    </>
  )
}

function RatingLink({ rating, language }: { rating: NonNullable<Offer['rating']>; language: Language }) {
  const { average, count } = rating
  return (
    <p className="product-rating">
      <Stars value={average} label={message(language, 'ratingOf', { stars: decimalText(average, language) })} />
      <a href="#reviews">{message(language, 'ratingCount', { count })}</a>
    </p>
  )
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
          {ingredients && (
            <LabelText heading={message(language, 'contents')}>
              <Ingredients text={ingredients} />
            </LabelText>
          )}
          {storage && <LabelText heading={message(language, 'storage')}>{storage}</LabelText>}
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

/** Labels write allergens in capitals; here they are also bold, as the law wants them to stand out. */
function Ingredients({ text }: { text: string }) {
  return text.split(ALLERGEN).map((part, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the order never changes.
    at % 2 === 1 ? <strong key={at}>{part}</strong> : part,
  )
}

/** Three capitals or more: 'E450' and 'UHT' of a process are no allergens, and have digits or a place of their own. */
const ALLERGEN = /(?<!\p{L})(\p{Lu}{3,})(?!\p{L})/u

function LabelText({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section>
      <h2>{heading}</h2>
      <p>{children}</p>
    </section>
  )
}
