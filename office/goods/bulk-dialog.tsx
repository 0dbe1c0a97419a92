import { useState } from 'react'
import type { ProductEdit } from '#contract/office/goods/product.ts'
import { Button } from '#office/ui/button.tsx'
import { CheckBox } from '#office/ui/check-box.tsx'
import { Dialog } from '#office/ui/dialog.tsx'
import { MoneyField } from '#office/ui/money-field.tsx'
import { Notice } from '#office/ui/notice.tsx'
import { NumberField } from '#office/ui/number-field.tsx'
import { Select } from '#office/ui/select.tsx'
import { moment } from '#web/format/moment.ts'
import { type BulkChange, bulkEdits } from './bulk-edits.ts'
import { useChangeProducts } from './change-products.ts'
import { DaysField } from './days-field.tsx'
import { MomentField } from './moment-field.tsx'
import { daysText, nameOf, type Product, pieces, price } from './product-texts.ts'

type Props = { products: readonly Product[]; onClose: () => void; onDone: () => void }

const ways = [
  { id: 'pricePercent', label: 'Hinta: muuta prosentteina' },
  { id: 'priceAmount', label: 'Hinta: muuta euroina' },
  { id: 'priceSet', label: 'Hinta: aseta' },
  { id: 'sale', label: 'Alennus: aloita tai suunnittele' },
  { id: 'endSale', label: 'Alennus: lopeta' },
  { id: 'stock', label: 'Varasto: aseta laskettu määrä' },
  { id: 'lowStock', label: 'Varasto: hälytysraja' },
  { id: 'days', label: 'Toimituspäivät' },
  { id: 'hide', label: 'Piilota' },
  { id: 'show', label: 'Näytä' },
] as const
type Way = (typeof ways)[number]['id']

const directions = [
  { id: 'up', label: 'Korota' },
  { id: 'down', label: 'Laske' },
] as const

/** One change of many products: what will be different is shown before it is made. */
export function BulkDialog({ products, onClose, onDone }: Props) {
  const [way, setWay] = useState<Way>('pricePercent')
  const [direction, setDirection] = useState<'up' | 'down'>('up')
  const [number, setNumber] = useState<number | null>(null)
  const [cents, setCents] = useState<number | null>(null)
  const [isRounded, setRounded] = useState(false)
  const [from, setFrom] = useState<string | null>(null)
  const [until, setUntil] = useState<string | null>(null)
  const [days, setDays] = useState<number[] | null>(null)
  const { send, isSending, refusal } = useChangeProducts(onDone)
  const given = { way, sign: direction === 'up' ? 1 : -1, number, cents, isRounded, from, until, days }
  const change = changeOf(given)
  const edits = change ? bulkEdits(products, change) : []
  const isPrice = way === 'pricePercent' || way === 'priceAmount' || way === 'priceSet'
  return (
    <Dialog
      title={`Muuta ${products.length} tuotetta`}
      isOpen
      onClose={onClose}
      closeLabel="Peruuta"
      actions={
        <Button
          kind="primary"
          isDisabled={edits.length === 0}
          isPending={isSending}
          onPress={() => send({ body: { edits } })}
        >
          {edits.length === 0 ? 'Ei muutettavaa' : `Muuta ${edits.length} tuotetta`}
        </Button>
      }
    >
      {refusal && <Notice kind="danger">{refusal.message}</Notice>}
      <div className="goods-fields">
        <Select label="Mitä muutetaan" options={ways} value={way} onChange={setWay} />
        {(way === 'pricePercent' || way === 'priceAmount') && (
          <Select label="Suunta" options={directions} value={direction} onChange={setDirection} />
        )}
        {(way === 'pricePercent' || way === 'sale') && (
          <NumberField label="Prosenttia" value={number} onChange={setNumber} />
        )}
        {(way === 'priceAmount' || way === 'priceSet') && (
          <MoneyField label="Summa" cents={cents} onChange={setCents} />
        )}
        {way === 'stock' && (
          <NumberField
            label="Laskettu määrä"
            help="Tilausten varaamat mukaan lukien"
            value={number}
            onChange={setNumber}
          />
        )}
        {way === 'lowStock' && (
          <NumberField label="Hälytysraja" help="Tyhjä: ei hälytystä" value={number} onChange={setNumber} />
        )}
        {way === 'sale' && (
          <>
            <MomentField label="Alennus alkaa" value={from} onChange={setFrom} usual="06:00" />
            <MomentField label="Alennus päättyy" value={until} onChange={setUntil} usual="23:59" />
          </>
        )}
      </div>
      {way === 'days' && <DaysField value={days} onChange={setDays} />}
      {(isPrice || way === 'sale') && (
        <CheckBox isSelected={isRounded} onChange={setRounded}>
          Pyöristä viiteen senttiin
        </CheckBox>
      )}
      <Difference edits={edits} products={products} />
    </Dialog>
  )
}

