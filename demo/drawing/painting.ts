/** What a scene file holds: a size and the code that composes the picture. */
export type Painting = { width: number; height: number; paint: () => string }

export const hero = (paint: () => string): Painting => ({ width: 1600, height: 1000, paint })

export const story = (paint: () => string): Painting => ({ width: 1200, height: 900, paint })

export const dish = (paint: () => string): Painting => ({ width: 1000, height: 750, paint })

/** An upright A4 sheet, whose middle is covered by text. */
export const poster = (paint: () => string): Painting => ({ width: 1240, height: 1754, paint })
