import * as facts from './order-facts.ts'

/** Each statement stores a part of the orders, from the one `at` a place in time to another; the newest has the highest place. */
type Part = { from: number; until: number; count: number }

const ORDERS_A_DAY = 500
/** Of each slot. */
const PLACES = 400
const PEOPLE = 200_000
/** Of the people, those who have an account. */
const ACCOUNTS = 50_000
/** Buyers of older orders are forgotten. */
const FORGOTTEN_AFTER = "interval '3 years'"
const UNPAID_FORGOTTEN_AFTER = "interval '30 days'"
const LONGEST_TIMES = Math.max(...facts.areaTimes.map(({ times }) => times.length))

const text = (value: string) => `'${value.replaceAll("'", "''")}'`
const list = (values: readonly string[]) => `(array[${values.map(text).join(',')}])`
const oneOf = (values: readonly string[], share: string) =>
  `${list(values)}[1 + floor(${share} * ${values.length})::int]`

const recordset = (rows: readonly object[]) =>
  `jsonb_to_recordset(${text(JSON.stringify(rows.map((row, at) => ({ ...row, at }))))}::jsonb)`

/** `share` is a number from 0 to 1 that is always the same for these two, so that a bench can be repeated. */
export const PREPARATIONS = [
  "set maintenance_work_mem = '256MB'",
  "set work_mem = '64MB'",
  'set jit = off',
  `create function pg_temp.share(at int, salt int) returns float8 language sql immutable as
    $$ select (hashint8extended(at * 1000::bigint + salt, 7) & 1048575) / 1048576.0 $$`,
  `create temp table bench_product as select at, price, jsonb_build_object('code', code, 'name', name, 'category', 'Tuore liha', 'price', price,
      'vatRate', 135, 'vatClass', 'food') as line
    from ${recordset(facts.products)} as given(at int, code text, name text, price int)`,
  `create temp table bench_place as select given.*, area_times.times, area_times.area as area_id
    from ${recordset(facts.places)} as given(at int, code text, city text, area int)
    join (select ordinality - 1 as nth, each ->> 'area' as area, array(select jsonb_array_elements_text(each -> 'times')) as times
      from jsonb_array_elements(${text(JSON.stringify(facts.areaTimes))}::jsonb) with ordinality as all_areas(each, ordinality)) as area_times
    on area_times.nth = given.area`,
  `create temp table bench_person as
    with named as materialized (
      select id, ${oneOf(facts.firstNames, 'pg_temp.share(id, 4)')} as first_name, ${oneOf(facts.lastNames, 'pg_temp.share(id, 5)')} as last_name,
        ${oneOf(facts.streets, 'pg_temp.share(id, 6)')} || ' ' || 1 + id % 90 as street, floor(pg_temp.share(id, 7) * ${facts.places.length})::int as place
      from generate_series(0, ${PEOPLE - 1}) as id)
    select id, area, times, translate(lower(first_name || '.' || last_name), 'åäöé', 'aaoe') || id || '@example.com' as email,
      '+358 40' || lpad((id * 17)::text, 7, '0') as phone,
      jsonb_build_object('firstName', first_name, 'lastName', last_name, 'streetAddress', street, 'postalCode', code, 'city', city) as address
    from named join bench_place on at = place`,
  'create unique index on bench_person (id)',
  'analyze bench_product, bench_place, bench_person',
]

/** The demo's areas, delivered to every day, and slots of the past weeks and of the coming days; how many places are taken is counted afterwards. */
export const deliveries = [
  'insert into postal_code (code, name, swedish_name, municipality, type) select code, upper(city), upper(city), city, 1 from bench_place',
  'insert into delivered_code (postal_code, area) select code, area_id from bench_place',
  `insert into delivery_area (id, name, windows)
    select area_id, initcap(area_id), (select jsonb_agg(jsonb_build_object('weekday', weekday, 'from', split_part(time, '-', 1), 'until', split_part(time, '-', 2),
      'capacity', ${PLACES}, 'cutOff', jsonb_build_object('workingDays', 1, 'time', '12:00'))) from generate_series(1, 7) as weekday, unnest(times) as time)
    from (select distinct area_id, times from bench_place) as areas`,
  `insert into delivery_slot (id, area, date, time, capacity, closes_at)
    select distinct ((day::date - '2010-01-01'::date) * ${facts.areaTimes.length} + place.area) * ${LONGEST_TIMES} + nth, place.area_id, day::date, time, ${PLACES},
      day - interval '12 hours'
    from bench_place as place, unnest(place.times) with ordinality as given(time, nth),
      generate_series(current_date - 21, current_date + 12, interval '1 day') as day`,
]

