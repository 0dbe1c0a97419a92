import type { OrderFilter } from '#contract/office/orders/list.ts'
import { decimalComma, plus } from '#contract/values/money.ts'
import { type CsvColumn, csvOf } from '#server/tables/write-csv.ts'
import type { staffListStore } from './staff-list.store.ts'

type ListStore = Pick<ReturnType<typeof staffListStore>, 'page'>
type Exported = Awaited<ReturnType<ListStore['page']>>[number]

const BATCH_SIZE = 500

const columns: readonly CsvColumn<Exported>[] = [
  { name: 'Tilaus', of: ({ row }) => row.number },
  { name: 'Tila', of: ({ row }) => row.state },
  { name: 'Tilattu', of: ({ row }) => row.at },
  { name: 'Toimituspäivä', of: ({ row }) => row.day },
  { name: 'Toimitusaika', of: ({ row }) => row.time },
  { name: 'Nimi', of: ({ row }) => row.buyer },
  { name: 'Sähköposti', of: ({ snapshot }) => snapshot.email },
  { name: 'Puhelin', of: ({ snapshot }) => snapshot.phone },
  { name: 'Katuosoite', of: ({ snapshot }) => snapshot.deliveryAddress.streetAddress },
  { name: 'Postinumero', of: ({ snapshot }) => snapshot.deliveryAddress.postalCode },
  { name: 'Postitoimipaikka', of: ({ snapshot }) => snapshot.deliveryAddress.city },
  { name: 'Tuotteet', of: ({ snapshot }) => snapshot.lines.map(goodsOf).join(', ') },
  { name: 'Maksettava', of: ({ snapshot }) => decimalComma(snapshot.amounts.total) },
  {
    name: 'Koodeilla maksettu',
    of: ({ snapshot: { amounts } }) => decimalComma(plus(amounts.giftCard, amounts.refund, amounts.loyalty)),
  },
  { name: 'Palautettu maksutapaan', of: ({ refunded }) => decimalComma(refunded) },
  { name: 'Maksu', of: ({ row }) => row.payment },
]

const goodsOf = ({ quantity, name, code }: Exported['snapshot']['lines'][number]) => `${quantity} × ${name} (${code})`

/** All orders of a list as CSV. Orders that are placed while it is read are not in it. */
export function exportOrders(store: ListStore, filter: OrderFilter): AsyncGenerator<Buffer> {
  return csvOf(columns, batches(store, filter))
}

async function* batches(store: ListStore, filter: OrderFilter) {
  let after: number | undefined
  for (;;) {
    const rows = await store.page(filter, after, BATCH_SIZE)
    yield rows
    after = rows.at(-1)?.row.number
    if (rows.length < BATCH_SIZE) return
  }
}
