import type { Page } from '#contract/content/content.ts'
import { numberOf } from './numbers.ts'

type Block = Page['blocks'][number]

/** 'Kaksi tuntia tilalla' counts hours and not what is listed. */
const measures =
  /^(tun|minuut|päiv|viik|kuukau|vuot|sent|hour|minute|day|week|month|year|timm|dag|veck|Stund|Tag|Woche)/iu
const opening = /^(?:\d+\.\d+: )?(\p{L}+|\d+) (\p{L}+)/u

/** The number that a heading or lead begins with, if it counts things; one is 'a' in several languages. */
function countIn(text: unknown): number | null {
  const [, word = '', noun = ''] = typeof text === 'string' ? (opening.exec(text) ?? []) : []
  const count = measures.test(noun) ? null : numberOf(word)
  return count === null || count < 2 ? null : count
}

const leads = ['heading', 'title', 'text', 'eyebrow'] as const
const lists = ['cards', 'events', 'slides', 'items', 'entries', 'figures', 'slogans', 'questions', 'buttons'] as const

/** What the block lists: its cards, events or questions. */
const listed = ({ props }: Block) =>
  lists.flatMap((name) => (Array.isArray(props[name]) ? [props[name].length] : [])).at(0)

const plain = (value: unknown): string =>
  Array.isArray(value)
    ? value.map(plain).join('')
    : typeof value === 'object' && value !== null && 'text' in value
      ? String(value.text)
      : String(value ?? '')

/** Each heading of formatted text with the number of items of the first list below it. */
function headingsOf({ props: { content } }: Block): { heading: string; count: number }[] {
  if (!Array.isArray(content)) return []
  return content.flatMap((node, at) => {
    if (node?.kind !== 'heading') return []
    const next = content.slice(at + 1).findIndex((other) => other?.kind === 'heading')
    const below = content.slice(at + 1, next === -1 ? undefined : at + 1 + next)
    const list = below.find((other) => Array.isArray(other?.items))
    return list ? [{ heading: plain(node.children ?? node.text), count: list.items.length }] : []
  })
}

/** Headings that count something else than what stands below them. */
export function wrongListCounts(address: string, blocks: readonly Block[]): string[] {
  return blocks.flatMap((block) => {
    const own = leads.flatMap((name) => {
      const said = countIn(block.props[name])
      const count = listed(block)
      return said !== null && count !== undefined && said !== count ? [{ text: plain(block.props[name]), count }] : []
    })
    const inside = headingsOf(block).flatMap(({ heading, count }) => {
      const said = countIn(heading)
      return said !== null && said !== count ? [{ text: heading, count }] : []
    })
    return [...own, ...inside].map(({ text, count }) => `${address}: '${text}', but ${count} are listed`)
  })
}

/** Blocks that count differently in another language of their page. */
export function wrongTranslatedCounts(address: string, blocks: readonly Block[], others: readonly Block[]): string[] {
  return blocks.flatMap((block, at) => {
    const other = others[at]
    if (!other || other.type !== block.type) return []
    return leads.flatMap((name) => {
      const [here, there] = [countIn(block.props[name]), countIn(other.props[name])]
      return here !== null && there !== null && here !== there
        ? [`${address}: '${plain(block.props[name])}' and '${plain(other.props[name])}'`]
        : []
    })
  })
}
