import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import type { PriceEdit } from '#contract/office/bundles/bundle.ts'
import { officeQuery, useSend } from '#office/frame/queries.ts'
import { MomentField } from '#office/goods/moment-field.tsx'
import { nameOf, type Product, price } from '#office/goods/product-texts.ts'
import { Button } from '#office/ui/button.tsx'
import { Dialog } from '#office/ui/dialog.tsx'
import { TextField } from '#office/ui/fields.tsx'
import { MoneyField } from '#office/ui/money-field.tsx'
import { Notice } from '#office/ui/notice.tsx'
import { RadioGroup } from '#office/ui/radio-group.tsx'
import type { Bundle } from './bundle.ts'
import { changes } from './state-words.ts'

const MOST_SHOWN = 8

/** The price of a product from the moment on when the bundle goes out. */
export function AddPriceDialog({ bundle, onClose }: { bundle: Bundle; onClose: () => void }) {
  const [text, setText] = useState('')
  const [product, setProduct] = useState<Product>()
  const [regular, setRegular] = useState<number | null>(null)
  const [sale, setSale] = useState<number | null>(null)
  const [until, setUntil] = useState<string | null>(null)
  const asked = useDeferredValue(text.trim())
  const { data, error } = useQuery({
    ...officeQuery('GET /api/office/products', { query: { text: asked } }),
    enabled: asked !== '',
  })
  const found = asked === '' ? [] : (data?.rows.slice(0, MOST_SHOWN) ?? [])
  const { send, isSending, refusal } = useSend('POST /api/office/bundles/:id/members', { changes, onDone: onClose })
  const edit = product && editOf(product, regular, sale, until)
  const choose = (code: string) => {
    const next = found.find((each) => each.code === code)
    setProduct(next)
    setRegular(next?.regularPrice ?? null)
  }
  return (
    <Dialog
      title="Lisää hinta"
      isOpen
      onClose={onClose}
      closeLabel="Peruuta"
      isNarrow
      actions={
        <Button
          kind="primary"
          isPending={isSending}
          isDisabled={!edit}
          onPress={() =>
            edit &&
            void send({ params: { id: bundle.id }, body: { add: [{ kind: 'price', edit }], version: bundle.version } })
          }
        >
          Lisää hinta
        </Button>
      }
    >
      {refusal && <Notice kind="danger">{refusal.message}</Notice>}
      {error && <Notice kind="danger">{error.message}</Notice>}
      <TextField label="Tuotteen nimi tai koodi" autoFocus value={text} onChange={setText} />
      {asked !== '' && data && found.length === 0 && <p className="muted">Tuotteita ei löytynyt.</p>}
      {found.length > 0 && (
        <RadioGroup
          label="Tuote"
          options={found.map((each) => ({
            id: each.code,
            label: nameOf(each),
            hint: `${each.code}, nyt ${price(each.price)}`,
          }))}
          value={product?.code}
          onChange={choose}
        />
      )}
      {product && (
        <>
          <MoneyField label="Normaalihinta" cents={regular} onChange={setRegular} />
          <MoneyField
            label="Alennushinta"
            cents={sale}
            onChange={setSale}
            help="Tyhjä: alennus pysyy sellaisena kuin se on. Alennus alkaa, kun paketti julkaistaan."
          />
          {sale !== null && <MomentField label="Alennus päättyy" value={until} onChange={setUntil} usual="23:59" />}
        </>
      )}
    </Dialog>
  )
}

/** Undefined if nothing would be another. */
function editOf(
  { code, regularPrice, sale: before }: Product,
  regular: number | null,
  sale: number | null,
  until: string | null,
): PriceEdit | undefined {
  const isOther = regular !== null && regular !== regularPrice
  if (!isOther && sale === null) return undefined
  return {
    code,
    from: { ...(isOther ? { regularPrice } : {}), ...(sale === null ? {} : { sale: before }) },
    to: {
      ...(isOther ? { regularPrice: regular } : {}),
      ...(sale === null ? {} : { sale: { price: sale, from: null, until } }),
    },
  }
}
