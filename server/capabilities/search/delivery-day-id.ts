/** Above all ids of taxonomies, which calls and content can name. */
const FIRST = 4_000_000_000

/** The category in the index of what can be delivered on an ISO weekday. */
export const deliveryDayId = (weekday: number): number => FIRST + weekday
