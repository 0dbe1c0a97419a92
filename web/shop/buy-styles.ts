import stepper from '#web/ui/quantity-stepper.css?inline'
import stars from '#web/ui/stars.css?inline'
import buy from './buy-control.css?inline'
import deliveryCheck from './delivery-check.css?inline'
import quickView from './quick-view.css?inline'

/** The style sheets of the buy control. */
export const buyStyles = [stepper, stars, buy, deliveryCheck, quickView] as const