const NOBODY = `'{"firstName": "", "lastName": "", "streetAddress": "", "postalCode": "", "city": ""}'::jsonb`

/** Orders with everything that follows from their place alone. Step by step, because the planner would compute it all again for each use. */
export const orders = ({ from, until, count }: Part) => `
  with placed as materialized (
    select at, now() - (${count}::int - at) * interval '1 day' / ${ORDERS_A_DAY} as placed, 2 + floor(pg_temp.share(at, 1) * 5)::int as lines,
      pg_temp.share(at, 2) as fate, floor(pg_temp.share(at, 3) ^ 1.5 * ${PEOPLE})::int as person, 2 + floor(pg_temp.share(at, 8) * 8)::int as later
    from generate_series(${from}::int, ${until}::int) as at
  ), picked as materialized (
    select at, nth, 1 + floor(pg_temp.share(at, 40 + nth) ^ 3 * 4)::int as quantity,
      floor(least(${facts.PRODUCTS_OF_LINE - 1}, greatest(0, 1 / (pg_temp.share(at, 20 + nth) + 0.0167) - 1)))::int * ${facts.LINES} + nth as product
    from placed, generate_series(0, lines - 1) as nth
  ), cart as materialized (
    select picked.at, jsonb_agg(line || jsonb_build_object('quantity', quantity) order by nth) as goods, sum(price * quantity)::int as sub_total
    from picked join bench_product on bench_product.at = product group by picked.at
  ), dated as materialized (
    select placed.*, buyer.*, placed::date + later as day, 1 + at % cardinality(times) as nth
    from placed join bench_person as buyer on buyer.id = person
  ), judged as materialized (
    select *, case when fate < 0.02 then 'lapsed' when fate < 0.035 then 'cancelled' when fate < 0.037 then 'refunded'
        when at > ${count}::int - 4000 and fate < 0.047 then 'refund-due' when day > current_date then 'placed'
        when day = current_date then case when at % 2 = 0 then 'placed' else 'packed' end else 'delivered' end as state,
      ((day - '2010-01-01'::date) * ${facts.areaTimes.length} + area) * ${LONGEST_TIMES} + nth as slot, times[nth] as time
    from dated join cart using (at)
  ), charged as materialized (
    select *, case when state not in ('placed', 'packed', 'delivered') then '' when fate > 0.985 then 'gift-card' when fate > 0.9 then 'discount'
      else '' end as code, case when sub_total < 9000 then 790 else 0 end as shipping,
      placed < now() - case state when 'lapsed' then ${UNPAID_FORGOTTEN_AFTER} else ${FORGOTTEN_AFTER} end as is_forgotten
    from judged
  ), valued as materialized (
    select *, sub_total + shipping - case code when 'discount' then sub_total / 10 else 0 end as value from charged
  ), complete as materialized (select *, case code when 'gift-card' then 0 else value end as amount from valued)
  insert into shop_order (id, payment_id, cart, digest, customer, email, language, state, holds_goods, slot_id, snapshot, amount, payment_state,
    paid, refunded, reserved_until, created_at, placed_at, packed_at, delivered_at, cancelled_at)
  select gen_random_uuid(), 'bench-' || at, gen_random_uuid(), '', case when not is_forgotten and person < ${ACCOUNTS} then 'bench-' || person end,
    case when not is_forgotten then email end, 'fi', state, state in ('placed', 'packed', 'delivered'), slot, jsonb_build_object(
      'lines', goods, 'codes', case code when 'discount' then jsonb_build_array(jsonb_build_object('key', 'MITTA10', 'shown', 'MITTA10', 'kind', code, 'amount', 0))
        when 'gift-card' then jsonb_build_array(jsonb_build_object('key', 'bench-card-' || at, 'shown', '…' || at, 'kind', code, 'amount', value)) else '[]' end,
      'amounts', jsonb_build_object('subTotal', sub_total, 'orderDiscount', sub_total + shipping - value, 'shipping', shipping, 'handling', 0, 'loyalty', 0,
        'refund', 0, 'giftCard', value - amount, 'vat', value * 135 / 1135,
        'vatParts', jsonb_build_array(jsonb_build_object('rate', 135, 'gross', value, 'tax', value * 135 / 1135)), 'total', amount),
      'deliveryAddress', case when is_forgotten then ${NOBODY} else address end, 'billingAddress', null,
      'email', case when is_forgotten then '' else email end, 'phone', case when is_forgotten then '' else phone end,
      'slot', jsonb_build_object('date', day::text, 'time', time, 'label', to_char(day, 'FMDD.FMMM.YYYY ') || replace(replace(time, ':', '.'), '-', '–')),
      'paymentMethodCode', 'FI50', 'additionalInformation', case when at % 7 = 0 and not is_forgotten then 'Ovikoodi 1234, jättäkää eteiseen.' else '' end),
    amount, case when amount > 0 and state <> 'lapsed' then 'paid' end, case when state = 'lapsed' then 0 else amount end,
    case when state in ('cancelled', 'refunded') then amount
      when state = 'delivered' and fate between 0.1 and 0.13 then least(amount, (goods -> 0 ->> 'price')::int) else 0 end,
    placed + interval '30 minutes', placed - interval '3 minutes', case when state <> 'lapsed' then placed end,
    case when state in ('packed', 'delivered') then day + time '08:00' end, case when state = 'delivered' then day + time '18:00' end,
    case when state in ('cancelled', 'refunded') then placed + interval '5 hours' end
  from complete order by at`

