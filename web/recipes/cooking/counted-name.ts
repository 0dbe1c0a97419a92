import type { Language } from '#contract/site.ts'
import { countedWords } from './counted-words.ts'

export type CountedName = { one: string; several: string; halves: boolean }

/** The forms of a name that is counted; undefined if it has no word that is known. What follows a comma stays: '1 onion, grated'. */
export function countedName(name: string, language: Language, words = countedWords[language]): CountedName | undefined {
  const [counted = '', ...rest] = name.split(',')
  const forms = { one: counted, several: counted, halves: false }
  let known = false
  for (const [one, several, cut] of words) {
    const found = [several, one].find((form) => hasWord(counted, form))
    if (found === undefined) continue
    known = true
    forms.one = withWord(forms.one, found, one)
    forms.several = withWord(forms.several, found, several)
    forms.halves ||= cut === 'halves'
  }
  if (!known) return undefined
  const after = rest.map((part) => `,${part}`).join('')
  return { one: forms.one + after, several: forms.several + after, halves: forms.halves }
}

const hasWord = (text: string, word: string) => ` ${text} `.includes(` ${word} `)

const withWord = (text: string, word: string, other: string) => ` ${text} `.replace(` ${word} `, ` ${other} `).trim()
