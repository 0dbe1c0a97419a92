import type { Language } from '#contract/site.ts'
import type { AnswerWords } from './answer-topics.ts'
import { de } from './words/de.ts'
import { en } from './words/en.ts'
import { fi } from './words/fi.ts'
import { se } from './words/se.ts'

export const answerWords: Readonly<Record<Language, AnswerWords>> = { fi, en, se, de }
