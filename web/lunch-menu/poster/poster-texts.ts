import type { Language } from '#contract/site.ts'
import { lunchPosterMessages } from '#web/messages/lunch-poster.messages.ts'
import { message } from '#web/messages/message.ts'

const shared = [
  ...(['print', 'menuPaper', 'menuUpright', 'menuLandscape', 'menuTitle', 'menuWeekWord'] as const),
  ...(['menuOtherTab', 'menuTakeOther', 'menuKeepMine'] as const),
]
type Key = keyof typeof lunchPosterMessages | (typeof shared)[number]
export type PosterTexts = Record<Key, string>

/** The texts of the editor, as data: the browser gets one language only. */
export function posterTexts(language: Language): PosterTexts {
  const own = Object.keys(lunchPosterMessages) as (keyof typeof lunchPosterMessages)[]
  return Object.fromEntries([...own, ...shared].map((key) => [key, message(language, key)])) as PosterTexts
}
