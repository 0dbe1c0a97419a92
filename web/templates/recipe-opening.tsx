import type { CSSProperties } from 'react'
import type { RecipeItem } from '#contract/content/item.ts'
import type { Language, PortionCalculatorSettings } from '#contract/site.ts'
import { amountText } from '#web/format/amount-text.ts'
import { durationText } from '#web/format/duration.ts'
import { Island } from '#web/islands/island.tsx'
import { LikeButton } from '#web/likes/like-button.tsx'
import type { MenuEntry } from '#web/lunch-menu/entry/add-to-menu.tsx'
import { menuEntryTexts } from '#web/messages/kitchen/menu-entry.texts.ts'
import {
  calculatorTexts,
  cookModeTexts,
  homeIngredientsTexts,
  portionNoteTexts,
} from '#web/messages/kitchen/recipe.texts.ts'
import { message } from '#web/messages/message.ts'
import { textsOf } from '#web/messages/texts.ts'
import { calculatedRecipe, ownPortioning } from '#web/recipes/calculated-recipe.ts'
import { CookMode } from '#web/recipes/cook-mode.island.tsx'
import { cookedRecipe } from '#web/recipes/home-cooking.ts'
import { HomeIngredients } from '#web/recipes/home-ingredients.island.tsx'
import { PortionCalculator } from '#web/recipes/portion-calculator.island.tsx'
import { PortionNote } from '#web/recipes/portion-note.island.tsx'
import { PortionNutrients } from '#web/recipes/portion-nutrients.island.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { ItemSplit } from './item-split.tsx'
import type { ItemOpeningProps, LinkedPage, OpeningProps } from './opening-props.ts'
import { Share } from './share.tsx'

type Linked = ItemOpeningProps<'recipe'>['linked']

/** The opening of a recipe page: everything that a cook needs, on screen and in print. */
export function RecipeOpening(props: ItemOpeningProps<'recipe'>) {
  const { page, item, linked, likeCount, portionCalculator, lunchMenuPath, diets } = props
  const { language, title } = page
  const product = item.productPath === undefined ? undefined : linked[item.productPath]
  return (
    <article className="item-opening section tone-paper">
      <ItemSplit page={page} pictureClass="recipe-picture">
        <Facts item={item} diets={diets} language={language} withSize={!portionCalculator} />
        <div className="item-actions">
          {likeCount !== undefined && (
            <LikeButton contentId={page.contentId} likeCount={likeCount} language={language} title={title} />
          )}
          <Share title={title} language={language} />
        </div>
      </ItemSplit>
      <div className="recipe-columns wrap">
        <div
          className="recipe-needs"
          style={{ '--lines': linesOf(item, product) + (portionCalculator ? CALCULATOR_LINES : 0) } as CSSProperties}
        >
          {portionCalculator ? (
            <Calculator
              item={item}
              linked={linked}
              language={language}
              entry={lunchMenuPath === undefined ? undefined : menuEntry(page, lunchMenuPath)}
              {...portionCalculator}
            />
          ) : (
            <Ingredients item={item} linked={linked} language={language} />
          )}
          {product && <ProductLink product={product} language={language} />}
        </div>
        <div>
          <Method item={item} language={language} maxPortions={portionCalculator ? MAX_PORTIONS : MAX_AT_HOME} />
          <Nutrients {...props} />
        </div>
      </div>
    </article>
  )
}

type FactsProps = Pick<OpeningProps, 'diets'> & { item: RecipeItem; language: Language; withSize: boolean }

/** The ingredients show the portions, and a calculator their size too: they are what changes. */
function Facts({ item, diets = [], language, withSize }: FactsProps) {
  const { totalTime, activeTime, difficulty, portionSize, portionUnit = '' } = item
  return (
    <dl className="item-facts">
      {activeTime !== undefined && activeTime < totalTime && (
        <div>
          <dt>{message(language, 'recipeActiveTime')}</dt>
          <dd>{durationText(activeTime)}</dd>
        </div>
      )}
      <div>
        <dt>{message(language, 'recipeTime')}</dt>
        <dd>{durationText(totalTime)}</dd>
      </div>
      {difficulty && (
        <div>
          <dt>{message(language, 'recipeDifficulty')}</dt>
          <dd>{message(language, difficultyTexts[difficulty])}</dd>
        </div>
      )}
      {withSize && portionSize !== undefined && (
        <div>
          <dt>{message(language, 'recipePortionSize')}</dt>
          <dd>{amountText({ amount: portionSize, unit: portionUnit }, language)}</dd>
        </div>
      )}
      {diets.length > 0 && (
        <div>
          <dt>{message(language, 'recipeDiets')}</dt>
          <dd>{diets.map(({ name, mark }) => `${name}\u00a0(${mark})`).join(', ')}</dd>
        </div>
      )}
    </dl>
  )
}

