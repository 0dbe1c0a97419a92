import type { CatalogueRecipeCard, PlainCard } from '#contract/content/card.ts'
import { Picture } from '#web/ui/picture.tsx'
import type { CardContext } from './card-context.ts'
import { CardCta, CardHeader, CardPicture, Likes, TotalTime } from './parts.tsx'

type Props = { card: PlainCard; context: CardContext }

export function RecipeCard({ card, context }: Props) {
  return (
    <div className="card card-recipe">
      <CardPicture
        of={card.image}
        shape={context.shape ?? 'wide'}
        largest={card.imagePreset}
        context={context}
        name={card.header}
      >
        <TotalTime minutes={card.totalTime} context={context} />
      </CardPicture>
      <div className="card-row">
        <CardHeader link={card.link} context={context}>
          {card.header}
        </CardHeader>
        <Likes card={card} title={card.header} context={context} />
      </div>
      {card.text && <p className="card-text">{card.text}</p>}
      <CardCta>{card.ctaButton}</CardCta>
    </div>
  )
}

/** Text on the brand colour, below a picture with a rounded edge. */
export function BroilerRecipeCard({ card, context }: Props) {
  return (
    <div className="card card-plate card-broiler">
      <CardPicture of={card.image} shape="square" largest={card.imagePreset} context={context} name={card.header} />
      <div className="card-words">
        <TotalTime minutes={card.totalTime} context={context} />
        <CardHeader link={card.link} context={context}>
          {card.header}
        </CardHeader>
        <CardCta>{card.ctaButton}</CardCta>
        <Likes card={card} title={card.header} context={context} />
      </div>
    </div>
  )
}

/** A recipe with its main product. */
export function CatalogueRecipe({ card, context }: { card: CatalogueRecipeCard; context: CardContext }) {
  return (
    <div className="card card-catalogue">
      <CardPicture of={card.recipeImage} shape={context.shape ?? 'wide'} context={context}>
        {card.productImage && (
          <Picture className="card-product-image" of={card.productImage} presets={['thumbnail']} sizes="6rem" />
        )}
      </CardPicture>
      <CardHeader link={card.pageUrl} context={context}>
        {card.recipeTitle}
      </CardHeader>
    </div>
  )
}
