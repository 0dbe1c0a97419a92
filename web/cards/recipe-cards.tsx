import type { CatalogueRecipeCard, PlainCard } from '#contract/card.ts'
import { Picture } from '#web/ui/picture.tsx'
import { CardCta, CardHeader, CardPicture, Likes, TotalTime } from './parts.tsx'
import type { Place } from './place.ts'

type Props = { card: PlainCard; place: Place }

export function RecipeCard({ card, place }: Props) {
  return (
    <div className="card card-recipe">
      <CardPicture of={card.image} shape="wide" largest={card.imagePreset} place={place} name={card.header}>
        <TotalTime minutes={card.totalTime} place={place} />
      </CardPicture>
      <div className="card-row">
        <CardHeader link={card.link} place={place}>
          {card.header}
        </CardHeader>
        <Likes card={card} title={card.header} place={place} />
      </div>
      {card.text && <p className="card-text">{card.text}</p>}
      <CardCta>{card.ctaButton}</CardCta>
    </div>
  )
}

/** On the brand's colour, under a picture with a round edge. */
export function BroilerRecipeCard({ card, place }: Props) {
  return (
    <div className="card card-plate card-broiler">
      <CardPicture of={card.image} shape="square" largest={card.imagePreset} place={place} name={card.header} />
      <div className="card-words">
        <TotalTime minutes={card.totalTime} place={place} />
        <CardHeader link={card.link} place={place}>
          {card.header}
        </CardHeader>
        <CardCta>{card.ctaButton}</CardCta>
        <Likes card={card} title={card.header} place={place} />
      </div>
    </div>
  )
}

/** A recipe with the product that it is made from. */
export function CatalogueRecipe({ card, place }: { card: CatalogueRecipeCard; place: Place }) {
  return (
    <div className="card card-catalogue">
      <CardPicture of={card.recipeImage} shape="wide" place={place}>
        {card.productImage && (
          <Picture className="card-product-image" of={card.productImage} presets={['thumbnail']} sizes="6rem" />
        )}
      </CardPicture>
      <CardHeader link={card.pageUrl} place={place}>
        {card.recipeTitle}
      </CardHeader>
    </div>
  )
}
