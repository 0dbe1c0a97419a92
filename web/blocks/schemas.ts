// Written by `npm run lists` from the files that it imports. Add or remove those, and run it again.
import type { z } from 'zod'
import { accountSchema } from './account/account.schema.ts'
import { boardPlannerSchema } from './board-planner/board-planner.schema.ts'
import { brandCarouselSchema } from './brand-carousel/brand-carousel.schema.ts'
import { brandContactFormSchema } from './brand-contact-form/brand-contact-form.schema.ts'
import { broilerSearchSchema } from './broiler-search/broiler-search.schema.ts'
import { campaignFormSchema } from './campaign-form/campaign-form.schema.ts'
import { cardCarouselSchema } from './card-carousel/card-carousel.schema.ts'
import { cardGridSchema } from './card-grid/card-grid.schema.ts'
import { cartSchema } from './cart/cart.schema.ts'
import { checkoutSchema } from './checkout/checkout.schema.ts'
import { commerceSearchSchema } from './commerce-search/commerce-search.schema.ts'
import { contactFormSchema } from './contact-form/contact-form.schema.ts'
import { countBackSchema } from './count-back/count-back.schema.ts'
import { customerFormSchema } from './customer-form/customer-form.schema.ts'
import { cutMapSchema } from './cut-map/cut-map.schema.ts'
import { dayDialSchema } from './day-dial/day-dial.schema.ts'
import { deliveryCheckSchema } from './delivery-check/delivery-check.schema.ts'
import { deliveryPlanSchema } from './delivery-plan/delivery-plan.schema.ts'
import { eventCalendarSchema } from './event-calendar/event-calendar.schema.ts'
import { expandableListSchema } from './expandable-list/expandable-list.schema.ts'
import { expertQuestionFormSchema } from './expert-question-form/expert-question-form.schema.ts'
import { exportContactFormSchema } from './export-contact-form/export-contact-form.schema.ts'
import { figureTableSchema } from './figure-table/figure-table.schema.ts'
import { fileListSchema } from './file-list/file-list.schema.ts'
import { heroSchema } from './hero/hero.schema.ts'
import { heroCarouselSchema } from './hero-carousel/hero-carousel.schema.ts'
import { heroImageCarouselSchema } from './hero-image-carousel/hero-image-carousel.schema.ts'
import { heroVideoSchema } from './hero-video/hero-video.schema.ts'
import { historyTimelineSchema } from './history-timeline/history-timeline.schema.ts'
import { imageCarouselSchema } from './image-carousel/image-carousel.schema.ts'
import { imageWithTextSchema } from './image-with-text/image-with-text.schema.ts'
import { jobApplicationFormSchema } from './job-application-form/job-application-form.schema.ts'
import { jobListingSchema } from './job-listing/job-listing.schema.ts'
import { likeSchema } from './like/like.schema.ts'
import { loginOrPostalCodeSchema } from './login-or-postal-code/login-or-postal-code.schema.ts'
import { lunchMenuSchema } from './lunch-menu/lunch-menu.schema.ts'
import { lunchPosterSchema } from './lunch-poster/lunch-poster.schema.ts'
import { meatCounterSchema } from './meat-counter/meat-counter.schema.ts'
import { newsSearchSchema } from './news-search/news-search.schema.ts'
import { newsletterFormSchema } from './newsletter-form/newsletter-form.schema.ts'
import { numberAnimationSchema } from './number-animation/number-animation.schema.ts'
import { orderSchema } from './order/order.schema.ts'
import { pageNavigationSchema } from './page-navigation/page-navigation.schema.ts'
import { photoFormSchema } from './photo-form/photo-form.schema.ts'
import { productSearchSchema } from './product-search/product-search.schema.ts'
import { questionFormSchema } from './question-form/question-form.schema.ts'
import { recipeSearchSchema } from './recipe-search/recipe-search.schema.ts'
import { regionMapSchema } from './region-map/region-map.schema.ts'
import { richTextSchema } from './rich-text/rich-text.schema.ts'
import { salesFormSchema } from './sales-form/sales-form.schema.ts'
import { schoolMaterialSchema } from './school-material/school-material.schema.ts'
import { schoolOrderFormSchema } from './school-order-form/school-order-form.schema.ts'
import { siteSearchSchema } from './site-search/site-search.schema.ts'
import { siteSearchWidgetSchema } from './site-search-widget/site-search-widget.schema.ts'
import { sliceGaugeSchema } from './slice-gauge/slice-gauge.schema.ts'
import { sloganCardsSchema } from './slogan-cards/slogan-cards.schema.ts'
import { sortGameSchema } from './sort-game/sort-game.schema.ts'
import { sponsorshipFormSchema } from './sponsorship-form/sponsorship-form.schema.ts'
import { withdrawalSchema } from './withdrawal/withdrawal.schema.ts'
import { yearlyFiguresSchema } from './yearly-figures/yearly-figures.schema.ts'

