import { z } from 'zod'
import { type Cents, cents, decimalComma } from '#contract/values/money.ts'
import { LEAST_PAYMENT } from './least-payment.ts'

/** What the number of a setting counts, its bounds, and what it is for. */
type Meaning = { unit: 'cents' | 'minutes' | 'days' | 'years'; from: number; to: number; about: string }

/** What the staff of the shop decide: what delivery costs, the least payment, periods, and how long data are kept. */
export const settingMeanings = {
  deliveryPrice: { unit: 'cents', from: 0, to: 100_00, about: 'What a delivery costs.' },
  freeDeliveryFrom: {
    unit: 'cents',
    from: 0,
    to: 10_000_00,
    about: 'Products of this value are delivered free of charge; counted before codes and without gift cards.',
  },
  leastPayment: {
    unit: 'cents',
    from: LEAST_PAYMENT,
    to: 20_00,
    about: 'The smallest total that can be paid. Banks and cards take nothing below 0,46 €.',
  },
  giftCardYears: { unit: 'years', from: 1, to: 10, about: 'How long a bought gift card is valid.' },
  reservationMinutes: {
    unit: 'minutes',
    from: 10,
    // Without an answer of the payment service, goods go back after two hours.
    to: 120,
    about: 'How long products and delivery time are kept for somebody who has gone to pay.',
  },
  cartDays: {
    unit: 'days',
    from: 7,
    // Browsers keep no cookie for longer.
    to: 400,
    about: 'A cart is deleted when nobody has used it for this time. Its cookie lives as long.',
  },
  unpaidOrderDays: {
    unit: 'days',
    // The payment service is asked about an order for 14 days.
    from: 15,
    to: 365,
    about: 'The buyer of an order that was never paid is forgotten after this time.',
  },
  orderYears: {
    unit: 'years',
    from: 1,
    to: 10,
    about: 'The buyer of an order is forgotten after this time. Amounts stay, for bookkeeping.',
  },
  accountYears: {
    unit: 'years',
    from: 1,
    to: 10,
    about: 'An account is deleted when nobody has logged in for this time.',
  },
  serviceRefundLimit: {
    unit: 'cents',
    from: 0,
    to: 1_000_00,
    about: 'How much people of the service role may refund for one order in all; the shop role has no limit.',
  },
} as const satisfies Record<string, Meaning>

export type SettingName = keyof typeof settingMeanings

export type ShopSettings = {
  readonly [Name in SettingName]: (typeof settingMeanings)[Name]['unit'] extends 'cents' ? Cents : number
}

export const settingNames = Object.keys(settingMeanings) as SettingName[]

export const isSettingName = (name: string): name is SettingName => Object.hasOwn(settingMeanings, name)

/** A value for staff: `7,90 €`, `2 years`. */
export function shownSetting(name: SettingName, value: number): string {
  const { unit } = settingMeanings[name]
  if (unit === 'cents') return `${decimalComma(cents(value))} €`
  return `${value} ${value === 1 ? unit.slice(0, -1) : unit}`
}

function fieldOf(name: SettingName) {
  const { from, to, unit, about } = settingMeanings[name]
  const error = `${name} is from ${shownSetting(name, from)} to ${shownSetting(name, to)}`
  return z.int({ error }).min(from, { error }).max(to, { error }).meta({ unit, description: about })
}

/** All settings. Unknown ones are left out: a newer version of the program may have stored them. */
export const shopSettings = z.object(
  Object.fromEntries(settingNames.map((name) => [name, fieldOf(name)])),
) as unknown as z.ZodType<ShopSettings>
