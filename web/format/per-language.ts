import { type Language, langAttribute } from '#contract/site.ts'

/** Caches one formatter per language: creating one takes longer than rendering a card. */
export function perLanguage<Format>(create: (locale: string) => Format): (language: Language) => Format {
  const formats = new Map<Language, Format>()
  return (language) => {
    // British dates: '15 Nov 2026', as the rest of Europe orders them.
    const format = formats.get(language) ?? create(language === 'en' ? 'en-GB' : langAttribute[language])
    formats.set(language, format)
    return format
  }
}
