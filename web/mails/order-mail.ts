import type { OrderChange } from '#contract/shop/order-change.ts'
import type { OrderMailKind, OrderSnapshot, WithdrawnLine } from '#contract/shop/order-snapshot.ts'
import type { OrderAddress } from '#contract/shop/purchase-form.ts'
import type { Language, Theme } from '#contract/site.ts'
import { type Cents, cents, decimalComma, minus, plus, ratePercent, times } from '#contract/values/money.ts'
import { deadline } from '#web/format/deadline.ts'
import { euros } from '#web/format/euros.ts'
import { yearsText } from '#web/format/years-text.ts'
import { message, type TextKey } from '#web/messages/message.ts'
import { deliverySlotText } from '#web/messages/shop/delivery-texts.ts'
import { nextStepTexts } from '#web/messages/shop/order.texts.ts'
import { textsOf } from '#web/messages/texts.ts'
import { nextSteps } from '#web/shop/orders/next-steps.ts'
import { type MailPart, type MailPicture, mailOf } from './mail-parts.ts'
import { timeText } from './time-text.ts'

type Shown = {
  kind: OrderMailKind
  order: { number: number; language: Language; createdAt: Date; placedAt: Date | null; snapshot: OrderSnapshot }
  siteName: string
  /** The address that answers questions. */
  contact: string
  orderAt: string
  withdrawAt: string
  termsAt: string
  /** Until when the buyer can cancel it; null or missing if they cannot. */
  cancelUntil?: Date | null
  /** The colours of the shop. */
  colors?: Theme['colors']
  pictureOf?: (code: string) => MailPicture | null
  refund?: { amount: Cents; toCodes: Cents }
  withdrawal?: { name: string; createdAt: Date; lines: readonly WithdrawnLine[] }
  /** What was missing when it was packed. */
  change?: Pick<OrderChange, 'name' | 'quantity' | 'replacement' | 'refunded'>
  /** The address that confirms the withdrawal. */
  confirmAt?: string
  /** Those that are void are named by their end. */
  cards?: readonly { code: string; amount: number; isVoid?: boolean }[]
  /** How long the cards are valid. */
  cardYears?: number
}

/** The last characters of a code, by which people tell their cards from each other. */
const CARD_END = 4

const names = {
  confirmation: 'Confirmation',
  packed: 'Packed',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
  changed: 'Changed',
  'refund-due': 'RefundDue',
  refund: 'Refund',
  'gift-card': 'GiftCard',
  missing: 'Missing',
  'withdrawal-link': 'WithdrawalLink',
  withdrawal: 'Withdrawal',
} as const satisfies Record<OrderMailKind, string>

/** A mail about an order. The confirmation says everything that the law wants a buyer to have in writing. */
export function orderMail(shown: Shown) {
  const { kind, order, siteName, colors } = shown
  const { language } = order
  const values = valuesOf(shown)
  const subject = message(language, `orderMail${names[kind]}Subject`, values)
  const parts: MailPart[] = [
    { kind: 'text', text: message(language, `orderMail${names[kind]}Text`, values) },
    ...bodies[kind](shown),
    { kind: 'text', text: message(language, 'orderMailSeller', { mail: shown.contact }), isSmall: true },
  ]
  return mailOf({ subject, language, siteName, parts, colors })
}

function valuesOf({ order, siteName, refund, withdrawal, cardYears }: Shown): Record<string, string> {
  const time = withdrawal?.createdAt ?? order.placedAt ?? order.createdAt
  const money = refund?.amount ?? cents(0)
  const toCodes = refund?.toCodes ?? cents(0)
  return {
    number: String(order.number),
    site: siteName,
    name: withdrawal?.name ?? '',
    date: timeText(time, order.language),
    amount: decimalComma(plus(money, toCodes)),
    money: decimalComma(money),
    cards: decimalComma(toCodes),
    years: cardYears === undefined ? '' : yearsText(cardYears, order.language),
  }
}

