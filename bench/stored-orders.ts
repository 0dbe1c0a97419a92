import { sql } from 'drizzle-orm'
import { type DatabaseLocation, readyDatabase } from '#server/db/ready-database.ts'
import { newToken } from '#server/office/staff/staff-cookie.http.ts'
import { staffSessionStore } from '#server/office/staff/staff-sessions.store.ts'

const FIRST_NAMES = ['Aino', 'Eero', 'Helmi', 'Kaarlo', 'Liisa', 'Matti', 'Päivi', 'Sakari', 'Tuuli', 'Väinö']
const LAST_NAMES = 400
/** Of 200 products a few are in every fifth order, and most in few. */
const PRODUCTS = 200
const BATCH = 20_000

const first = sql.raw(`(array['${FIRST_NAMES.join("','")}'])[1 + at % ${FIRST_NAMES.length}]`)

/** Stores orders of many days in a database that is not in use, the newest last, and gives a session of somebody who may see all. */
export async function fillWithOrders(place: DatabaseLocation, count: number): Promise<string> {
  const database = await readyDatabase(place)
  const run = (statement: ReturnType<typeof sql>) => database.sql.execute(statement)
  const date = sql`to_char(current_date + 7 - (${count}::int - at) / 400, 'YYYY-MM-DD')`
  const product = sql.raw(`(least(${PRODUCTS}, floor(1 / (0.002 + random()))))::int`)
  const line = sql`jsonb_build_object('code', 'LK-' || (1000 + pick), 'name', 'Tuote ' || pick || ' luomu', 'category', 'Liha',
    'quantity', 1 + pick % 3, 'price', 500 + pick, 'vatRate', 135, 'vatClass', 'food')`
  try {
    // In parts, because a statement may not take long.
    for (let from = 1; from <= count; from += BATCH) {
      await run(sql`
      insert into shop_order (id, payment_id, cart, digest, customer, email, language, state, holds_goods, snapshot, amount, paid,
        payment_state, reserved_until, created_at, placed_at)
      select gen_random_uuid(), 'bench-' || at, gen_random_uuid(), '', 'bench-' || at % 50000, 'ostaja' || at % 50000 || '@example.com', 'fi',
        case when at > ${count}::int - 3000 then 'placed' when at % 50 = 0 then 'lapsed' else 'delivered' end, at % 50 <> 0,
        jsonb_build_object('lines', (select jsonb_agg(${line}) from (
            select at * 0 + ${product} as pick from generate_series(1, 3 + at % 3)) as picks),
          'codes', '[]'::jsonb,
          'amounts', jsonb_build_object('subTotal', 4200, 'orderDiscount', 0, 'shipping', 790, 'handling', 0, 'loyalty', 0, 'refund', 0,
            'giftCard', 0, 'vat', 500, 'vatParts', '[]'::jsonb, 'total', 4990),
          'deliveryAddress', jsonb_build_object('firstName', ${first}, 'lastName', 'Sukunimi' || at % ${LAST_NAMES}::int,
            'streetAddress', 'Katu ' || at % 900, 'postalCode', lpad((at % 300 * 10)::text, 5, '0'), 'city', 'Helsinki'),
          'billingAddress', null, 'email', 'ostaja' || at % 50000 || '@example.com', 'phone', '+358 40' || lpad((at % 50000 * 17)::text, 7, '0'),
          'slot', jsonb_build_object('date', ${date}, 'time', '16:00-20:00', 'label', '16.00–20.00'),
          'paymentMethodCode', 'FI50', 'additionalInformation', ''),
        4990, case when at % 50 = 0 then 0 else 4990 end, 'paid', now(), now() - (${count}::int - at) * interval '3 minutes',
        case when at % 50 = 0 and at <= ${count}::int - 3000 then null else now() - (${count}::int - at) * interval '3 minutes' end
      from generate_series(${from}::int, ${Math.min(count, from + BATCH - 1)}::int) as at`)
    }
    await run(sql`vacuum analyze shop_order`)
    await run(
      sql`insert into staff (id, email, name, roles) values ('bench', 'bench@example.fi', 'Mittaaja', '{shop,service,admin}')`,
    )
    const { token, hash } = newToken()
    await staffSessionStore(database.sql).begin(hash, 'bench', 'bench', new Date())
    return token
  } finally {
    await database.close()
  }
}