/** The schema of every block by its type, without views: commands read them in Node alone, which knows no JSX. */
export const blockSchemas: ReadonlyMap<string, z.ZodType> = new Map<string, z.ZodType>([
  ['account', accountSchema],
  ['board-planner', boardPlannerSchema],
  ['brand-carousel', brandCarouselSchema],
  ['brand-contact-form', brandContactFormSchema],
  ['broiler-search', broilerSearchSchema],
  ['campaign-form', campaignFormSchema],
  ['card-carousel', cardCarouselSchema],
  ['card-grid', cardGridSchema],
  ['cart', cartSchema],
  ['checkout', checkoutSchema],
  ['commerce-search', commerceSearchSchema],
  ['contact-form', contactFormSchema],
  ['count-back', countBackSchema],
  ['customer-form', customerFormSchema],
  ['cut-map', cutMapSchema],
  ['day-dial', dayDialSchema],
  ['delivery-check', deliveryCheckSchema],
  ['delivery-plan', deliveryPlanSchema],
  ['event-calendar', eventCalendarSchema],
  ['expandable-list', expandableListSchema],
  ['expert-question-form', expertQuestionFormSchema],
  ['export-contact-form', exportContactFormSchema],
  ['figure-table', figureTableSchema],
  ['file-list', fileListSchema],
  ['hero-carousel', heroCarouselSchema],
  ['hero-image-carousel', heroImageCarouselSchema],
  ['hero-video', heroVideoSchema],
  ['hero', heroSchema],
  ['history-timeline', historyTimelineSchema],
  ['image-carousel', imageCarouselSchema],
  ['image-with-text', imageWithTextSchema],
  ['job-application-form', jobApplicationFormSchema],
  ['job-listing', jobListingSchema],
  ['like', likeSchema],
  ['login-or-postal-code', loginOrPostalCodeSchema],
  ['lunch-menu', lunchMenuSchema],
  ['lunch-poster', lunchPosterSchema],
  ['meat-counter', meatCounterSchema],
  ['news-search', newsSearchSchema],
  ['newsletter-form', newsletterFormSchema],
  ['number-animation', numberAnimationSchema],
  ['order', orderSchema],
  ['page-navigation', pageNavigationSchema],
  ['photo-form', photoFormSchema],
  ['product-search', productSearchSchema],
  ['question-form', questionFormSchema],
  ['recipe-search', recipeSearchSchema],
  ['region-map', regionMapSchema],
  ['rich-text', richTextSchema],
  ['sales-form', salesFormSchema],
  ['school-material', schoolMaterialSchema],
  ['school-order-form', schoolOrderFormSchema],
  ['site-search-widget', siteSearchWidgetSchema],
  ['site-search', siteSearchSchema],
  ['slice-gauge', sliceGaugeSchema],
  ['slogan-cards', sloganCardsSchema],
  ['sort-game', sortGameSchema],
  ['sponsorship-form', sponsorshipFormSchema],
  ['withdrawal', withdrawalSchema],
  ['yearly-figures', yearlyFiguresSchema],
])
