// Written by `npm run lists` from the files that it imports. Add or remove those, and run it again.
import { account } from './account/account.block.tsx'
import { boardPlanner } from './board-planner/board-planner.block.tsx'
import { brandCarousel } from './brand-carousel/brand-carousel.block.tsx'
import { brandContactForm } from './brand-contact-form/brand-contact-form.block.tsx'
import { broilerSearch } from './broiler-search/broiler-search.block.ts'
import { campaignForm } from './campaign-form/campaign-form.block.tsx'
import { cardCarousel } from './card-carousel/card-carousel.block.tsx'
import { cardGrid } from './card-grid/card-grid.block.tsx'
import { cart } from './cart/cart.block.tsx'
import { checkout } from './checkout/checkout.block.tsx'
import { commerceSearch } from './commerce-search/commerce-search.block.ts'
import { contactForm } from './contact-form/contact-form.block.tsx'
import { countBack } from './count-back/count-back.block.tsx'
import { customerForm } from './customer-form/customer-form.block.tsx'
import { cutMap } from './cut-map/cut-map.block.tsx'
import { dayDial } from './day-dial/day-dial.block.tsx'
import { deliveryCheck } from './delivery-check/delivery-check.block.tsx'
import { deliveryPlan } from './delivery-plan/delivery-plan.block.tsx'
import { eventCalendar } from './event-calendar/event-calendar.block.tsx'
import { expandableList } from './expandable-list/expandable-list.block.tsx'
import { expertQuestionForm } from './expert-question-form/expert-question-form.block.tsx'
import { exportContactForm } from './export-contact-form/export-contact-form.block.tsx'
import { figureTable } from './figure-table/figure-table.block.tsx'
import { fileList } from './file-list/file-list.block.tsx'
import { hero } from './hero/hero.block.tsx'
import { heroCarousel } from './hero-carousel/hero-carousel.block.tsx'
import { heroImageCarousel } from './hero-image-carousel/hero-image-carousel.block.tsx'
import { heroVideo } from './hero-video/hero-video.block.tsx'
import { historyTimeline } from './history-timeline/history-timeline.block.tsx'
import { imageCarousel } from './image-carousel/image-carousel.block.tsx'
import { imageWithText } from './image-with-text/image-with-text.block.tsx'
import { jobApplicationForm } from './job-application-form/job-application-form.block.tsx'
import { jobListing } from './job-listing/job-listing.block.tsx'
import { like } from './like/like.block.tsx'
import { loginOrPostalCode } from './login-or-postal-code/login-or-postal-code.block.tsx'
import { lunchMenu } from './lunch-menu/lunch-menu.block.tsx'
import { lunchPoster } from './lunch-poster/lunch-poster.block.tsx'
import { meatCounter } from './meat-counter/meat-counter.block.tsx'
import { newsSearch } from './news-search/news-search.block.ts'
import { newsletterForm } from './newsletter-form/newsletter-form.block.tsx'
import { numberAnimation } from './number-animation/number-animation.block.tsx'
import { order } from './order/order.block.tsx'
import { pageNavigation } from './page-navigation/page-navigation.block.tsx'
import { photoForm } from './photo-form/photo-form.block.tsx'
import { productSearch } from './product-search/product-search.block.ts'
import { questionForm } from './question-form/question-form.block.tsx'
import { recipeSearch } from './recipe-search/recipe-search.block.ts'
import { regionMap } from './region-map/region-map.block.tsx'
import { richText } from './rich-text/rich-text.block.tsx'
import { salesForm } from './sales-form/sales-form.block.tsx'
import { schoolMaterial } from './school-material/school-material.block.tsx'
import { schoolOrderForm } from './school-order-form/school-order-form.block.tsx'
import { siteSearch } from './site-search/site-search.block.ts'
import { siteSearchWidget } from './site-search-widget/site-search-widget.block.tsx'
import { sliceGauge } from './slice-gauge/slice-gauge.block.tsx'
import { sloganCards } from './slogan-cards/slogan-cards.block.tsx'
import { sortGame } from './sort-game/sort-game.block.tsx'
import { sponsorshipForm } from './sponsorship-form/sponsorship-form.block.tsx'
import { withdrawal } from './withdrawal/withdrawal.block.tsx'
import { yearlyFigures } from './yearly-figures/yearly-figures.block.tsx'

/** All blocks. */
export const blockList = [
  account,
  boardPlanner,
  brandCarousel,
  brandContactForm,
  broilerSearch,
  campaignForm,
  cardCarousel,
  cardGrid,
  cart,
  checkout,
  commerceSearch,
  contactForm,
  countBack,
  customerForm,
  cutMap,
  dayDial,
  deliveryCheck,
  deliveryPlan,
  eventCalendar,
  expandableList,
  expertQuestionForm,
  exportContactForm,
  figureTable,
  fileList,
  heroCarousel,
  heroImageCarousel,
  heroVideo,
  hero,
  historyTimeline,
  imageCarousel,
  imageWithText,
  jobApplicationForm,
  jobListing,
  like,
  loginOrPostalCode,
  lunchMenu,
  lunchPoster,
  meatCounter,
  newsSearch,
  newsletterForm,
  numberAnimation,
  order,
  pageNavigation,
  photoForm,
  productSearch,
  questionForm,
  recipeSearch,
  regionMap,
  richText,
  salesForm,
  schoolMaterial,
  schoolOrderForm,
  siteSearchWidget,
  siteSearch,
  sliceGauge,
  sloganCards,
  sortGame,
  sponsorshipForm,
  withdrawal,
  yearlyFigures,
]
