/** The tabs of the room, as in its address. */
export const views = ['ei-tulosta', 'ei-valittu', 'kaikki', 'synonyymit', 'nostot'] as const
export type View = (typeof views)[number]
