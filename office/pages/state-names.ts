import type { PageState } from '#contract/office/pages/page-of-office.ts'
import type { BadgeKind } from '#office/ui/badge.tsx'

export const stateNames: Record<PageState, { label: string; kind: BadgeKind }> = {
  published: { label: 'Julkaistu', kind: 'good' },
  new: { label: 'Uusi', kind: 'info' },
  hidden: { label: 'Ei näkyvissä', kind: 'plain' },
  binned: { label: 'Roskakorissa', kind: 'danger' },
}
