import { filteredCards } from '#contract/content/filtered-cards.ts'
import { type ServedCall, served } from '#server/http/calls/served.ts'
import { type CardNeeds, cardsOfCategory } from './cards.ts'

export function cardsCalls(needs: CardNeeds): ServedCall[] {
  return [
    served(filteredCards, ({ params: { dropdownItemId, cardType }, site, language }) =>
      cardsOfCategory(needs, { site: site.id, language, category: dropdownItemId, type: cardType }),
    ),
  ]
}