const bodies: Record<OrderMailKind, (shown: Shown) => MailPart[]> = {
  confirmation: (shown) => [...next(shown), openLink(shown), ...receipt(shown), ...rights(shown)],
  packed: (shown) => [...delivery(shown), openLink(shown)],
  delivered: (shown) => [defects(shown), openLink(shown)],
  cancelled: (shown) => [openLink(shown)],
  changed: (shown) => [...delivery(shown), openLink(shown)],
  'refund-due': () => [],
  refund: (shown) => [openLink(shown)],
  'gift-card': ({ cards = [], order: { language } }) =>
    cards.map(({ code, amount: value, isVoid }) => {
      const amount = decimalComma(cents(value))
      if (!isVoid) return { kind: 'code', code, text: message(language, 'orderMailCardValue', { amount }) }
      return { kind: 'text', text: message(language, 'orderMailCardVoid', { ending: code.slice(-CARD_END), amount }) }
    }),
  missing: (shown) => [...changedLine(shown), openLink(shown)],
  'withdrawal-link': (shown) => [withdrawnLines(shown), ...confirmLink(shown)],
  withdrawal: (shown) => [withdrawnLines(shown)],
}

/** The missing product, what comes instead, and what goes back. */
function changedLine({ change, order: { language } }: Shown): MailPart[] {
  if (!change) return []
  const { name, quantity, replacement, refunded } = change
  const said = (name: string, quantity: number) => `${name}, ${message(language, 'orderMailPieces', { quantity })}`
  return [
    {
      kind: 'table',
      rows: [
        [message(language, 'orderMailMissing'), said(name, quantity)],
        ...(replacement ? [[message(language, 'orderMailInstead'), said(replacement.name, replacement.quantity)]] : []),
      ],
    },
    {
      kind: 'text',
      text: message(language, refunded > 0 ? 'orderMailGoesBack' : 'orderMailNothingBack', {
        amount: decimalComma(refunded),
      }),
    },
  ]
}

function withdrawnLines({ withdrawal, order: { language } }: Shown): MailPart {
  return {
    kind: 'amounts',
    hasTotal: false,
    rows: (withdrawal?.lines ?? []).map(({ name, quantity, linePrice }) => [
      `${name}, ${message(language, 'orderMailPieces', { quantity })}`,
      priceText(linePrice),
    ]),
  }
}

function confirmLink({ confirmAt, order: { language } }: Shown): MailPart[] {
  if (!confirmAt) return []
  const [label, about] = [message(language, 'withdrawalSend'), message(language, 'orderMailWithdrawalLinkAbout')]
  return [{ kind: 'link', label, address: confirmAt, about }]
}

const priceText = (amount: Cents) => euros(decimalComma(amount))

/** The next steps, and until when the order can be cancelled. */
function next({ order: { snapshot, language }, cancelUntil }: Shown): MailPart[] {
  const { slot, deliveryAddress, phone, lines } = snapshot
  const steps = nextSteps(textsOf(language, nextStepTexts), {
    deliveryText: slot && deliverySlotText(language, slot),
    streetAddress: deliveryAddress.streetAddress,
    phone,
    hasGiftCards: lines.some(({ vatClass }) => vatClass === 'voucher'),
  })
  return [
    { kind: 'steps', heading: message(language, 'orderNext'), steps },
    ...(cancelUntil
      ? [
          {
            kind: 'text' as const,
            text: message(language, 'orderCancelUntil', { time: deadline(cancelUntil, language) }),
          },
        ]
      : []),
  ]
}

