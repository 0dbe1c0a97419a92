import type { World } from './world.ts'

const CARD = /\b[2-9A-Z]{4}(?:-[2-9A-Z]{4}){3}\b/g

export const cardsIn = (text: string): string[] => text.match(CARD) ?? []

/** The codes of bought gift cards, as they were mailed. */
export const mailedCards = ({ mails }: World) => mails.flatMap(({ text }) => cardsIn(text))
