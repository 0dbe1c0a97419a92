import type { ShopProductCard as Shop } from '#contract/content/card.ts'
import { isForSale, isSoldOut } from '#contract/shop/offer.ts'
import { Prices } from '#web/shop/prices/prices.tsx'
import { shownPrices } from '#web/shop/prices/shown-prices.ts'
import type { CardContext } from './card-context.ts'
import { CardPictures } from './card-pictures.tsx'
import { CardCta, CardHeader, CardPicture, Novelty } from './parts.tsx'

/** A product of the meat shop with its price. */
export function ShopProductCard({ card, context }: { card: Shop; context: CardContext }) {
  const { texts } = context
  const soldOut = isSoldOut(card)
  const { price, pricePerKilo, svhPrice, lowestPrice } = card
  return (
    <div className={`card card-plate card-shop${soldOut ? ' card-sold-out' : ''}`}>
      {card.image.length > 1 && context.turn ? (
        <CardPictures of={card.image} name={card.title} context={context} controls={context.turn(card.image.length)}>
          <Badges card={card} context={context} />
        </CardPictures>
      ) : (
        <CardPicture of={card.image[0]} shape="square" largest="medium" context={context} name={card.title}>
          <Badges card={card} context={context} />
        </CardPicture>
      )}
      <div className="card-words">
        <CardHeader link={card.url} context={context}>
          {card.title}
        </CardHeader>
        {price !== null && <Prices of={shownPrices({ pricePerKilo, svhPrice, lowestPrice, price }, texts)} />}
        <BuyPart card={card} context={context} />
      </div>
    </div>
  )
}

function Badges({ card, context }: { card: Shop; context: CardContext }) {
  return (
    <>
      <Novelty card={card} context={context} />
      {card.discountPercentage !== undefined && (
        <p className="card-badge card-discount">
          <span className="visually-hidden">{context.texts.discount} </span>−{card.discountPercentage} %
        </p>
      )}
    </>
  )
}

/** The control says itself that a product is sold out; its quick view is there all the same. */
function BuyPart({ card, context: { buy, texts } }: { card: Shop; context: CardContext }) {
  const { code, title, stock, ctaButton } = card
  if (!isForSale(card) && !isSoldOut(card)) return null
  if (!buy) return isSoldOut(card) ? <p className="card-sold">{texts.soldOut}</p> : <CardCta>{ctaButton}</CardCta>
  return <div className="card-buy">{buy({ code, name: title, stock, label: ctaButton })}</div>
}