const part = ({ from, until }: Part) => `number between ${100_000 + from} and ${100_000 + until}`
const held = 'holds_goods'

/** What follows from orders that are stored, a part of them at a time. */
export const ofOrders: readonly ((part: Part) => string)[] = [
  (of) => `
    insert into shop_stock_movement (code, change, "order", created_at)
    select line ->> 'code', -(line ->> 'quantity')::int, id, placed_at
    from shop_order, jsonb_array_elements(snapshot -> 'lines') as line where ${held} and ${part(of)}`,
  (of) => `
    insert into shop_code_movement (key, amount, uses, "order", created_at)
    select code ->> 'key', -(code ->> 'amount')::int, 1, id, placed_at
    from shop_order, jsonb_array_elements(snapshot -> 'codes') as code where ${held} and ${part(of)}`,
  (of) => `
    insert into outgoing_mail (id, kind, about, state, created_at, ended_at)
    select gen_random_uuid()::text, 'order-' || kind, id::text, 'sent', at, at
    from shop_order, lateral (values ('confirmation', placed_at), ('packed', packed_at), ('delivered', delivered_at), ('cancelled', cancelled_at))
      as mail(kind, at) where at is not null and ${part(of)}`,
  (of) => `
    insert into shop_refund (id, "order", amount, to_codes, reason, state, created_at, done_at, lines)
    select 'bench-' || number, id, case state when 'refund-due' then paid else refunded end, 0, 'Mittaus', case state when 'refund-due' then 'manual' else 'done' end,
      coalesce(delivered_at, placed_at), case when state <> 'refund-due' then now() end,
      case when state = 'delivered' then jsonb_build_array(jsonb_build_object('code', snapshot #>> '{lines,0,code}', 'quantity', 1)) end
    from shop_order where (refunded > 0 or state = 'refund-due') and ${part(of)}`,
  (of) => `
    insert into audit_entry (at, staff, name, action, subject, after)
    select at, 'bench-' || number % 5, 'Varasto ' || number % 5, 'order.' || kind, 'order:' || number, jsonb_build_object('state', kind)
    from shop_order, lateral (values ('packed', packed_at), ('delivered', delivered_at), ('cancel', cancelled_at)) as step(kind, at)
    where at is not null and ${part(of)} order by at`,
  (of) => `
    insert into shop_order_note ("order", name, text, created_at)
    select id, 'Asiakaspalvelu', 'Soitti toimituksesta, sovittu ovelle.', placed_at from shop_order where number % 50 = 0 and placed_at is not null and ${part(of)}`,
]