/** The bill: lines, charges, discounts, codes that paid, and the tax by rate. */
function receipt(shown: Shown): MailPart[] {
  const { snapshot, language } = shown.order
  const { lines, amounts, slot } = snapshot
  const row = (key: TextKey, amount: number): string[][] =>
    amount === 0 ? [] : [[message(language, key as 'orderMailTotal'), priceText(cents(amount))]]
  const vat = amounts.vatParts.map(({ rate, gross, tax }) =>
    message(language, 'orderMailVat', {
      percent: ratePercent(rate),
      net: decimalComma(minus(gross, tax)),
      tax: decimalComma(tax),
    }),
  )
  const hasCards = lines.some(({ vatClass }) => vatClass === 'voucher')
  return [
    { kind: 'heading', text: message(language, 'orderMailProducts') },
    {
      kind: 'products',
      rows: lines.map(({ code, name, quantity, price }) => ({
        name: `${name}, ${message(language, 'orderMailPieces', { quantity })} × ${priceText(price)}`,
        price: priceText(times(price, quantity)),
        picture: shown.pictureOf?.(code) ?? null,
      })),
    },
    {
      kind: 'amounts',
      hasTotal: true,
      rows: [
        ...row('orderMailSubTotal', amounts.subTotal),
        ...row('orderMailDiscount', -amounts.orderDiscount),
        ...(slot ? [[message(language, 'orderMailDelivery'), priceText(amounts.shipping)]] : []),
        ...row('orderMailHandling', amounts.handling),
        ...row('orderMailLoyalty', -amounts.loyalty),
        ...row('orderMailRefundCode', -amounts.refund),
        ...row('orderMailGiftCard', -amounts.giftCard),
        [message(language, 'orderMailTotal'), priceText(amounts.total)],
      ],
    },
    ...vat.map((text): MailPart => ({ kind: 'text', text, isSmall: true })),
    ...(hasCards ? [say(language, 'orderMailNoVat'), say(language, 'orderMailMailed')] : []),
    ...delivery(shown),
  ]
}

function delivery({ order: { snapshot, language } }: Shown): MailPart[] {
  const { slot, deliveryAddress, billingAddress, phone, email, additionalInformation } = snapshot
  return [
    {
      kind: 'table',
      rows: [
        ...(slot ? [[message(language, 'orderMailDeliveryTime'), deliverySlotText(language, slot)]] : []),
        ...(slot ? [[message(language, 'orderMailDeliveryAddress'), `${addressText(deliveryAddress)}, ${phone}`]] : []),
        [message(language, 'orderMailBillingAddress'), `${addressText(billingAddress ?? deliveryAddress)}, ${email}`],
        ...(additionalInformation ? [[message(language, 'orderMailInformation'), additionalInformation]] : []),
      ],
    },
  ]
}

function addressText({ firstName, lastName, streetAddress, postalCode, city }: OrderAddress): string {
  return `${firstName} ${lastName}, ${streetAddress}, ${postalCode} ${city}`
}

/** The rights of the buyer, by law and by our terms. */
function rights(shown: Shown): MailPart[] {
  const { order, withdrawAt, termsAt } = shown
  const { language, snapshot } = order
  const hasFood = snapshot.lines.some(({ vatClass }) => vatClass === 'food')
  const hasOther = snapshot.lines.some(({ vatClass }) => vatClass !== 'food')
  return [
    ...(hasFood ? [say(language, 'orderMailWeight'), say(language, 'orderMailNoWithdrawal')] : []),
    ...(hasOther ? [say(language, 'orderMailWithdrawalRight', { address: withdrawAt })] : []),
    defects(shown),
    say(language, 'orderMailTerms', { address: termsAt }),
  ]
}

const defects = ({ order }: Shown): MailPart => say(order.language, 'orderMailDefects')

function openLink({ order: { language }, orderAt }: Shown): MailPart {
  const about = message(language, 'orderMailOpenAbout')
  return { kind: 'link', label: message(language, 'orderMailOpen'), address: orderAt, about }
}

/** Small print; an address in it is a link. */
const say = (language: Language, key: TextKey, values: { address?: string } = {}): MailPart => ({
  kind: 'text',
  text: message(language, key as 'orderMailTerms', values),
  isSmall: true,
  ...values,
})
