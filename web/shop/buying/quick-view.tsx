import { type ReactNode, useEffect, useId, useState } from 'react'
import type { ProductDetail } from '#contract/shop/shop-products.ts'
import type { Language } from '#contract/site.ts'
import { call } from '#web/calls/call.ts'
import { numberText } from '#web/format/number-text.ts'
import { plainEuros } from '#web/format/plain-euros.ts'
import { pluralForm } from '#web/messages/plural.ts'
import type { QuickViewTexts } from '#web/messages/shop/quick-view.texts.ts'
import { DeliveryCheck } from '#web/shop/delivery/delivery-check.tsx'
import { Prices } from '#web/shop/prices/prices.tsx'
import { shownPrices } from '#web/shop/prices/shown-prices.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Stars } from '#web/ui/stars.tsx'
import { useModal } from '#web/ui/use-modal.ts'

type Props = {
  code: string
  name: string
  language: Language
  texts: QuickViewTexts
  /** The buy control, with the exact stock. */
  buy: (stock: number | null) => ReactNode
  onClose: () => void
}

/** A modal with the most important of a product, so that the shopper need not leave the list. */
export function QuickView({ code, name, language, texts, buy, onClose }: Props) {
  const id = useId()
  const { dialog, close } = useModal({ opensAtOnce: true, onClose })
  const [product, setProduct] = useState<ProductDetail | 'loading' | 'failed'>('loading')

  useEffect(() => {
    const leave = new AbortController()
    const load = async () => {
      const found = await call('GET /api/products/:code', { params: { code }, signal: leave.signal })
      if (!leave.signal.aborted) setProduct(found.ok ? found.value : 'failed')
    }
    void load()
    return () => leave.abort()
  }, [code])

  return (
    <dialog {...dialog} className="quick-view" aria-labelledby={id}>
      <button type="button" className="icon-button quick-view-close" aria-label={texts.close} onClick={close}>
        <Icon name="close" />
      </button>
      <h2 id={id} tabIndex={-1}>
        {name}
      </h2>
      {typeof product === 'string' ? (
        <p role="status">{product === 'loading' ? texts.loading : texts.failed}</p>
      ) : (
        <Product product={product} language={language} texts={texts}>
          {buy(product.stock)}
        </Product>
      )}
    </dialog>
  )
}

type ProductProps = { product: ProductDetail; language: Language; texts: QuickViewTexts; children: ReactNode }

function Product({ product, language, texts, children }: ProductProps) {
  const { delivery, url, image, price, pricePerKg, svhPrice, lowestPrice, averageRating, reviewCount, description } =
    product
  const reviews = pluralForm(texts.reviews, reviewCount, language).replace('{count}', String(reviewCount))
  return (
    <div className="quick-view-parts">
      {image && (
        <img className="quick-view-picture" src={image.src} alt={image.alt} width={image.width} height={image.height} />
      )}
      <div className="quick-view-words">
        <p className="quick-view-rating">
          {averageRating !== null && (
            <Stars
              value={averageRating}
              label={texts.stars.replace('{stars}', numberText(averageRating, 1, language))}
            />
          )}
          <a href={`${url}#reviews`}>{reviews}</a>
        </p>
        {price !== null && (
          <Prices of={shownPrices({ price, pricePerKilo: pricePerKg, svhPrice, lowestPrice }, texts)} />
        )}
        {children}
        <p>{description}</p>
        <p>
          <a href={url}>{texts.readMore}</a>
        </p>
        <ul className="quick-view-infos">
          {texts.infos.map(({ name, text }) => (
            <li key={name}>
              <details name="quick-view-info">
                <summary>{name}</summary>
                <p>{stated(text, delivery, language)}</p>
              </details>
            </li>
          ))}
        </ul>
        <h3>{texts.deliveryHeading}</h3>
        <DeliveryCheck language={language} texts={texts.delivery} />
      </div>
    </div>
  )
}

function stated(text: string, { price, freeFrom }: ProductDetail['delivery'], language: Language): string {
  return text.replace('{price}', plainEuros(price, language)).replace('{freeFrom}', plainEuros(freeFrom, language))
}
