// Apart from `lunch-menu.ts`, so that the browser gets no schemas with them.

export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const
export type Weekday = (typeof weekdays)[number]

export const MAX_WEEKS = 53
export const MAX_DISHES_A_DAY = 12
export const MAX_DISH_LENGTH = 200
export const MAX_MENU_BYTES = 64 * 1024
