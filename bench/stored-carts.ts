import { sql } from 'drizzle-orm'
import { type DatabaseLocation, readyDatabase } from '#server/db/ready-database.ts'

export type CartData = { products: number; carts: number }

/** Shoppers who have a cart, and whom the bench knows. */
export const SHOPPERS = 2000

export const codeOf = (at: number) => `LK-${String(at).padStart(4, '0')}`

/** The id of a shopper's cart. */
export const cartOf = (at: number) => `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`

const CART_BATCH = 100_000

/** Stores products with pages, carts of the shoppers, and carts of others, in a database that is not in use. */
export async function fillWithCarts(place: DatabaseLocation, { products, carts }: CartData): Promise<void> {
  const database = await readyDatabase(place)
  const code = sql`'LK-' || lpad(at::text, 4, '0')`
  try {
    await database.sql.execute(sql`
      insert into page (site, language, path, key, template, title, description, publish_date, item, blocks)
      select 'lihakauppa', 'fi', '/mitattu/' || at, 'mitattu-' || at, 'product', 'Tuote ' || at, 'Kuvaus', '2026-01-01',
        jsonb_build_object('kind', 'product', 'categories', '[]'::jsonb, 'facetTags', '[]'::jsonb, 'productCode', ${code},
          'novelty', false, 'equipment', false, 'offer', jsonb_build_object('code', ${code})), '[]'
      from generate_series(0, ${products - 1}) as at`)
    await database.sql.execute(sql`
      insert into shop_product (code, price, stock, vat_class)
      select ${code}, 500 + at % 2000, case when at % 2 = 0 then 100000 end, 'food'
      from generate_series(0, ${products - 1}) as at`)
    await database.sql.execute(sql`insert into shop_code (key, kind, percent) values ('MITTA10', 'discount', 10)`)
    const lines = sql`jsonb_build_array(jsonb_build_object('code', 'LK-0001', 'name', 'Tuote 1', 'price', 501, 'quantity', 1))`
    await database.sql.execute(sql`
      insert into cart (id, lines, codes)
      select ('00000000-0000-4000-8000-' || lpad(at::text, 12, '0'))::uuid, ${lines}, '[]'
      from generate_series(0, ${SHOPPERS - 1}) as at`)
    for (let left = carts - SHOPPERS; left > 0; left -= CART_BATCH) {
      await database.sql.execute(sql`
        insert into cart (id, lines, codes, used_on)
        select gen_random_uuid(), ${lines}, '[]', current_date - (at % 50)::int
        from generate_series(1, ${Math.min(left, CART_BATCH)}) as at`)
    }
    await database.sql.execute(sql`analyze cart`)
  } finally {
    await database.close()
  }
}
