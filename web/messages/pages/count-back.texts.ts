import type { TextGroup, Texts } from '#web/messages/texts.ts'

export const countBackTexts = {
  meal: { fi: 'Milloin syödään?', en: 'When do you eat?', se: 'När äter ni?', de: 'Wann wird gegessen?' },
  count: { fi: 'Syöjiä', en: 'Eaters', se: 'Ätande', de: 'Esser' },
  fewer: { fi: 'Vähemmän syöjiä', en: 'Fewer eaters', se: 'Färre ätande', de: 'Weniger Esser' },
  more: { fi: 'Lisää syöjiä', en: 'More eaters', se: 'Fler ätande', de: 'Mehr Esser' },
  eaters: {
    fi: { one: '{count} syöjä', other: '{count} syöjää' },
    en: { one: '{count} eater', other: '{count} eaters' },
    se: { one: '{count} ätande', other: '{count} ätande' },
    de: { one: '{count} Esser', other: '{count} Esser' },
  },
  now: { fi: 'Nyt', en: 'Now', se: 'Nu', de: 'Jetzt' },
  dayBefore: { fi: 'edellisenä päivänä', en: 'the day before', se: 'dagen före', de: 'am Vortag' },
  print: { fi: 'Tulosta aikataulu', en: 'Print the timetable', se: 'Skriv ut tidtabellen', de: 'Zeitplan drucken' },
} satisfies TextGroup

export type CountBackTexts = Texts<typeof countBackTexts>
