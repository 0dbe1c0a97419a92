import { filteredCards } from '#contract/filtered-cards.ts'
import type { ServeCall } from '#server/http/calls/serve-call.ts'
import { type CardNeeds, cardsOfCategory } from './cards.ts'

export function cardsHttp(serve: ServeCall, needs: CardNeeds): void {
  serve(filteredCards, ({ params: { dropdownItemId, cardType }, site, language }) =>
    cardsOfCategory(needs, { site: site.id, language, category: dropdownItemId, type: cardType }),
  )
}
