import type { ShownPrices } from '#contract/shop/shown-prices.ts'

/** What a product of the shop costs: on cards, in the quick view and in rows of search results. */
export function Prices({ of: { price, perKilo, others, discount, soldOut } }: { of: ShownPrices }) {
  return (
    <>
      <p className="card-prices">
        <span className="card-price">{price}</span>
        {perKilo && <span className="card-per-kilo">{perKilo}</span>}
        {discount && <strong>{discount}</strong>}
        {others.map((text) => (
          <span key={text} className="card-second-price">
            {text}
          </span>
        ))}
      </p>
      {soldOut && <p className="card-sold">{soldOut}</p>}
    </>
  )
}