/** What the office has besides, as much as in a shop of this size. */
export const besides = (count: number): readonly string[] => [
  `insert into shop_code (key, kind, percent, uses) select 'MITTA10', 'discount', 10, count(*) from shop_code_movement where key = 'MITTA10'`,
  `insert into shop_code (key, kind, amount, issued, uses, ending, created_at)
    select key, 'gift-card', 0, -sum(amount)::int, sum(uses)::int, right(key, 4), min(created_at) from shop_code_movement where key <> 'MITTA10' group by key`,
  `insert into shop_code (key, kind, amount, issued, ending, created_at)
    select md5(at::text), case when at % 3 = 0 then 'refund' else 'gift-card' end, 5000, 5000, upper(right(md5(at::text), 4)), now() - at * interval '10 minutes'
    from generate_series(1, ${count / 10}::int) as at`,
  `insert into shop_review (code, stars, text, user_name, state, created_at)
    select 'LK-' || 1001 + at % 56, 1 + at % 5, 'Hyvää lihaa ja nopea toimitus, tilaan toistekin.', 'Nimimerkki ' || at,
      case when at <= 40 then 'held' when at % 30 = 0 then 'refused' else 'published' end, now() - at * interval '20 minutes'
    from generate_series(1, ${count / 20}::int) as at`,
  `insert into submission (site, form, language, values, email, created_at, mailed_at)
    select 'kuluttaja', 'feedback', 'fi', '{"message": "Palaute"}', 'ostaja' || at || '@example.com', now() - at * interval '10 minutes', now()
    from generate_series(1, ${count / 20}::int) as at`,
  `insert into asked_question (site, language, week, question, asked, unanswered)
    select 'lihakauppa', 'fi', date_trunc('week', current_date)::date - 7 * week, 'kysymys ' || at, 5, case when at % 4 = 0 then 3 else 0 end
    from generate_series(0, 12) as week, generate_series(1, 4000) as at`,
  `insert into customer (id, email, delivery_address)
    select distinct on (customer) customer, email, snapshot -> 'deliveryAddress' from shop_order where customer is not null order by customer`,
  `insert into outgoing_mail (id, kind, about, state, recipient, last_error, ended_at)
    select gen_random_uuid()::text, 'form-receipt', 'bench-' || at, 'failed', 'olematon' || at || '@example.com', '550 no such user', now()
    from generate_series(1, 30) as at`,
  `insert into audit_entry (at, staff, name, action, subject)
    select now() - at * interval '1 day', 'bench', 'Mittaaja', 'code.void', 'code:' || gen_random_uuid() from generate_series(1, 200) as at`,
  `insert into packing_tick ("order", code, piece, request, staff, name)
    select id, line ->> 'code', piece, gen_random_uuid(), 'bench', 'Mittaaja'
    from shop_order, jsonb_array_elements(snapshot -> 'lines') as line, generate_series(1, (line ->> 'quantity')::int) as piece
    where state in ('packed', 'delivered') and number > ${100_000 + count - 20_000}`,
  `update delivery_slot as slot set taken = held.count
    from (select slot_id, count(*) as count from shop_order where ${held} group by slot_id) as held where held.slot_id = slot.id`,
  `select setval('delivery_slot_id_seq', (select max(id) from delivery_slot))`,
]

/** All that is stored, as text: a database that was filled with it has the same. */
export const everyStatement = (count: number): string => {
  const all = { from: 1, until: count, count }
  return [
    ...PREPARATIONS,
    ...deliveries,
    orders(all),
    ...ofOrders.map((statementOf) => statementOf(all)),
    ...besides(count),
  ].join('\n')
}
