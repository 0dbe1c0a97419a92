/** Posti's types from 3 on are boxes, companies and special codes: nobody lives there. */
export const LAST_HOME_TYPE = 2

/** A postal code as people type it, in five digits; null if it cannot be one. */
export function normalPostalCode(typed: string): string | null {
  const digits = typed.replace(/^\s*fi-?/i, '').replace(/\s/g, '')
  return /^\d{5}$/.test(digits) ? digits : null
}

/** Whether the shop brings orders to a postal code of this type in this area. */
export function isDelivered({ type, area }: { type: number; area: string | null }): boolean {
  return area !== null && type <= LAST_HOME_TYPE
}
