import type { Language } from '#contract/site.ts'
import { message } from '#web/messages/message.ts'

/** The texts of the field for codes, as data for islands. */
export function codeTexts(language: Language) {
  return {
    label: message(language, 'codeLabel'),
    add: message(language, 'codeAdd'),
    remove: message(language, 'codeRemove'),
    added: message(language, 'codeAdded'),
    removed: message(language, 'codeRemoved'),
    empty: message(language, 'codeEmpty'),
    repeated: message(language, 'codeRepeated'),
    invalid: message(language, 'codeInvalid'),
    failed: message(language, 'cartFailed'),
  }
}

export type CodeTexts = ReturnType<typeof codeTexts>
