import type { ComponentType } from 'react'
import type { Page } from '#contract/content/content.ts'
import type { Item } from '#contract/content/item.ts'
import likeCss from '#web/likes/like-button.css?inline'
import menuEntryCss from '#web/lunch-menu/entry/menu-entry.css?inline'
import cookModeCss from '#web/recipes/cook-mode.css?inline'
import homeCookingCss from '#web/recipes/home-cooking.css?inline'
import portionsCss from '#web/recipes/portions.css?inline'
import reviewsCss from '#web/reviews/reviews.css?inline'
import { buyStyles } from '#web/shop/buying/buy-styles.ts'
import carouselCss from '#web/ui/carousel/carousel.css?inline'
import stepperCss from '#web/ui/quantity-stepper.css?inline'
import smallButtonCss from '#web/ui/small-button.css?inline'
import articleCss from './article-opening.css?inline'
import { ArticleOpening } from './article-opening.tsx'
import itemCss from './item-opening.css?inline'
import jobCss from './job-opening.css?inline'
import { JobClosing, JobOpening } from './job-opening.tsx'
import newsCss from './news-opening.css?inline'
import { NewsOpening } from './news-opening.tsx'
import type { ItemOpeningProps, OpeningProps } from './opening-props.ts'
import productCss from './product-opening.css?inline'
import { ProductClosing, ProductOpening } from './product-opening.tsx'
import recipeCss from './recipe-opening.css?inline'
import { RecipeOpening } from './recipe-opening.tsx'

import { Related } from './related.tsx'
import shareCss from './share.css?inline'
import thanksCss from './thanks-opening.css?inline'
import { ThanksOpening } from './thanks-opening.tsx'

type Opening = {
  view: ComponentType<OpeningProps>
  /** What comes after the blocks. */
  closing?: ComponentType<OpeningProps>
  css: readonly string[]
  /** Of what only some sites have. */
  cssFor?: (props: OpeningProps) => readonly string[]
}

const plain: Opening = { view: ArticleOpening, css: [articleCss] }

/** The content before the blocks, by template. Home pages and sections start with their hero, search pages with their field. */
export const openings: Record<Page['template'], Opening | undefined> = {
  home: undefined,
  section: undefined,
  article: plain,
  form: plain,
  thanks: { view: ThanksOpening, css: [articleCss, thanksCss] },
  search: undefined,
  cart: plain,
  account: plain,
  checkout: plain,
  product: {
    view: ofItem('product', ProductOpening),
    closing: ProductClosing,
    css: [itemCss, likeCss, ...buyStyles, reviewsCss, carouselCss, productCss],
    cssFor: ({ lunchMenuPath }) => (lunchMenuPath === undefined ? [] : [smallButtonCss, menuEntryCss]),
  },
  recipe: {
    view: ofItem('recipe', RecipeOpening),
    closing: RelatedClosing,
    css: [itemCss, likeCss, shareCss, recipeCss, stepperCss, smallButtonCss, portionsCss, homeCookingCss, cookModeCss],
    cssFor: ({ lunchMenuPath }) => (lunchMenuPath === undefined ? [] : [menuEntryCss]),
  },
  news: { view: ofItem('news', NewsOpening), closing: RelatedClosing, css: [itemCss, shareCss, newsCss] },
  job: { view: ofItem('job', JobOpening), closing: ofItem('job', JobClosing), css: [itemCss, jobCss] },
}

function RelatedClosing({ page, related }: OpeningProps) {
  return <Related rows={related} language={page.language} />
}

/** Narrows the type of the item. The contract guarantees that it matches the template. */
function ofItem<Kind extends Item['kind']>(kind: Kind, View: ComponentType<ItemOpeningProps<Kind>>) {
  return (props: OpeningProps) => {
    const { item } = props.page
    if (item?.kind !== kind) throw new Error(`The page at ${props.page.path} has no ${kind}.`)
    return <View {...props} item={item as ItemOpeningProps<Kind>['item']} />
  }
}
