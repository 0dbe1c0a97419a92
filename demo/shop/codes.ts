import type { CodeKind } from '#contract/shop/shop-data.ts'

type DemoCode = {
  code: string
  kind: CodeKind
  percent?: number
  amount?: number
  minimum?: number
  freeDelivery?: boolean
  validUntil?: string
  maxUses?: number
}

/** The codes of the demo shop. Amounts in cents. */
export const codes: readonly DemoCode[] = [
  { code: 'TERVETULOA10', kind: 'discount', percent: 10 },
  { code: 'KESA5', kind: 'discount', amount: 500, minimum: 4000 },
  { code: 'ILMAINEN', kind: 'discount', freeDelivery: true },
  { code: 'VANHA', kind: 'discount', percent: 10, validUntil: '2026-08-31' },
  { code: 'KERRAN', kind: 'discount', percent: 20, maxUses: 1 },
  { code: 'LAHJA0', kind: 'discount', percent: 100, freeDelivery: true },
  { code: 'LAHJAKORTTI-50', kind: 'gift-card', amount: 5000 },
  { code: 'KANTA-10', kind: 'loyalty', amount: 1000 },
  { code: 'HYVITYS-7', kind: 'refund', amount: 700 },
]
