import type { Card } from '#contract/card.ts'
import { daysBetween } from '#contract/days.ts'
import type { CardsData } from './cards.load.ts'
import type { CardsProps, WrittenCard } from './cards.schema.ts'

/** All cards of a block in their order, each once. A page that does not exist (any more) is left out. */
export function shownCards({ cards }: CardsProps, { pages, found, today }: CardsData): Card[] {
  const named = cards.flatMap((card): Card[] => {
    if (card.kind === 'card') return [writtenCard(card, today)]
    if (card.kind === 'link') return [linkCard(card)]
    const page = pages[card.path]
    return page ? [page] : []
  })
  const links = new Set(named.map(linkOf))
  return [...named, ...found.filter((card) => !links.has(linkOf(card)))]
}

function linkCard({ kind: _, ...card }: Extract<CardsProps['cards'][number], { kind: 'link' }>): Card {
  return { type: 'headerImageCard', ...card }
}

function writtenCard({ kind: _, ...card }: WrittenCard, today: string): Card {
  if (card.type !== 'socialMediaCard') return card
  const { publishDate, ...social } = card
  return { ...social, daysSincePosted: daysBetween(publishDate, today) }
}

/** Where a card leads. */
function linkOf(card: Card): string {
  switch (card.type) {
    case 'lkProductCard':
      return card.url
    case 'catalogueRecipeCard':
      return card.pageUrl
    default:
      return card.link
  }
}

/** Different for every card of one list. */
export function keyOf(card: Card): string {
  return `${linkOf(card)} ${'header' in card ? card.header : ''}`
}
