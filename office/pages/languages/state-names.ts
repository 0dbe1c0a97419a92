import type { TranslationState } from '#contract/office/pages/translation.ts'
import type { BadgeKind } from '#office/ui/badge.tsx'

type Name = { label: string; kind: BadgeKind }

export const translationNames: Record<TranslationState, Name> = {
  missing: { label: 'Puuttuu', kind: 'warning' },
  'left-out': { label: 'Ei käännöksessä', kind: 'plain' },
  gone: { label: 'Poistettu lähteestä', kind: 'warning' },
  own: { label: 'Vain käännöksessä', kind: 'plain' },
  untranslated: { label: 'Kääntämättä', kind: 'warning' },
  behind: { label: 'Muuttunut', kind: 'warning' },
  current: { label: 'Ajan tasalla', kind: 'good' },
}

export const languageStates: Record<'original' | 'missing' | 'behind' | 'current', Name> = {
  original: { label: 'Alkuperäinen', kind: 'plain' },
  missing: { label: 'Puuttuu', kind: 'warning' },
  behind: { label: 'Jäljessä', kind: 'warning' },
  current: { label: 'Ajan tasalla', kind: 'good' },
}
