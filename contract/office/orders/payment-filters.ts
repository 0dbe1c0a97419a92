/** What lists of orders say of the money: nothing arrived, it arrived, nothing was to pay, something went back, something has to. */
export const paymentFilters = ['unpaid', 'paid', 'free', 'refunded', 'refund-open'] as const
export type PaymentFilter = (typeof paymentFilters)[number]
