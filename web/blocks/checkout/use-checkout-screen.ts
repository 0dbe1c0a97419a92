import { useScreen } from '#web/shop/use-screen.ts'

const screens = ['toimitus', 'maksu'] as const
export type CheckoutScreen = (typeof screens)[number]

export const useCheckoutScreen = (): CheckoutScreen | null => useScreen(screens)