const difficultyTexts = {
  easy: 'recipeEasy',
  medium: 'recipeMedium',
  demanding: 'recipeDemanding',
} as const

function menuEntry({ title, path, language }: ItemOpeningProps<'recipe'>['page'], menuPath: string): MenuEntry {
  return { header: title, link: path, menuPath, texts: textsOf(language, menuEntryTexts) }
}

type CalculatorProps = PortionCalculatorSettings & {
  item: RecipeItem
  linked: Linked
  language: Language
  entry: MenuEntry | undefined
}

function Calculator({ item, linked, language, decimals, entry }: CalculatorProps) {
  const recipe = calculatedRecipe(item, (path) => linked[path]?.href)
  const props = { recipe, decimals, language, lunchMenu: entry, texts: textsOf(language, calculatorTexts) }
  return <Island name="portion-calculator" component={PortionCalculator} props={props} />
}

function Ingredients({ item, linked, language }: { item: RecipeItem; linked: Linked; language: Language }) {
  const recipe = calculatedRecipe(item, (path) => linked[path]?.href)
  const props = { recipe, language, texts: textsOf(language, homeIngredientsTexts) }
  return <Island windows="none" name="home-ingredients" component={HomeIngredients} props={props} />
}

/** The numbering continues across steps, so that a cook who was interrupted finds the place by one number. */
function Method({ item, language, maxPortions }: { item: RecipeItem; language: Language; maxPortions: number }) {
  const { steps, portionUnit = '' } = item
  const starts = steps.map((_, at) => 1 + steps.slice(0, at).flatMap(({ instructions }) => instructions).length)
  return (
    <section className="recipe-method">
      <h2>{message(language, 'recipeMethod')}</h2>
      <Island
        name="portion-note"
        component={PortionNote}
        props={{ own: ownPortioning(item), unit: portionUnit, texts: textsOf(language, portionNoteTexts) }}
      />
      <Island
        windows="none"
        name="cook-mode"
        component={CookMode}
        props={{
          recipe: cookedRecipe(steps, language),
          own: ownPortioning(item),
          maxPortions,
          language,
          texts: textsOf(language, cookModeTexts),
        }}
        when="load"
      />
      {steps.map(({ heading, instructions }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: steps have no other key, and their order never changes.
        <div key={at}>
          {heading && <h3>{heading}</h3>}
          <ol start={starts[at]}>
            {instructions.map((instruction) => (
              <li key={instruction}>{instruction}</li>
            ))}
          </ol>
        </div>
      ))}
    </section>
  )
}

function Nutrients({ page: { language }, item, portionCalculator }: ItemOpeningProps<'recipe'>) {
  const { nutrients = [] } = item
  if (nutrients.length === 0) return null
  const calculated = portionCalculator && { nutrients, own: ownPortioning(item), language, ...portionCalculator }
  return (
    <section className="recipe-nutrients">
      <h2>{message(language, 'recipeNutrition')}</h2>
      {calculated ? (
        <Island name="portion-nutrients" component={PortionNutrients} props={calculated} />
      ) : (
        <table className="item-table">
          <tbody>
            {nutrients.map(({ code, name, amount, unit }) => (
              <tr key={code}>
                <th scope="row">{name}</th>
                <td>{amountText({ amount, unit }, language) || `0\u00a0${unit}`}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

function ProductLink({ product, language }: { product: LinkedPage; language: Language }) {
  return (
    <div className="recipe-product">
      {product.picture && <Picture of={{ ...product.picture, alt: '' }} presets={['thumbnail']} sizes="5rem" />}
      <p>
        <span>{message(language, 'recipeProduct')}</span> <a href={product.href}>{product.title}</a>
      </p>
    </div>
  )
}

const MAX_AT_HOME = 99
const MAX_PORTIONS = 1000

/** Its fields, buttons and the total yield. */
const CALCULATOR_LINES = 6

/** Estimated number of lines of the ingredients, for the style that keeps their end inside the viewport. */
function linesOf({ steps }: RecipeItem, product: LinkedPage | undefined): number {
  const lines = steps.map(
    ({ heading, ingredients }) => ingredients.length + (heading && ingredients.length > 0 ? 2 : 0),
  )
  return lines.reduce((sum, count) => sum + count, product ? 6 : 3)
}
