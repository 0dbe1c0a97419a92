import type { Language } from '#contract/site.ts'
import { message, type TextKey } from '#web/messages/message.ts'

/** Texts in one language. */
export function textsIn(language: Language): (key: TextKey) => string {
  return (key) => message(language, key)
}
