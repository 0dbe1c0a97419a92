import type { FoundKind } from '#contract/office/find/find.ts'
import type { Area } from './area.ts'
import type { CallValue } from './call-office.ts'

/** Something that the search leads to. */
export type Target = {
  key: string
  group: string
  label: string
  hint: string
  /** In the office, or a full address, which opens in a tab of its own. */
  to: string
}

type Found = CallValue<'GET /api/office/find'>['found'][number]

/** Where each kind is dealt with. */
const places: Record<FoundKind, { group: string; to: (id: string) => string }> = {
  order: { group: 'Tilaukset', to: (number) => `/tilaukset/${number}` },
  product: { group: 'Tuotteet', to: (code) => `/tuotteet/${encodeURIComponent(code)}` },
  customer: { group: 'Asiakkaat', to: (email) => `/tilaukset?haku=${encodeURIComponent(email)}` },
  page: { group: 'Sivut', to: (address) => address },
}

export function targetOf({ kind, id, label, hint }: Found): Target {
  const { group, to } = places[kind]
  return { key: `${kind} ${id}`, group, label, hint, to: to(id) }
}

/** The rooms of the person whose name, or something in them such as a setting, has every word of the question. */
export function roomsFor(areas: readonly Area[], question: string): Target[] {
  const words = question.toLowerCase().split(/\s+/)
  return areas.flatMap(({ label, to, contents = [] }) => {
    const inIt = [label, ...contents].filter((name) => words.every((word) => name.toLowerCase().includes(word)))
    return inIt.slice(0, 1).map((name) => ({
      key: `room ${to}`,
      group: 'Hallinta',
      label: name,
      hint: name === label ? '' : label,
      to,
    }))
  })
}
