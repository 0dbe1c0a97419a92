import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { PageFailed } from '#office/frame/failed-pages.tsx'
import { officeQuery, queryClient } from '#office/frame/queries.ts'
import { Card } from '#office/ui/card.tsx'
import { type Column, List } from '#office/ui/list.tsx'
import { PageHead } from '#office/ui/page-head.tsx'
import { moment } from '#web/format/moment.ts'
import { ProductForm } from './product-form.tsx'
import { nameOf, plannedTexts, price } from './product-texts.ts'
import { ProductBadges } from './products-page.tsx'
import './goods.css'

const productRoute = getRouteApi('/tuotteet/$code')

/** One product of the shop: what is asked for it now and later, how much there is, and what it has cost. */
export function ProductPage() {
  const { code } = productRoute.useParams()
  const reading = officeQuery('GET /api/office/products/:code', { params: { code } })
  const { data, error, refetch } = useQuery({ ...reading, placeholderData: undefined })
  if (error && !data) return <PageFailed error={error} onRetry={refetch} />
  if (!data) return <PageHead title={code} />
  return (
    <>
      <PageHead
        title={nameOf(data)}
        beside={<ProductBadges {...data} />}
        actions={
          <Link to="/tuotteet" search={noFilters}>
            Kaikki tuotteet
          </Link>
        }
      />
      <p className="muted goods-facts">
        {[code, data.group, `Nyt ${price(data.price)}`, data.pricePerKilo && `${price(data.pricePerKilo)}/kg`]
          .filter(Boolean)
          .join(' · ')}
        {data.comparedWith !== null && ` · Alin hinta 30 päivän ajalta ennen alennusta ${price(data.comparedWith)}`}
        {plannedTexts(data).map((text) => ` · ${text}`)}
      </p>
      <ProductForm
        key={code}
        product={data}
        onSaved={(row) => queryClient.setQueryData(reading.queryKey, (last) => last && { ...last, ...row })}
        onReadAgain={refetch}
      />
      <Card title="Hintahistoria">
        <List
          caption="Hinnat, uusimmat ensin"
          columns={columns}
          list={{
            rows: data.history,
            error: null,
            isFetching: false,
            hasMore: false,
            isCut: false,
            showMore: () => {},
            showFromStart: () => {},
            retry: refetch,
          }}
          keyOf={({ since }) => since}
          empty="Tuotteella ei ole ollut hintaa."
        />
      </Card>
    </>
  )
}

const noFilters = { haku: undefined, ryhma: undefined, tila: undefined, alku: undefined }

type PastPrice = { since: string; price: number | null; isReduced: boolean }

const columns: readonly Column<PastPrice>[] = [
  { id: 'since', label: 'Alkaen', cell: ({ since }) => moment(since, 'fi') },
  { id: 'price', label: 'Hinta', isNumber: true, cell: (past) => price(past.price) },
  { id: 'kind', label: 'Laji', cell: ({ isReduced }) => (isReduced ? 'alennus' : 'normaali') },
]
