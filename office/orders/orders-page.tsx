import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { paymentFilters } from '#contract/office/orders/payment-filters.ts'
import { orderStates } from '#contract/shop/order-states.ts'
import type { CallValue } from '#office/frame/call-office.ts'
import { useList } from '#office/frame/list-state.ts'
import { useMay } from '#office/frame/me.ts'
import { officeQuery, useSend } from '#office/frame/queries.ts'
import { Badge } from '#office/ui/badge.tsx'
import { Button } from '#office/ui/button.tsx'
import { DateField } from '#office/ui/date-field.tsx'
import { dayText, timeText } from '#office/ui/day-and-time.ts'
import { Filters } from '#office/ui/filters.tsx'
import { type Column, List } from '#office/ui/list.tsx'
import { Notice } from '#office/ui/notice.tsx'
import { PageHead } from '#office/ui/page-head.tsx'
import { SearchField } from '#office/ui/search-field.tsx'
import { type Option, Select } from '#office/ui/select.tsx'
import { moment } from '#web/format/moment.ts'
import { euros, paymentNames, stateNames } from './words.ts'
import './orders-page.css'

const route = getRouteApi('/tilaukset')

type Row = CallValue<'GET /api/office/orders'>['rows'][number]

const columns: readonly Column<Row>[] = [
  { id: 'number', label: 'Tilaus', cell: ({ number }) => <span className="order-whole">{number}</span> },
  {
    id: 'state',
    label: 'Tila',
    isShort: true,
    onPhone: 'beside',
    cell: ({ state }) => <Badge kind={stateNames[state].kind}>{stateNames[state].label}</Badge>,
  },
  {
    id: 'buyer',
    label: 'Tilaaja',
    onPhone: 'plain',
    cell: ({ buyer, place }) => (
      <span>
        {buyer || <span className="muted">unohdettu</span>} <span className="muted">{place}</span>
      </span>
    ),
  },
  {
    id: 'delivery',
    label: 'Toimitus',
    isShort: true,
    cell: ({ day, time }) =>
      day && time ? (
        <>
          <span className="order-whole">{dayText(day)}</span> <span className="order-whole">{timeText(time)}</span>
        </>
      ) : (
        'sähköpostilla'
      ),
  },
  {
    id: 'goods',
    label: 'Tuotteet',
    onPhone: 'plain',
    cell: ({ goods }) => <span className="order-goods">{goods}</span>,
  },
  {
    id: 'value',
    label: 'Arvo',
    isNumber: true,
    cell: ({ value, payment }) => (
      <>
        {euros(value)}{' '}
        <span className={payment === 'paid' ? 'order-paid muted' : 'order-paid'}>{paymentNames[payment]}</span>
      </>
    ),
  },
  { id: 'at', label: 'Tilattu', isShort: true, onPhone: 'none', cell: ({ at }) => moment(at, 'fi') },
]

/** All orders of the shop, the newest first. */
export function OrdersPage() {
  const { haku, tila, paiva, aika, alue, maksu, alku } = route.useSearch()
  const navigate = route.useNavigate()
  const set = (part: object) =>
    void navigate({ search: (before) => ({ ...before, alku: undefined, ...part }), replace: true })
  const query = { search: haku, state: tila, day: paiva, time: aika, area: alue, payment: maksu }
  const list = useList('GET /api/office/orders', query, { start: alku, setStart: (next) => set({ alku: next }) })
  const { data: choices } = useQuery(officeQuery('GET /api/office/orders/filters'))
  const isFiltered = Object.values(query).some((value) => value !== undefined)
  return (
    <>
      <PageHead title="Tilaukset" beside={<Count query={query} />} actions={<Export query={query} />} />
      <Filters
        count={[tila, paiva, aika, alue, maksu].filter(Boolean).length}
        search={
          <SearchField
            label="Numero, nimi, sähköposti, puhelin tai tuote"
            value={haku ?? ''}
            onChange={(value) => set({ haku: value || undefined })}
          />
        }
      >
        <Filter
          label="Tila"
          value={tila}
          options={orderStates.map((id) => ({ id, label: stateNames[id].label }))}
          onChange={(id) => set({ tila: id })}
        />
        <DateField label="Toimituspäivä" value={paiva} onChange={(day) => set({ paiva: day })} />
        <Filter
          label="Toimitusaika"
          value={aika}
          options={(choices?.times ?? []).map((id) => ({ id, label: timeText(id) }))}
          onChange={(id) => set({ aika: id })}
        />
        <Filter
          label="Alue"
          value={alue}
          options={(choices?.areas ?? []).map(({ id, name }) => ({ id, label: name }))}
          onChange={(id) => set({ alue: id })}
        />
        <Filter
          label="Maksu"
          value={maksu}
          options={paymentFilters.map((id) => ({ id, label: paymentNames[id] }))}
          onChange={(id) => set({ maksu: id })}
        />
        {isFiltered && (
          <Button kind="quiet" onPress={() => void navigate({ search: {}, replace: true })}>
            Poista rajaukset
          </Button>
        )}
      </Filters>
      <List
        caption="Tilaukset, uusimmat ensin"
        columns={columns}
        list={list}
        keyOf={({ number }) => String(number)}
        linkOf={({ number }) => ({ to: '/tilaukset/$number', params: { number: String(number) } })}
        empty={isFiltered ? 'Näillä rajauksilla ei ole tilauksia.' : 'Tilauksia ei ole vielä.'}
      />
    </>
  )
}

const ALL = 'kaikki'

type FilterProps<Id extends string> = {
  label: string
  value: Id | undefined
  options: readonly Option<Id>[]
  onChange: (id: Id | undefined) => void
}

function Filter<Id extends string>({ label, value, options, onChange }: FilterProps<Id>) {
  return (
    <Select<Id | typeof ALL>
      label={label}
      options={[{ id: ALL, label: 'Kaikki' }, ...options]}
      value={value ?? ALL}
      onChange={(id) => onChange(id === ALL ? undefined : (id as Id))}
    />
  )
}

function Count({ query }: { query: object }) {
  const { data } = useQuery(officeQuery('GET /api/office/orders/count', { query }))
  if (!data) return null
  const count = new Intl.NumberFormat('fi').format(data.count)
  return <span className="muted">{data.isEstimate ? `noin ${count}` : count} tilausta</span>
}

/** Asks for a proof first, if it is old; then the browser fetches the file by itself. */
function Export({ query }: { query: object }) {
  const isAllowed = useMay(['shop'])
  const { send, isSending, refusal } = useSend('POST /api/office/orders/export', {
    onDone: ({ address }) => location.assign(address),
  })
  if (!isAllowed) return null
  return (
    <>
      {refusal && <Notice kind="danger">{refusal.message}</Notice>}
      <Button isPending={isSending} onPress={() => send({ body: query })}>
        Vie CSV-tiedostona
      </Button>
    </>
  )
}
