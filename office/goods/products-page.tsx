import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { useList } from '#office/frame/list-state.ts'
import { useMay } from '#office/frame/me.ts'
import { officeQuery } from '#office/frame/queries.ts'
import { Badge } from '#office/ui/badge.tsx'
import { Button } from '#office/ui/button.tsx'
import { CheckBox } from '#office/ui/check-box.tsx'
import { Filters } from '#office/ui/filters.tsx'
import { type Column, List } from '#office/ui/list.tsx'
import { PageHead } from '#office/ui/page-head.tsx'
import { SearchField } from '#office/ui/search-field.tsx'
import { Select } from '#office/ui/select.tsx'
import { BulkDialog } from './bulk-dialog.tsx'
import { daysText, nameOf, type Product, pieces, plannedTexts, price } from './product-texts.ts'
import { type StateWord, stateWords } from './state-words.ts'
import './goods.css'

const productsRoute = getRouteApi('/tuotteet')

const ALL = 'kaikki'

const stateNames: Record<StateWord, string> = {
  nakyvat: 'Näkyvät',
  piilotetut: 'Piilotetut',
  vahissa: 'Vähissä',
  loppu: 'Loppu',
  alennuksessa: 'Alennuksessa',
  jarjestetyt: 'Järjestyksessä',
}

type Chosen = ReadonlyMap<string, Product>

/** What the shop sells, found by name, code, group and state; many are changed at once. */
export function ProductsPage() {
  const { haku, ryhma, tila, alku } = productsRoute.useSearch()
  const navigate = productsRoute.useNavigate()
  const [chosen, setChosen] = useState<Chosen>(new Map())
  const [isChanging, setChanging] = useState(false)
  const mayChange = useMay(['shop'])
  const set = (part: object) =>
    navigate({ search: (before) => ({ ...before, alku: undefined, ...part }), replace: true })
  const query = { text: haku, group: ryhma, state: tila && stateWords[tila] }
  const list = useList('GET /api/office/products', query, { start: alku, setStart: (next) => set({ alku: next }) })
  const choose = (products: readonly Product[], isChosen: boolean) => {
    const next = new Map(chosen)
    for (const product of products) {
      if (isChosen) next.set(product.code, product)
      else next.delete(product.code)
    }
    setChosen(next)
  }
  const shown = list.rows ?? []
  const areAllChosen = shown.length > 0 && shown.every(({ code }) => chosen.has(code))
  // What is shown now is what a change begins from.
  const current = [...chosen.values()].map((product) => shown.find(({ code }) => code === product.code) ?? product)
  return (
    <>
      <PageHead
        title="Tuotteet"
        actions={
          mayChange && (
            <Button kind="primary" isDisabled={chosen.size === 0} onPress={() => setChanging(true)}>
              {chosen.size === 0 ? 'Muuta valittuja' : `Muuta valittuja (${chosen.size})`}
            </Button>
          )
        }
      />
      <Filters
        count={[ryhma, tila].filter(Boolean).length}
        search={
          <SearchField
            label="Nimi tai koodi"
            value={haku ?? ''}
            onChange={(value) => set({ haku: value || undefined })}
          />
        }
      >
        <GroupField value={ryhma} onChange={(value) => set({ ryhma: value })} />
        <Select
          label="Tila"
          options={[{ id: ALL, label: 'Kaikki' }, ...wordOptions]}
          value={tila ?? ALL}
          onChange={(id) => set({ tila: id === ALL ? undefined : id })}
        />
        {mayChange && (
          <CheckBox isSelected={areAllChosen} onChange={(isChosen) => choose(shown, isChosen)}>
            Valitse kaikki näkyvät
          </CheckBox>
        )}
      </Filters>
      <List
        caption="Kaupan tuotteet nimen mukaan"
        columns={mayChange ? [...columns, choosing(chosen, choose)] : columns}
        list={list}
        keyOf={({ code }) => code}
        linkOf={({ code }) => ({ to: '/tuotteet/$code', params: { code } })}
        empty="Näillä rajauksilla ei ole tuotteita. Tyhjennä haku tai valitse toinen tila."
      />
      {isChanging && (
        <BulkDialog products={current} onClose={() => setChanging(false)} onDone={() => setChanging(false)} />
      )}
    </>
  )
}

const wordOptions = (Object.keys(stateNames) as StateWord[]).map((id) => ({ id, label: stateNames[id] }))

function GroupField({ value, onChange }: { value: string | undefined; onChange: (group: string | undefined) => void }) {
  const { data } = useQuery(officeQuery('GET /api/office/products', { query: {} }))
  const groups = data?.groups.map((group) => ({ id: group, label: group })) ?? []
  return (
    <Select
      label="Ryhmä"
      options={[{ id: ALL, label: 'Kaikki' }, ...groups]}
      value={value ?? ALL}
      onChange={(id) => onChange(id === ALL ? undefined : id)}
    />
  )
}

const columns: readonly Column<Product>[] = [
  {
    id: 'name',
    label: 'Tuote',
    cell: nameOf,
    below: ({ code, group }) => [code, group].filter(Boolean).join(' · '),
  },
  { id: 'price', label: 'Hinta', isNumber: true, onPhone: 'beside', cell: (product) => <PriceCell {...product} /> },
  { id: 'stock', label: 'Myytävänä', isNumber: true, cell: (product) => <StockCell {...product} /> },
  { id: 'state', label: 'Tila', onPhone: 'plain', cell: (product) => <StateCell {...product} /> },
]

const choosing = (
  chosen: Chosen,
  choose: (products: readonly Product[], isChosen: boolean) => void,
): Column<Product> => ({
  id: 'choose',
  label: 'Valitse',
  cell: (product) => (
    <CheckBox
      ariaLabel={`Valitse: ${nameOf(product)}`}
      isSelected={chosen.has(product.code)}
      onChange={(isChosen) => choose([product], isChosen)}
    />
  ),
})

function PriceCell(product: Product) {
  return (
    <>
      {price(product.price)}
      {product.isReduced && <s className="muted goods-before">{price(product.regularPrice)}</s>}
      {plannedTexts(product).map((text) => (
        <span key={text} className="muted goods-planned">
          {text}
        </span>
      ))}
    </>
  )
}

function StockCell({ stock, held }: Product) {
  return (
    <>
      {pieces(stock)}
      {held > 0 && <span className="muted goods-planned">tilauksissa {held}</span>}
    </>
  )
}

function StateCell(product: Product) {
  return (
    <>
      <ProductBadges {...product} />
      {product.place !== null && <span className="muted goods-planned">paikka {product.place}</span>}
      {product.deliveryDays && <span className="muted goods-planned">{daysText(product.deliveryDays)}</span>}
    </>
  )
}

export function ProductBadges({ isHidden, name, isReduced, stock, lowStock }: Product) {
  const isLow = stock !== null && stock > 0 && lowStock !== null && stock < lowStock
  return (
    <span className="row">
      {name === null && <Badge>ei sivua</Badge>}
      {isHidden && <Badge kind="warning">piilotettu</Badge>}
      {isReduced && <Badge kind="info">alennuksessa</Badge>}
      {stock !== null && stock <= 0 && <Badge kind="danger">loppu</Badge>}
      {isLow && <Badge kind="warning">vähissä</Badge>}
    </span>
  )
}
