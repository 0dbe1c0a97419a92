import stepper from '#web/ui/quantity-stepper.css?inline'
import stars from '#web/ui/stars.css?inline'
import buy from './buy-control.css?inline'

/** The style sheets of the buy control. Those of the quick view come with its script. */
export const buyStyles = [stepper, stars, buy] as const
