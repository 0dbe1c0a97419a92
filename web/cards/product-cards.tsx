import type { PlainCard } from '#contract/content/card.ts'
import { Barcode } from '#web/ui/barcode.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { CardContext } from './card-context.ts'
import { orderingAddress } from './ordering.ts'
import { CardCta, CardHeader, CardPicture, Likes, Novelty } from './parts.tsx'

type Props = { card: PlainCard; context: CardContext }

/** A product with its codes and a barcode for scanners in kitchens and shops. */
export function ProductCard({ card, context }: Props) {
  return (
    <div className="card card-plate card-product">
      <CardPicture of={card.image} shape="square" largest={card.imagePreset} context={context} name={card.header}>
        <Novelty card={card} context={context} />
      </CardPicture>
      <div className="card-words">
        <div className="card-row">
          <CardHeader link={card.link} context={context}>
            {card.header}
          </CardHeader>
          <Likes card={card} title={card.header} context={context} />
        </div>
        <Codes card={card} context={context} />
        <CardCta>{card.ctaButton}</CardCta>
        <Bars card={card} context={context} />
      </div>
    </div>
  )
}

/** For professional kitchens: codes first, and a small picture. */
export function FoodServiceProductCard({ card, context }: Props) {
  return (
    <div className="card card-plate card-food-service">
      <CardPicture
        of={card.image}
        shape="square"
        largest={card.imagePreset ?? 'small'}
        context={context}
        name={card.header}
      >
        <Novelty card={card} context={context} />
      </CardPicture>
      <div className="card-words">
        <CardHeader link={card.link} context={context}>
          {card.header}
        </CardHeader>
        <Codes card={card} context={context} />
      </div>
      <div className="card-foot">
        <Bars card={card} context={context} />
        <CardCta>{card.ctaButton}</CardCta>
        <Likes card={card} title={card.header} context={context} />
      </div>
    </div>
  )
}

/** For Swedish kitchens: the product number above the name. */
export function SwedishProductCard({ card, context }: Props) {
  return (
    <div className="card card-product-se">
      <CardPicture of={card.image} shape="square" largest={card.imagePreset} context={context} name={card.header}>
        <Novelty card={card} context={context} />
      </CardPicture>
      {card.productCode && (
        <p className="card-label">
          {context.texts.productNumber} <span className="card-code">{card.productCode}</span>
        </p>
      )}
      <div className="card-row">
        <CardHeader link={card.link} context={context}>
          {card.header}
        </CardHeader>
        <Likes card={card} title={card.header} context={context} />
      </div>
      {card.text && <p className="card-text">{card.text}</p>}
      <CardCta>{card.ctaButton}</CardCta>
      <Bars card={card} context={context} />
    </div>
  )
}

/** For export customers: the name and a link, without codes. */
export function ExportProductCard({ card, context }: Props) {
  return (
    <div className="card card-plate card-export">
      <CardPicture of={card.image} shape="square" largest={card.imagePreset} context={context} name={card.header}>
        <Novelty card={card} context={context} />
      </CardPicture>
      <div className="card-words">
        {card.productCode && <p className="card-label">{card.productCode}</p>}
        <CardHeader link={card.link} context={context}>
          {card.header}
        </CardHeader>
        {card.text && <p className="card-text">{card.text}</p>}
        <CardCta>{card.ctaButton}</CardCta>
      </div>
    </div>
  )
}

function Codes({ card: { productCode, valoCode }, context: { texts } }: Props) {
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

function Bars({ card: { gtinCode }, context: { texts } }: Props) {
  return gtinCode ? (
    <div className="card-bars">
      <Barcode gtin={gtinCode} label={texts.barcode.replace('{gtin}', gtinCode)} />
    </div>
  ) : null
}
