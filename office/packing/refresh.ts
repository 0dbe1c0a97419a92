/** Two packers see each other's ticks after this time at the latest. */
export const REFRESH_MS = 3000