type Fields = {
  way: Way
  sign: number
  number: number | null
  cents: number | null
  isRounded: boolean
  from: string | null
  until: string | null
  days: number[] | null
}

/** Undefined while something is missing. */
function changeOf({ way, sign, number, cents, isRounded, from, until, days }: Fields): BulkChange | undefined {
  switch (way) {
    case 'pricePercent':
      return number === null ? undefined : { kind: 'price', amount: { by: 'percent', value: sign * number }, isRounded }
    case 'priceAmount':
      return cents === null ? undefined : { kind: 'price', amount: { by: 'amount', value: sign * cents }, isRounded }
    case 'priceSet':
      return cents === null ? undefined : { kind: 'price', amount: { by: 'set', value: cents }, isRounded }
    case 'sale':
      return number === null ? undefined : { kind: 'sale', percent: number, isRounded, from, until }
    case 'stock':
      return number === null ? undefined : { kind: 'stock', amount: { by: 'set', value: number } }
    case 'endSale':
      return { kind: 'endSale' }
    case 'lowStock':
      return { kind: 'lowStock', limit: number }
    case 'days':
      return { kind: 'days', days }
    case 'hide':
    case 'show':
      return { kind: 'visibility', isHidden: way === 'hide' }
  }
}

function Difference({ edits, products }: { edits: readonly ProductEdit[]; products: readonly Product[] }) {
  const names = new Map(products.map((product) => [product.code, nameOf(product)]))
  const stays = products.length - edits.length
  return (
    <>
      {edits.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keyboard.
        <section className="goods-difference-box" aria-label="Mitä muuttuu" tabIndex={0}>
          <table className="goods-difference">
            <thead>
              <tr>
                <th scope="col">Tuote</th>
                <th scope="col" className="number">
                  Nyt
                </th>
                <th scope="col" className="number">
                  Muutoksen jälkeen
                </th>
              </tr>
            </thead>
            <tbody>
              {edits.map(({ code, from, to }) => (
                <tr key={code}>
                  <th scope="row">{names.get(code)}</th>
                  <td className="number">{valueText(from)}</td>
                  <td className="number">{valueText(to)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
      {edits.length > 0 && stays > 0 && <p className="muted">{stays} tuotetta pysyy ennallaan.</p>}
    </>
  )
}

function valueText({ regularPrice, sale, counted, lowStock, deliveryDays, isHidden }: ProductEdit['to']): string {
  if (regularPrice !== undefined) return price(regularPrice)
  if (sale !== undefined) return sale ? saleText(sale) : 'ei alennusta'
  if (counted !== undefined) return pieces(counted)
  if (lowStock !== undefined) return lowStock === null ? 'ei rajaa' : String(lowStock)
  if (deliveryDays !== undefined) return daysText(deliveryDays)
  return isHidden ? 'piilotettu' : 'näkyvä'
}

function saleText({ price: cents, from, until }: NonNullable<Product['sale']>): string {
  return [price(cents), from && `${moment(from, 'fi')} alkaen`, until && `${moment(until, 'fi')} asti`]
    .filter(Boolean)
    .join(', ')
}
