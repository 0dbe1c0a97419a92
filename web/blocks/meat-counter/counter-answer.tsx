import { type ReactNode, useId } from 'react'
import { pictureSource, sizeIn } from '#contract/content/media.ts'
import type { Language } from '#contract/site.ts'
import { euros } from '#web/format/euros.ts'
import { numberText } from '#web/format/number-text.ts'
import { pluralForm } from '#web/messages/plural.ts'
import type { MeatCounterTexts } from '#web/messages/shop/meat-counter.texts.ts'
import { AddedNotice } from '#web/shop/buying/added-notice.tsx'
import { useAdding } from '#web/shop/buying/use-adding.ts'
import type { CountedCut, Dish, Stock } from './counter-cuts.ts'
import { deliveryText } from './delivery-text.ts'
import { gramsForChild } from './portions.ts'
import type { Deliveries } from './use-deliveries.ts'

type Props = {
  dish: Dish | undefined
  /** Best first. */
  cuts: readonly CountedCut[]
  /** The offered cut; undefined if none is available. */
  cut: CountedCut | undefined
  stock: Stock
  day: string
  deliveries: Deliveries
  language: Language
  texts: MeatCounterTexts
  choose: (code: string) => void
}

/** Shows the suggested cut with a button that puts it into the cart. */
export function CounterAnswer({ dish, cuts, cut, stock, day, deliveries, language, texts, choose }: Props) {
  const name = useId()
  // Only better cuts that are unavailable: a shopper who chose a lesser cut need not be told of it.
  const short = cuts.slice(0, cut ? cuts.indexOf(cut) : cuts.length).filter(({ shortage }) => shortage !== null)
  const others = cuts.filter(({ shortage }) => shortage === null)
  return (
    // No landmark: a page may have several counters.
    // biome-ignore lint/a11y/useSemanticElements: it has no controls of one question, as a fieldset would.
    <div role="group" className="counter-answer" aria-label={texts.answer}>
      {short.map(({ code, product, shortage }) => (
        <p key={code} className="counter-short">
          {(shortage === 'sold-out' ? texts.soldOut : texts.tooFew)
            .replace('{name}', product.name)
            .replace('{count}', String(stock[code] ?? 0))}{' '}
          {cut && texts.instead}
        </p>
      ))}
      {cut ? (
        <Suggestion
          key={cut.code}
          cut={cut}
          delivery={deliveryText(deliveries, { ...cut, day }, texts)}
          language={language}
          texts={texts}
        />
      ) : (
        <p role="status">{texts.nothing}</p>
      )}
      {cut && dish?.advice && <p className="counter-advice">{dish.advice}</p>}
      {others.length > 1 && (
        <fieldset className="counter-others">
          <legend>{texts.otherCuts}</legend>
          {others.map(({ code, product, helping }) => (
            <label key={code}>
              <input type="radio" name={name} value={code} checked={code === cut?.code} onChange={() => choose(code)} />
              <span>
                {product.name} <small>{`${weight(helping.grams, language)}, ${euros(helping.price)}`}</small>
              </span>
            </label>
          ))}
        </fieldset>
      )}
    </div>
  )
}

type SuggestionProps = { cut: CountedCut; delivery: string; language: Language; texts: MeatCounterTexts }

function Suggestion({ cut, delivery, language, texts }: SuggestionProps) {
  const { product, helping, bone } = cut
  const { picture, packGrams } = product
  const bones = bone > 0 ? ` ${texts.withBones}` : ''
  const packs = pluralForm(texts.packs, helping.packs, language)
    .replace('{count}', String(helping.packs))
    .replace('{weight}', weight(packGrams, language))
  const inAll = `${weight(helping.grams, language)}${bones}`
  return (
    <>
      <div className="counter-cut">
        {picture && (
          <img
            src={pictureSource(picture, 'small')}
            alt=""
            width={sizeIn(picture, 'small').width}
            height={sizeIn(picture, 'small').height}
          />
        )}
        <div>
          <h3>
            <a href={product.href}>{product.name}</a>
          </h3>
          <p className="counter-packs">{packs}</p>
        </div>
      </div>
      <dl className="counter-facts">
        <Fact name={texts.inAll}>{inAll}</Fact>
        <Fact name={texts.each}>{`${weight(helping.gramsEach, language)}${bones}`}</Fact>
        <Fact name={texts.child}>{`${weight(gramsForChild(helping.gramsEach), language)}${bones}`}</Fact>
        <Fact name={texts.price}>{euros(helping.price)}</Fact>
      </dl>
      <p className="counter-delivery">
        <strong>{texts.delivery}:</strong> {delivery}
      </p>
      {/* One sentence for those who hear it, said when something has changed. */}
      <p role="status" className="visually-hidden">
        {`${product.name}: ${inAll}, ${packs}, ${euros(helping.price)}. ${delivery}`}
      </p>
      <Buy cut={cut} language={language} texts={texts} />
    </>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function Buy({ cut: { code, product, helping }, language, texts }: Omit<SuggestionProps, 'delivery'>) {
  const { busy, said, add, forget } = useAdding(language)
  const { packs } = helping
  const added = texts.added.replace('{name}', product.name).replace('{count}', String(packs))
  return (
    <>
      {/* Not `disabled`: the keyboard focus stays on it. */}
      <button
        type="button"
        className="button counter-buy"
        aria-disabled={busy}
        onClick={() => add({ code, quantity: packs, added, failed: texts.buyFailed })}
      >
        {busy ? texts.adding : pluralForm(texts.buy, packs, language).replace('{count}', String(packs))}
      </button>
      <AddedNotice said={said} closeLabel={texts.close} toCart={texts.toCart} onClose={forget} />
    </>
  )
}

/** A weight in grams, or in kilos from one kilo on. */
function weight(grams: number, language: Language): string {
  return grams < 1000 ? `${grams}\u00a0g` : `${numberText(grams / 1000, 2, language)}\u00a0kg`
}
