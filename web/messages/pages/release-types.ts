import type { Language } from '#contract/site.ts'

/** The kinds of releases that people can ask for, by the names of the release service. */
const releaseTypes: Record<string, Record<Language, string>> = {
  regulatory: {
    fi: 'Pörssitiedotteet',
    en: 'Stock exchange releases',
    se: 'Börsmeddelanden',
    de: 'Börsenmitteilungen',
  },
  report: {
    fi: 'Taloudelliset raportit',
    en: 'Financial reports',
    se: 'Finansiella rapporter',
    de: 'Finanzberichte',
  },
  press: { fi: 'Lehdistötiedotteet', en: 'Press releases', se: 'Pressmeddelanden', de: 'Pressemitteilungen' },
  invitation: { fi: 'Kutsut', en: 'Invitations', se: 'Inbjudningar', de: 'Einladungen' },
}

export function releaseCategories(language: Language): { name: string; informationType: string }[] {
  return Object.entries(releaseTypes).map(([informationType, names]) => ({ name: names[language], informationType }))
}

export function releaseTypeName(language: Language, informationType: string): string | undefined {
  return releaseTypes[informationType]?.[language]
}
