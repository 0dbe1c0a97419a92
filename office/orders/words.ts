import type { PaymentFilter } from '#contract/office/orders/payment-filters.ts'
import type { OrderMailKind } from '#contract/shop/order-snapshot.ts'
import type { OrderState } from '#contract/shop/order-states.ts'
import type { BadgeKind } from '#office/ui/badge.tsx'
import { centsText } from '#office/ui/cents.ts'

export const stateNames: Record<OrderState, { label: string; kind: BadgeKind }> = {
  reserved: { label: 'maksamatta', kind: 'warning' },
  superseded: { label: 'korvattu uudella', kind: 'plain' },
  lapsed: { label: 'rauennut', kind: 'plain' },
  placed: { label: 'tilattu', kind: 'info' },
  packed: { label: 'pakattu', kind: 'info' },
  delivered: { label: 'toimitettu', kind: 'good' },
  cancelled: { label: 'peruttu', kind: 'plain' },
  'refund-due': { label: 'odottaa palautusta', kind: 'danger' },
  refunded: { label: 'palautettu', kind: 'plain' },
}

export const paymentNames: Record<PaymentFilter, string> = {
  unpaid: 'ei maksettu',
  paid: 'maksettu',
  free: 'ei maksettavaa',
  refunded: 'palautettu',
  'refund-open': 'palautus kesken',
}

export const mailNames: Record<OrderMailKind, string> = {
  confirmation: 'tilausvahvistus',
  packed: 'pakattu',
  delivered: 'toimitettu',
  cancelled: 'peruttu',
  changed: 'toimitus muuttui',
  missing: 'tuote puuttui',
  'refund-due': 'maksu palautetaan',
  refund: 'palautus tehty',
  'gift-card': 'lahjakortti',
  'withdrawal-link': 'peruuttamisen vahvistuslinkki',
  withdrawal: 'peruuttaminen',
}

/** What the audit log calls what staff have done. */
export const actionNames: Record<string, string> = {
  'order.refund': 'palautti rahaa',
  'order.cancel': 'perui tilauksen',
  'order.move': 'siirsi toimitusajan',
  'order.address': 'muutti osoitteen',
  'order.not-delivered': 'merkitsi toimittamatta jääneeksi',
  'order.packed': 'merkitsi pakatuksi',
  'order.delivered': 'merkitsi toimitetuksi',
  'order.undo': 'otti askeleen takaisin',
  'order.mail-again': 'lähetti viestin uudelleen',
  'order.missing': 'otti puuttuvan tuotteen pois',
  'order.replace': 'vaihtoi puuttuvan tuotteen',
  'order.note': 'kirjoitti muistiinpanon',
  'order.note-undone': 'poisti muistiinpanonsa',
}

export const codeNames: Record<string, string> = {
  discount: 'alennuskoodi',
  loyalty: 'kanta-asiakaskoodi',
  refund: 'hyvityskoodi',
  'gift-card': 'lahjakortti',
}

export const euros = (amount: number) => `${centsText(amount)} €`
