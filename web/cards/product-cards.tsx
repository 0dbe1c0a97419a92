import type { PlainCard } from '#contract/card.ts'
import { Barcode } from '#web/ui/barcode.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { orderingAddress } from './ordering.ts'
import { CardCta, CardHeader, CardPicture, Likes, Novelty } from './parts.tsx'
import type { Place } from './place.ts'

type Props = { card: PlainCard; place: Place }

/** A product with its numbers and the barcode that scanners of kitchens and shops read. */
export function ProductCard({ card, place }: Props) {
  return (
    <div className="card card-plate card-product">
      <CardPicture of={card.image} shape="square" largest={card.imagePreset} place={place} name={card.header}>
        <Novelty card={card} place={place} />
      </CardPicture>
      <div className="card-words">
        <div className="card-row">
          <CardHeader link={card.link} place={place}>
            {card.header}
          </CardHeader>
          <Likes card={card} title={card.header} place={place} />
        </div>
        <Codes card={card} place={place} />
        <CardCta>{card.ctaButton}</CardCta>
        <Bars card={card} place={place} />
      </div>
    </div>
  )
}

/** For professional kitchens: the numbers first, the picture small. */
export function FoodServiceProductCard({ card, place }: Props) {
  return (
    <div className="card card-plate card-food-service">
      <CardPicture
        of={card.image}
        shape="square"
        largest={card.imagePreset ?? 'small'}
        place={place}
        name={card.header}
      >
        <Novelty card={card} place={place} />
      </CardPicture>
      <div className="card-words">
        <CardHeader link={card.link} place={place}>
          {card.header}
        </CardHeader>
        <Codes card={card} place={place} />
      </div>
      <div className="card-foot">
        <Bars card={card} place={place} />
        <CardCta>{card.ctaButton}</CardCta>
        <Likes card={card} title={card.header} place={place} />
      </div>
    </div>
  )
}

/** The product as Swedish kitchens know it: its number stands above its name. */
export function SwedishProductCard({ card, place }: Props) {
  return (
    <div className="card card-product-se">
      <CardPicture of={card.image} shape="wide" largest={card.imagePreset} place={place} name={card.header}>
        <Novelty card={card} place={place} />
      </CardPicture>
      {card.productCode && (
        <p className="card-label">
          {place.texts.productNumber} <span className="card-code">{card.productCode}</span>
        </p>
      )}
      <div className="card-row">
        <CardHeader link={card.link} place={place}>
          {card.header}
        </CardHeader>
        <Likes card={card} title={card.header} place={place} />
      </div>
      {card.text && <p className="card-text">{card.text}</p>}
      <CardCta>{card.ctaButton}</CardCta>
      <Bars card={card} place={place} />
    </div>
  )
}

/** For buyers abroad: what it is, and the way to more. */
export function ExportProductCard({ card, place }: Props) {
  return (
    <div className="card card-plate card-export">
      <CardPicture of={card.image} shape="wide" largest={card.imagePreset} place={place} name={card.header}>
        <Novelty card={card} place={place} />
      </CardPicture>
      <div className="card-words">
        {card.productCode && <p className="card-label">{card.productCode}</p>}
        <CardHeader link={card.link} place={place}>
          {card.header}
        </CardHeader>
        {card.text && <p className="card-text">{card.text}</p>}
        <CardCta>{card.ctaButton}</CardCta>
      </div>
    </div>
  )
}

function Codes({ card: { productCode, valoCode }, place: { texts } }: Props) {
  if (!productCode && !valoCode) return null
  return (
    <dl className="card-codes">
      {productCode && (
        <div>
          <dt>{texts.productNumber}</dt>
          <dd>{productCode}</dd>
        </div>
      )}
      {valoCode && (
        <div>
          <dt>{texts.orderingCode}</dt>
          <dd>
            <a className="card-order" href={orderingAddress(valoCode)} rel="external">
              {valoCode}
              <Icon name="external" />
              <span className="visually-hidden"> {texts.orderThere}</span>
            </a>
          </dd>
        </div>
      )}
    </dl>
  )
}

function Bars({ card: { gtinCode }, place: { texts } }: Props) {
  return gtinCode ? (
    <div className="card-bars">
      <Barcode gtin={gtinCode} label={texts.barcode.replace('{gtin}', gtinCode)} />
    </div>
  ) : null
}
