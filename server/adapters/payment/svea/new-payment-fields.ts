import { LEAST_PAYMENT } from '#contract/shop/least-payment.ts'
import type { NewPayment, PaymentBuyer, PaymentLanguage, PaymentLine } from '../payment-service.ts'
import { isReferenceNumber } from '../reference-number.ts'
import { writeAmount } from './amount.ts'

type Fields = Record<string, string>

const SERVICE = '5'

/** Product, postage and discount. What a gift card pays reduces the price as a discount does. */
const ROW_TYPES: Readonly<Record<PaymentLine['kind'], string>> = {
  product: '1',
  delivery: '2',
  discount: '6',
  'gift-card': '6',
}

const LOCALES: Readonly<Record<PaymentLanguage, string>> = { fi: 'fi_FI', sv: 'sv_FI', en: 'en_FI' }

const MAX_NAME = 40
/** For a name of nothing but characters that are left out: the field must not be empty. */
const NOTHING = '-'
const MAX_DESCRIPTION = 1000
const MAX_RETURN = 200
const MAX_ORDER_NUMBER = 50
/** Longer ones are refused; the field is optional. */
const MAX_EMAIL = 100

/** The fields of NEW_PAYMENT_EXTENDED, version 0004. Throws if the payment is not one that the service could take: a bug of ours. */
export function newPaymentFields(payment: NewPayment, sellerId: string): Fields {
  check(payment)
  const { lines, buyer, returns } = payment
  const { goods, costs } = sumsOf(lines)
  return {
    pmt_action: 'NEW_PAYMENT_EXTENDED',
    pmt_version: '0004',
    pmt_charsethttp: 'UTF-8',
    pmt_sellerid: sellerId,
    pmt_keygeneration: '001',
    pmt_id: payment.paymentId,
    pmt_orderid: payment.orderNumber,
    pmt_reference: payment.reference,
    pmt_amount: writeAmount(goods),
    pmt_sellercosts: writeAmount(costs),
    pmt_currency: 'EUR',
    pmt_okreturn: returns.ok,
    pmt_errorreturn: returns.error,
    pmt_cancelreturn: returns.cancel,
    pmt_delayedpayreturn: returns.delayed,
    pmt_escrow: 'N',
    pmt_escrowchangeallowed: 'N',
    pmt_userlocale: LOCALES[payment.language],
    ...(payment.methodCode ? { pmt_paymentmethod: payment.methodCode } : {}),
    ...(buyer.email.length <= MAX_EMAIL ? { pmt_buyeremail: buyer.email } : {}),
    pmt_buyerphone: cut(buyer.phone, MAX_NAME),
    ...addressFields('buyer', buyer),
    ...addressFields('delivery', buyer),
    pmt_rows: String(lines.length),
    ...Object.assign({}, ...lines.map((line, index) => rowFields(line, index + 1, payment))),
  }
}

/**
 * What `pmt_amount` and `pmt_sellercosts` hold. Discounts and codes are rows of the goods alone, and may not make them less than nothing.
 * When they pay for the delivery, too, it is sent as a service, which is a part of the goods.
 */
export function sumsOf(lines: readonly PaymentLine[]): { goods: number; costs: number } {
  const costs = sumOf(lines.filter(({ kind }) => kind === 'delivery'))
  const goods = sumOf(lines) - costs
  return goods < LEAST_PAYMENT ? { goods: goods + costs, costs: 0 } : { goods, costs }
}

function typeOf({ kind }: PaymentLine, lines: readonly PaymentLine[]): string {
  return kind === 'delivery' && sumsOf(lines).costs === 0 ? SERVICE : ROW_TYPES[kind]
}

/** Whether rows of this kind lower what is paid. */
function isTakenOff(kind: PaymentLine['kind']): boolean {
  return ROW_TYPES[kind] === '6'
}

function sumOf(lines: readonly PaymentLine[]): number {
  return lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0)
}

function addressFields(of: 'buyer' | 'delivery', { name, street, postalCode, city }: PaymentBuyer): Fields {
  return {
    [`pmt_${of}name`]: cut(name, MAX_NAME) || NOTHING,
    [`pmt_${of}address`]: cut(street, MAX_NAME) || NOTHING,
    [`pmt_${of}postalcode`]: postalCode,
    [`pmt_${of}city`]: cut(city, MAX_NAME) || NOTHING,
    [`pmt_${of}country`]: 'FI',
  }
}

function rowFields(line: PaymentLine, number: number, { lines, deliveryDate }: NewPayment): Fields {
  const row = {
    name: cut(line.name, MAX_NAME) || line.code,
    desc: cut(line.name, MAX_DESCRIPTION) || line.code,
    quantity: String(line.quantity),
    articlenr: cut(line.code, MAX_NAME),
    deliverydate: deliveryDate.split('-').reverse().join('.'),
    price_gross: writeAmount(line.price),
    vat: line.vatPercent.toFixed(2).replace('.', ','),
    discountpercentage: '0,00',
    type: typeOf(line, lines),
  }
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [`pmt_row_${name}${number}`, value]))
}

/**
 * At most this number of characters, none of them broken in two. Control characters, and those beyond the first plane such as emoji, are left
 * out: not every bank behind the service takes them.
 */
function cut(text: string, length: number): string {
  const plain = text.replace(/[\p{Cc}\p{Cs}\u{10000}-\u{10FFFF}]+/gu, ' ').replace(/\s+/g, ' ')
  return [...plain.trim()].slice(0, length).join('').trim()
}

function check({ paymentId, orderNumber, reference, amount, lines, returns, deliveryDate }: NewPayment): void {
  const faults = [
    !/^[\w-]{1,20}$/.test(paymentId) && 'its id has other characters or more than 20',
    (orderNumber.length === 0 || orderNumber.length > MAX_ORDER_NUMBER) && 'its order number is empty or too long',
    !isReferenceNumber(reference) && 'its reference has a wrong check digit or length',
    lines.length === 0 && 'it has no lines',
    lines.some(({ quantity }) => !Number.isInteger(quantity) || quantity < 1) && 'a quantity is not a whole number',
    sumOf(lines) !== amount && `its lines sum up to ${sumOf(lines)} and not to ${amount}`,
    amount < LEAST_PAYMENT && `${amount} cents are less than the service takes`,
    lines.some(({ kind, price }) => price < 0 !== isTakenOff(kind) && price !== 0) && 'a price has the wrong sign',
    !/^\d{4}-\d{2}-\d{2}$/.test(deliveryDate) && 'its delivery date is not yyyy-mm-dd',
    Object.values(returns).some((address) => address.length > MAX_RETURN) && 'an address to return to is too long',
  ].filter(Boolean)
  if (faults.length > 0) throw new Error(`The payment '${paymentId}' cannot be sent: ${faults.join(', ')}.`)
}
