import type { CallValue } from '#office/frame/call-office.ts'
import type { BadgeKind } from '#office/ui/badge.tsx'
import { centsText } from '#office/ui/cents.ts'
import { shortDate } from '#web/format/short-date.ts'

export type Code = CallValue<'GET /api/office/codes'>['rows'][number]
export type CodeDetails = CallValue<'GET /api/office/codes/:id'>

export const kindNames: Record<Code['kind'], string> = {
  discount: 'Etukoodi',
  'gift-card': 'Lahjakortti',
  refund: 'Hyvityskoodi',
  loyalty: 'Kanta-asiakaskoodi',
}

export const states: Record<Code['state'], { label: string; kind: BadgeKind }> = {
  good: { label: 'käytössä', kind: 'good' },
  used: { label: 'käytetty', kind: 'plain' },
  ended: { label: 'päättynyt', kind: 'plain' },
  'not-begun': { label: 'ei vielä alkanut', kind: 'info' },
  void: { label: 'mitätöity', kind: 'danger' },
  replaced: { label: 'korvattu uudella', kind: 'warning' },
}

export const eurosText = (cents: number) => `${centsText(cents)} €`

/** What a coupon takes off, or what is left of what another was worth. */
export function valueText({ kind, percent, amount, freeDelivery, issued }: Code): string {
  if (kind !== 'discount') return `${eurosText(amount ?? 0)} / ${eurosText(issued ?? 0)}`
  const parts = [
    percent === null ? '' : `${percent} %`,
    amount === null ? '' : eurosText(amount),
    freeDelivery ? 'ilmainen toimitus' : '',
  ]
  return parts.filter(Boolean).join(' + ')
}

export function limitsText({ minimum, validFrom, validUntil, maxUses, uses }: Code): string {
  const parts = [
    validFrom === null ? '' : `${shortDate(validFrom, 'fi')} alkaen`,
    validUntil === null ? '' : `${shortDate(validUntil, 'fi')} asti`,
    minimum === null ? '' : `vähintään ${eurosText(minimum)}`,
    maxUses === null ? '' : `${maxUses} kertaa`,
    `käytetty ${uses} kertaa`,
  ]
  return parts.filter(Boolean).join(', ')
}
