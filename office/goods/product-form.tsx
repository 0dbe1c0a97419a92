import { useState } from 'react'
import { useMay } from '#office/frame/me.ts'
import { Button } from '#office/ui/button.tsx'
import { Card } from '#office/ui/card.tsx'
import { CheckBox } from '#office/ui/check-box.tsx'
import { MoneyField } from '#office/ui/money-field.tsx'
import { Notice } from '#office/ui/notice.tsx'
import { NumberField } from '#office/ui/number-field.tsx'
import { focusOnHeading } from '#office/ui/page-head.tsx'
import { Select } from '#office/ui/select.tsx'
import { useUnsaved } from '#office/ui/unsaved.ts'
import { useChangeProducts } from './change-products.ts'
import { DaysField } from './days-field.tsx'
import { MomentField } from './moment-field.tsx'
import { type Product, pieces } from './product-texts.ts'
import { SaleReference } from './sale-reference.tsx'
import { editOfWritten, type Fields, nothingWritten, saved, shownFields, write } from './written.ts'

type Props = {
  product: Product
  /** The product as it was saved, before it is read again. */
  onSaved: (product: Product) => void
  /** Reads the stored values, which are others than those that were shown. */
  onReadAgain: () => void
}

const vatClasses = [
  { id: 'food', label: 'Elintarvike' },
  { id: 'standard', label: 'Yleinen' },
  { id: 'voucher', label: 'Lahjakortti' },
] as const

const dateMarks = [
  { id: 'none', label: 'Ei päiväystä' },
  { id: 'use-by', label: 'Viimeinen käyttöpäivä' },
  { id: 'best-before', label: 'Parasta ennen' },
] as const

/** What staff change of a product. Only what differs from the stored values is sent, with what it began from. */
export function ProductForm({ product, onSaved, onReadAgain }: Props) {
  const [written, setWritten] = useState(nothingWritten)
  const isLocked = !useMay(['shop'])
  const { send, isSending, refusal, forget } = useChangeProducts(([row], [edit]) => {
    if (!row || !edit) return
    focusOnHeading()
    onSaved(row)
    setWritten((latest) => saved(latest, edit, row))
  })

  const now = shownFields(product, written)
  const set = (part: Partial<Fields>) => setWritten((latest) => write(latest, product, part))
  const { salePrice, saleFrom, saleUntil, nextPrice, nextFrom } = now
  const edit = editOfWritten(product.code, product, written)
  useUnsaved(edit !== undefined && !isSending)
  const isNextHalf = (nextPrice === null) !== (nextFrom === null)
  const left = now.counted === null ? null : now.counted - product.held
  const readAgain = () => {
    focusOnHeading()
    setWritten(nothingWritten)
    forget()
    onReadAgain()
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (edit && !isNextHalf) send({ body: { edits: [edit] } })
      }}
    >
      {refusal && (
        <Notice kind="danger">
          {refusal.message}
          {refusal.code === 'PRODUCTS_CHANGED' && <Button onPress={readAgain}>Lue uudelleen</Button>}
        </Notice>
      )}
      <div className="goods-cards">
        <Card title="Hinta">
          <div className="goods-fields">
            <MoneyField
              label="Normaalihinta"
              help="Tyhjä: ei myynnissä"
              cents={now.regularPrice}
              onChange={(regularPrice) => set({ regularPrice })}
              isDisabled={isLocked}
            />
            <MoneyField
              label="Suositushinta"
              cents={now.recommendedPrice}
              onChange={(recommendedPrice) => set({ recommendedPrice })}
              isDisabled={isLocked}
            />
          </div>
          <h3>Uusi normaalihinta</h3>
          <div className="goods-fields">
            <MoneyField
              label="Uusi hinta"
              cents={nextPrice}
              onChange={(nextPrice) => set({ nextPrice })}
              isDisabled={isLocked}
            />
            <MomentField
              label="Uusi hinta alkaa"
              value={nextFrom}
              onChange={(nextFrom) => set({ nextFrom })}
              usual="06:00"
              isDisabled={isLocked}
            />
          </div>
          {isNextHalf && <Notice kind="warning">Uusi hinta tarvitsee sekä summan että alkamisajan.</Notice>}
          <h3>Alennus</h3>
          <div className="goods-fields">
            <MoneyField
              label="Alennushinta"
              help="Tyhjä: ei alennusta. Ilman alkua heti, ilman loppua toistaiseksi"
              cents={salePrice}
              onChange={(salePrice) => set({ salePrice })}
              isDisabled={isLocked}
            />
            <MomentField
              label="Alennus alkaa"
              value={saleFrom}
              onChange={(saleFrom) => set({ saleFrom })}
              usual="06:00"
              isDisabled={isLocked}
            />
            <MomentField
              label="Alennus päättyy"
              value={saleUntil}
              onChange={(saleUntil) => set({ saleUntil })}
              usual="23:59"
              isDisabled={isLocked}
            />
          </div>
          {salePrice !== null && <SaleReference code={product.code} price={salePrice} from={saleFrom} />}
        </Card>
        <Card title="Varasto">
          <NumberField
            label="Laskettu hyllyssä"
            help="Tilausten varaamat mukaan lukien. Tyhjä: rajaton"
            value={now.counted}
            onChange={(counted) => set({ counted })}
            isDisabled={isLocked}
          />
          <p>
            Tilauksissa, joita ei ole pakattu: <strong>{product.held}</strong>. Myytävänä:{' '}
            <strong>{pieces(left)}</strong>.
          </p>
          {left !== null && left < 0 && (
            <Notice kind="warning">Tilauksissa on {-left} kpl enemmän kuin hyllyssä.</Notice>
          )}
          <NumberField
            label="Hälytysraja"
            help="Ilmoitetaan, kun myytävänä on vähemmän. Tyhjä: ei koskaan"
            value={now.lowStock}
            onChange={(lowStock) => set({ lowStock })}
            isDisabled={isLocked}
          />
        </Card>
        <Card title="Tiedot">
          <div className="goods-fields">
            <NumberField
              label="Paino grammoina"
              help="Kilohinta lasketaan tästä"
              value={now.weightGrams}
              onChange={(weightGrams) => set({ weightGrams })}
              isDisabled={isLocked}
            />
            <Select
              label="Arvonlisävero"
              options={vatClasses}
              value={now.vatClass}
              onChange={(vatClass) => set({ vatClass })}
              isDisabled={isLocked}
            />
            <Select
              label="Päiväys"
              options={dateMarks}
              value={now.dateMark ?? 'none'}
              onChange={(mark) => set({ dateMark: mark === 'none' ? null : mark })}
              isDisabled={isLocked}
            />
          </div>
          <DaysField
            value={now.deliveryDays}
            onChange={(deliveryDays) => set({ deliveryDays })}
            isDisabled={isLocked}
          />
          <NumberField
            label="Paikka luetteloissa"
            help="Pienin numero ensin. Tyhjä: numeroitujen jälkeen, uusin ensin"
            value={now.place}
            onChange={(place) => set({ place: place || null })}
            isDisabled={isLocked}
          />
          <CheckBox
            isSelected={!now.isHidden}
            isDisabled={isLocked}
            onChange={(isShown) => set({ isHidden: !isShown })}
          >
            Näkyy kaupassa
          </CheckBox>
        </Card>
      </div>
      {!isLocked && (
        <div className="goods-save">
          <Button kind="primary" type="submit" isDisabled={!edit || isNextHalf} isPending={isSending}>
            Tallenna
          </Button>
          {edit && <span className="muted">Tallentamattomia muutoksia</span>}
        </div>
      )}
    </form>
  )
}
