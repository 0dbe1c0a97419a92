import type { NextStepTexts } from '#web/messages/shop/order.texts.ts'

type Next = {
  /** 'tiistai 17.11.2026 klo 16–20'; null when nothing is delivered. */
  deliveryText: string | null
  streetAddress: string
  phone: string
  hasGiftCards: boolean
}

/** What happens after an order, on its page and in its mail. Everything of it is promised in the terms of delivery. */
export function nextSteps(texts: NextStepTexts, { deliveryText, streetAddress, phone, hasGiftCards }: Next): string[] {
  return [
    ...(hasGiftCards ? [texts.card] : []),
    ...(deliveryText === null
      ? []
      : [
          texts.packed,
          texts.delivered.replace('{time}', deliveryText).replace('{address}', () => streetAddress),
          texts.away.replace('{phone}', phone.replaceAll(' ', '\u00a0')),
        ]),
  ]
}
