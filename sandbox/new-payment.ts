import { escaped, type Fields, xmlDocument } from './messages.ts'
import { LEAST_CENTS, methods } from './methods.ts'
import { toCents } from './payment.ts'

type Rule = (value: string) => boolean

const is =
  (value: string): Rule =>
  (given) =>
    given === value
const matches =
  (pattern: RegExp): Rule =>
  (given) =>
    pattern.test(given)
const upTo =
  (length: number): Rule =>
  (given) =>
    given.length > 0 && [...given].length <= length
const amount = matches(/^\d{1,14},\d\d$/)
const address: Rule = (given) => given.length <= 200 && URL.canParse(given) && /^https?:/.test(given)

const rules: Readonly<Record<string, Rule>> = {
  pmt_action: is('NEW_PAYMENT_EXTENDED'),
  pmt_version: is('0004'),
  pmt_charsethttp: is('UTF-8'),
  pmt_keygeneration: matches(/^\d{1,3}$/),
  pmt_id: upTo(20),
  pmt_orderid: upTo(50),
  pmt_reference: hasCheckDigit,
  // Not even when postage is to pay: a payment is for something.
  pmt_amount: (given) => amount(given) && toCents(given) > 0,
  pmt_sellercosts: amount,
  pmt_currency: is('EUR'),
  pmt_okreturn: address,
  pmt_errorreturn: address,
  pmt_cancelreturn: address,
  pmt_delayedpayreturn: address,
  pmt_escrow: matches(/^[YN]$/),
  pmt_escrowchangeallowed: matches(/^[YN]$/),
  pmt_userlocale: matches(/^(fi|sv|en)_FI$/),
  pmt_buyername: upTo(40),
  pmt_buyeraddress: upTo(40),
  pmt_buyerpostalcode: matches(/^\d{5}$/),
  pmt_buyercity: upTo(40),
  pmt_buyercountry: is('FI'),
  pmt_deliveryname: upTo(40),
  pmt_deliveryaddress: upTo(40),
  pmt_deliverypostalcode: matches(/^\d{5}$/),
  pmt_deliverycity: upTo(40),
  pmt_deliverycountry: is('FI'),
  pmt_rows: matches(/^[1-9]\d{0,3}$/),
}

const optionalRules: Readonly<Record<string, Rule>> = {
  pmt_paymentmethod: (given) => Object.hasOwn(methods, given),
  pmt_buyeremail: upTo(100),
  pmt_buyerphone: upTo(40),
}

const rowRules: Readonly<Record<string, Rule>> = {
  name: upTo(40),
  desc: upTo(1000),
  quantity: matches(/^[1-9]\d{0,5}$/),
  deliverydate: matches(/^\d\d\.\d\d\.\d{4}$/),
  price_gross: matches(/^-?\d{1,13},\d\d$/),
  vat: matches(/^\d{1,2},\d\d$/),
  discountpercentage: matches(/^\d{1,2},\d\d$/),
  type: matches(/^[1-6]$/),
}

const DISCOUNT = '6'

/** The fields of a new payment that the service would refuse. */
export function wrongFields(fields: Fields): string[] {
  const given = (name: string) => fields[name] ?? ''
  const rows = Array.from({ length: Math.min(Number(fields.pmt_rows) || 0, 1000) }, (_, index) => index + 1)
  return [
    ...Object.keys(rules).filter((name) => !rules[name]?.(given(name))),
    ...Object.keys(optionalRules).filter((name) => fields[name] && !optionalRules[name]?.(given(name))),
    ...rows.flatMap((row) =>
      Object.keys(rowRules)
        .filter((name) => !rowRules[name]?.(given(`pmt_row_${name}${row}`)))
        .map((name) => `pmt_row_${name}${row}`),
    ),
    ...rows.filter((row) => !hasRightSign(fields, row)).map((row) => `pmt_row_price_gross${row}`),
    ...(toCents(fields.pmt_amount) + toCents(fields.pmt_sellercosts) < LEAST_CENTS ? ['pmt_amount'] : []),
    ...(sumOf(fields, rows, ['1', '4', '5', '6']) === toCents(fields.pmt_amount) ? [] : ['pmt_amount']),
    ...(sumOf(fields, rows, ['2', '3']) === toCents(fields.pmt_sellercosts) ? [] : ['pmt_sellercosts']),
  ]
}

export function errorAnswer(names: readonly string[], type = 'field'): string {
  const errors = names.map(
    (name) => `<error name="${escaped(name)}" type="${type}">${escaped(name)} is invalid</error>`,
  )
  return xmlDocument(`<errors>${errors.join('')}</errors>`)
}

/** Discounts are less than nothing, all others are not. */
function hasRightSign(fields: Fields, row: number): boolean {
  const price = toCents(fields[`pmt_row_price_gross${row}`])
  return fields[`pmt_row_type${row}`] === DISCOUNT ? price < 0 : price >= 0
}

function sumOf(fields: Fields, rows: readonly number[], types: readonly string[]): number {
  return rows
    .filter((row) => types.includes(fields[`pmt_row_type${row}`] ?? ''))
    .reduce(
      (sum, row) => sum + toCents(fields[`pmt_row_price_gross${row}`]) * Number(fields[`pmt_row_quantity${row}`]),
      0,
    )
}

function hasCheckDigit(reference: string): boolean {
  if (!/^\d{4,20}$/.test(reference)) return false
  let sum = 0
  for (let at = reference.length - 2, weight = 7; at >= 0; at -= 1, weight = weight === 7 ? 3 : weight === 3 ? 1 : 7)
    sum += Number(reference[at]) * weight
  return (sum + Number(reference.at(-1))) % 10 === 0
}
