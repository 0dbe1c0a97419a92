import type { EditedPage } from '#contract/office/pages/edited-page.ts'
import type { Problem } from '#contract/office/pages/page-of-office.ts'
import type { PictureState } from './pictures.store.ts'

type Placed = { block: string | null; path: Problem['path']; id: string; isPicture: boolean; alt?: string }

/** The pictures and files of a page, with their places. */
export function picturesOf({ fields, blocks }: EditedPage): Placed[] {
  return [
    ...picturesIn(fields.picture, null, ['picture']),
    ...picturesIn(fields.item, null, ['item']),
    ...blocks.flatMap(({ id, props }) => picturesIn(props, id, ['props'])),
  ]
}

function picturesIn(value: unknown, block: string | null, path: Problem['path']): Placed[] {
  if (typeof value !== 'object' || value === null) return []
  const placed = placedAt(value, block, path)
  if (placed) return [placed]
  const isList = Array.isArray(value)
  return Object.entries(value).flatMap(([name, child]) =>
    picturesIn(child, block, [...path, isList ? Number(name) : name]),
  )
}

function placedAt(value: object, block: string | null, path: Problem['path']): Placed | undefined {
  if (!('id' in value) || typeof value.id !== 'string') return undefined
  if ('width' in value && 'height' in value && 'alt' in value) {
    return { block, path, id: value.id, isPicture: true, alt: String(value.alt) }
  }
  return 'bytes' in value && 'name' in value ? { block, path, id: value.id, isPicture: false } : undefined
}

/** Pictures without words for those who do not see them, and what may be used no more, in Finnish. */
export function pictureWarnings(placed: readonly Placed[], states: readonly PictureState[], today: string): Problem[] {
  const stateOf = new Map(states.map((state) => [state.id, state]))
  return placed.flatMap(({ block, path, id, isPicture, alt }) => {
    const what = isPicture ? 'Kuva' : 'Tiedosto'
    const state = stateOf.get(id)
    const said = (text: string) => [{ block, path, text }]
    return [
      ...(alt === '' ? [{ block, path: [...path, 'alt'], text: 'Kuvalta puuttuu vaihtoehtoinen teksti.' }] : []),
      ...(state?.isGone && isPicture ? said(`${what} on poistettu kirjastosta. Valitse toinen.`) : []),
      ...(state?.isBinned ? said(`${what} on roskakorissa. Palauta se tai valitse toinen.`) : []),
      ...(state?.until && state.until < today ? said(`${what}: käyttöoikeus päättyi ${dayText(state.until)}.`) : []),
    ]
  })
}

const dayText = (day: string) => day.split('-').map(Number).reverse().join('.')
