import type { TextGroup, Texts } from '#web/messages/texts.ts'

export const countBackTexts = {
  meal: { fi: 'Milloin syödään?', en: 'When are you eating?', se: 'När äter ni?', de: 'Wann wird gegessen?' },
  count: { fi: 'Syöjiä', en: 'People', se: 'Matgäster', de: 'Personen' },
  fewer: { fi: 'Vähemmän syöjiä', en: 'Fewer people', se: 'Färre matgäster', de: 'Weniger Personen' },
  more: { fi: 'Lisää syöjiä', en: 'More people', se: 'Fler matgäster', de: 'Mehr Personen' },
  eaters: {
    fi: { one: '{count} syöjä', other: '{count} syöjää' },
    en: { one: '{count} person', other: '{count} people' },
    se: { one: '{count} matgäst', other: '{count} matgäster' },
    de: { one: '{count} Person', other: '{count} Personen' },
  },
  now: { fi: 'Nyt', en: 'Now', se: 'Nu', de: 'Jetzt' },
  dayBefore: { fi: 'edellisenä päivänä', en: 'the day before', se: 'dagen före', de: 'am Vortag' },
  print: { fi: 'Tulosta aikataulu', en: 'Print the timetable', se: 'Skriv ut tidtabellen', de: 'Zeitplan drucken' },
} satisfies TextGroup

export type CountBackTexts = Texts<typeof countBackTexts>
