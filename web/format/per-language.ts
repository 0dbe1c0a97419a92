import { type Language, langAttribute } from '#contract/site.ts'

/** One formatter for each language, made when it is first needed: making one takes longer than rendering a card. */
export function perLanguage<Format>(make: (locale: string) => Format): (language: Language) => Format {
  const made = new Map<Language, Format>()
  return (language) => {
    // British dates: '15 Nov 2026', as the rest of Europe orders them.
    const format = made.get(language) ?? make(language === 'en' ? 'en-GB' : langAttribute[language])
    made.set(language, format)
    return format
  }
}
