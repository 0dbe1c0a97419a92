import stepper from '#web/ui/quantity-stepper.css?inline'
import buy from './buy-control.css?inline'

/** The style sheets of the buy control. */
export const buyStyles = [stepper, buy] as const
