import type { Language } from '#contract/site.ts'
import { lunchMenuMessages } from '#web/messages/lunch-menu.messages.ts'
import { message } from '#web/messages/message.ts'

type Key = keyof typeof lunchMenuMessages

/** The texts of the builder, as data: the browser gets one language only. */
export function lunchMenuTexts(language: Language): MenuTexts {
  const keys = Object.keys(lunchMenuMessages) as Key[]
  const texts = Object.fromEntries(keys.map((key) => [key, message(language, key)])) as Record<Key, string>
  return { ...texts, print: message(language, 'print') }
}

export type MenuTexts = Record<Key | 'print', string>
