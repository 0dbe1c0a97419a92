import type { Card } from '#contract/content/card.ts'
import { daysBetween } from '#contract/values/days.ts'
import type { CardsData } from './cards.load.ts'
import type { CardsProps, InlineCard } from './cards.schema.ts'

/** All cards of a block in order, without duplicates. Cards of missing pages are left out. */
export function shownCards({ cards }: CardsProps, { pages, found, today }: CardsData): Card[] {
  const named = cards.flatMap((card): Card[] => {
    if (card.kind === 'card') return [inlineCard(card, today)]
    if (card.kind === 'link') return [linkCard(card)]
    const page = pages[card.kind === 'shop' ? card.code : card.path]
    return page ? [page] : []
  })
  const links = new Set(named.map(linkOf))
  return [...named, ...found.filter((card) => !links.has(linkOf(card)))]
}

function linkCard({ kind: _, ...card }: Extract<CardsProps['cards'][number], { kind: 'link' }>): Card {
  return { type: 'headerImageCard', ...card }
}

function inlineCard({ kind: _, ...card }: InlineCard, today: string): Card {
  if (card.type !== 'socialMediaCard') return card
  const { publishDate, ...social } = card
  return { ...social, daysSincePosted: daysBetween(publishDate, today) }
}

export function linkOf(card: Card): string {
  switch (card.type) {
    case 'lkProductCard':
      return card.url
    case 'catalogueRecipeCard':
      return card.pageUrl
    default:
      return card.link
  }
}

/** A React key, unique within a list of cards. */
export function keyOf(card: Card): string {
  return `${linkOf(card)} ${'header' in card ? card.header : ''}`
}
