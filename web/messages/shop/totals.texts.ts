import type { TextGroup, Texts } from '#web/messages/texts.ts'

/** The names of the amounts of a cart or an order. */
export const totalsTexts = {
  heading: { fi: 'Yhteenveto', en: 'Summary', se: 'Sammanfattning', de: 'Übersicht' },
  subTotal: { fi: 'Tuotteet yhteensä', en: 'Products', se: 'Produkter', de: 'Produkte' },
  discount: { fi: 'Alennukset', en: 'Discounts', se: 'Rabatter', de: 'Rabatte' },
  shipping: { fi: 'Toimitus', en: 'Delivery', se: 'Leverans', de: 'Lieferung' },
  free: { fi: 'Maksuton', en: 'Free', se: 'Gratis', de: 'Kostenlos' },
  handling: { fi: 'Käsittely', en: 'Handling', se: 'Hantering', de: 'Bearbeitung' },
  loyalty: { fi: 'Kanta-asiakasetu', en: 'Loyalty benefit', se: 'Stamkundsförmån', de: 'Treuebonus' },
  refund: { fi: 'Hyvitys', en: 'Refund code', se: 'Återbetalningskod', de: 'Erstattungscode' },
  giftCard: { fi: 'Lahjakortti', en: 'Gift card', se: 'Presentkort', de: 'Geschenkkarte' },
  total: { fi: 'Maksettavaa yhteensä', en: 'Total', se: 'Att betala', de: 'Gesamtbetrag' },
  vat: {
    fi: 'sis. ALV {percent} % {amount}',
    en: 'incl. {percent}% VAT {amount}',
    se: 'inkl. moms {percent} % {amount}',
    de: 'inkl. MwSt. {percent} % {amount}',
  },
  leftToFree: {
    fi: 'Lisää tuotteita vielä {amount} edestä, niin toimitus on maksuton.',
    en: 'Spend {amount} more and delivery is free.',
    se: 'Handla för {amount} till, så är leveransen gratis.',
    de: 'Noch {amount}, dann ist die Lieferung kostenlos.',
  },
} satisfies TextGroup

export type TotalsTexts = Texts<typeof totalsTexts>
