import type { CSSProperties } from 'react'
import type { Picture as PictureData } from '#contract/content/content.ts'
import type { ProductItem } from '#contract/content/item.ts'
import { isForSale, type Offer } from '#contract/shop/offer.ts'
import type { Language } from '#contract/site.ts'
import { orderingAddress } from '#web/cards/ordering.ts'
import { euros } from '#web/format/euros.ts'
import { numberText } from '#web/format/number-text.ts'
import { Island } from '#web/islands/island.tsx'
import { LikeButton } from '#web/likes/like-button.tsx'
import { ProductMenuEntry } from '#web/lunch-menu/entry/menu-entry.island.tsx'
import { menuEntryTexts } from '#web/messages/kitchen/menu-entry.texts.ts'
import { message } from '#web/messages/message.ts'
import { carouselTexts } from '#web/messages/pages/carousel.texts.ts'
import { textsOf } from '#web/messages/texts.ts'
import { Reviews } from '#web/reviews/reviews.tsx'
import { Buy } from '#web/shop/buying/buy-control.tsx'
import { Barcode } from '#web/ui/barcode.tsx'
import { Carousel } from '#web/ui/carousel/carousel.tsx'
import { PictureCarouselControls } from '#web/ui/carousel/picture-carousel.island.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { Stars } from '#web/ui/stars.tsx'
import { allergensIn } from './allergens.ts'
import { ItemTitle } from './item-title.tsx'
import type { ItemOpeningProps, OpeningProps } from './opening-props.ts'
import { ProductLabel } from './product-label.tsx'
import { ProductTrade } from './product-trade.tsx'
import { quoteAddress } from './quote-address.ts'
import { Related } from './related.tsx'

/** The opening of a product page: all information from the package. */
export function ProductOpening({
  page,
  item,
  likeCount,
  offer,
  linked,
  dataSheet,
  quotePage,
  hasBarcode,
  lunchMenuPath,
}: ItemOpeningProps<'product'>) {
  const { language, title, description, picture } = page
  return (
    <article className="item-opening section tone-paper">
      <div className={picture ? 'item-split wrap' : 'wrap'}>
        {picture && (
          <div className="product-ground" style={{ '--ratio': picture.width / picture.height } as CSSProperties}>
            <Pictures of={[picture, ...(item.pictures ?? [])]} name={title} language={language} />
            {item.novelty && <Novelty language={language} />}
          </div>
        )}
        <div className="item-words">
          {!picture && item.novelty && <Novelty language={language} />}
          <ItemTitle title={title} description={description} />
          {offer && <Selling offer={offer} name={title} language={language} />}
          {item.offer && !offer && <p className="buy-sold">{message(language, 'productNotSold')}</p>}
          <Variants item={item} linked={linked} language={language} />
          <Codes item={item} language={language} />
          {hasBarcode && item.gtinCode && <ProductBarcode gtin={item.gtinCode} language={language} />}
          {quotePage && (
            <p className="product-quote">
              <a className="button" href={quoteAddress(quotePage, title, item.productCode, language)}>
                {message(language, 'quoteAsk')}
              </a>
            </p>
          )}
          {lunchMenuPath && <OnMenu title={title} menuPath={lunchMenuPath} language={language} />}
          <div className="item-actions">
            {dataSheet && (
              <p className="product-sheet">
                <a href={dataSheet} download>
                  <Icon name="file" />
                  {message(language, 'dataSheetDownload')}
                </a>
              </p>
            )}
            {likeCount !== undefined && (
              <LikeButton contentId={page.contentId} likeCount={likeCount} language={language} title={title} />
            )}
          </div>
        </div>
      </div>
      {item.trade && <ProductTrade trade={item.trade} language={language} />}
      <ProductLabel item={item} language={language} />
    </article>
  )
}

/** After everything else on the page of a product that the shop sells. */
export function ProductClosing({ page, offer, reviews, related }: OpeningProps) {
  return (
    <>
      <Related rows={related} language={page.language} />
      {offer && reviews && <Reviews code={offer.code} reviews={reviews} language={page.language} />}
    </>
  )
}

type InLanguage = { language: Language }

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
  const labels = textsOf(language, carouselTexts)
  const controls = (
    <Island name="picture-carousel" component={PictureCarouselControls} props={{ count: of.length, labels }} />
  )
  return (
    <Carousel className="product-pictures" label={name} language={language} controls={controls}>
      {shown}
    </Carousel>
  )
}

/** A dish is called by the product without its weight: 'Porsaan kuutio 2 cm', not '… 5 kg'. */
function OnMenu({ title, menuPath, language }: { title: string; menuPath: string } & InLanguage) {
  const header = title.replace(/,\s*[\d–,.]+\s*(kg|g|l|kpl|st)$/, '')
  const props = { header, link: undefined, menuPath, language, texts: textsOf(language, menuEntryTexts) }
  return <Island name="menu-entry" component={ProductMenuEntry} props={props} />
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
      <Stars value={average} label={message(language, 'ratingOf', { stars: numberText(average, 1, language) })} />
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

/** The same product in other sizes: this one first, then links to the others. */
function Variants({ item, linked, language }: Pick<ItemOpeningProps<'product'>, 'item' | 'linked'> & InLanguage) {
  const others = (item.variants ?? []).flatMap((path) => linked[path] ?? [])
  if (others.length === 0) return null
  const heading = message(language, 'variants')
  return (
    <nav className="product-variants" aria-label={heading}>
      <p>{heading}</p>
      <ul>
        {others.map(({ href, title, item: other }) => (
          <li key={href}>
            <a href={href}>
              {title}
              {other?.kind === 'product' && other.size && !title.includes(other.size) && <span> {other.size}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Size, allergens and the codes for ordering the product. */
function Codes({ item, language }: { item: ProductItem; language: Language }) {
  const { productCode, valoCode, size, packing, shelfLife, ingredients = '' } = item
  const allergens = allergensIn(ingredients, language)
  return (
    <dl className="item-facts">
      {size && <Fact name={message(language, 'packageSize')} value={size} />}
      {!valoCode && packing && <Fact name={message(language, 'packing')} value={packing} />}
      {!valoCode && shelfLife && <Fact name={message(language, 'shelfLife')} value={shelfLife} />}
      <Fact name={message(language, 'productNumber')} value={productCode} />
      {allergens.length > 0 && <Fact name={message(language, 'allergens')} value={allergens.join(', ')} />}
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
  )
}

function ProductBarcode({ gtin, language }: { gtin: string; language: Language }) {
  return (
    <div className="product-barcode">
      <Barcode gtin={gtin} label={message(language, 'barcode', { gtin })} />
    </div>
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
