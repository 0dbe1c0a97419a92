/** What stands for a payment method when there is nothing to pay. The payment service has no such method. */
export const FREE_ORDER_METHOD = 'FI00'
