import type { TextGroup, Texts } from '#web/messages/texts.ts'

export const boardPlannerTexts = {
  guests: { fi: 'Vieraita', en: 'Guests', se: 'Gäster', de: 'Gäste' },
  fewerGuests: { fi: 'Vähemmän vieraita', en: 'Fewer guests', se: 'Färre gäster', de: 'Weniger Gäste' },
  moreGuests: { fi: 'Lisää vieraita', en: 'More guests', se: 'Fler gäster', de: 'Mehr Gäste' },
  hours: { fi: 'Tunteja', en: 'Hours', se: 'Timmar', de: 'Stunden' },
  fewerHours: { fi: 'Lyhyempi ilta', en: 'A shorter evening', se: 'Kortare kväll', de: 'Kürzerer Abend' },
  moreHours: { fi: 'Pidempi ilta', en: 'A longer evening', se: 'Längre kväll', de: 'Längerer Abend' },
  appetite: { fi: 'Nälkä', en: 'Appetite', se: 'Hunger', de: 'Hunger' },
  summary: {
    fi: { one: '{count} vieras, {amount} {counted}.', other: '{count} vierasta, {amount} {counted}.' },
    en: { one: '{count} guest, {amount} of {counted}.', other: '{count} guests, {amount} of {counted}.' },
    se: { one: '{count} gäst, {amount} {counted}.', other: '{count} gäster, {amount} {counted}.' },
    de: { one: '{count} Gast, {amount} {counted}.', other: '{count} Gäste, {amount} {counted}.' },
  },
  atOnce: {
    fi: 'Kaikki mahtuu pöytään kerralla: lauta viihtyy siinä {hours} tuntia.',
    en: 'Serve it all at once: a board can stand on the table for {hours} hours.',
    se: 'Ställ fram allt på en gång: brickan får stå i {hours} timmar.',
    de: 'Alles auf einmal auf den Tisch: Dort darf die Platte {hours} Stunden stehen.',
  },
  /** For two rounds or more. */
  inRounds: {
    fi: 'Tuo pöytään {count} erässä: lauta viihtyy siinä {hours} tuntia, loput odottavat jääkaapissa.',
    en: 'Serve it in {count} rounds: a board can stand on the table for {hours} hours, and the rest waits in the fridge.',
    se: 'Ställ fram i {count} omgångar: brickan får stå i {hours} timmar, resten väntar i kylen.',
    de: 'In {count} Runden auf den Tisch: Die Platte darf {hours} Stunden stehen, der Rest wartet im Kühlschrank.',
  },
  order: {
    fi: 'Maista tässä järjestyksessä',
    en: 'Taste in this order',
    se: 'Smaka i den här ordningen',
    de: 'In dieser Reihenfolge probieren',
  },
  shopping: { fi: 'Kauppalista', en: 'Shopping list', se: 'Inköpslista', de: 'Einkaufszettel' },
  print: { fi: 'Tulosta lista', en: 'Print the list', se: 'Skriv ut listan', de: 'Zettel drucken' },
  share: { fi: 'Jaa lauta', en: 'Share the board', se: 'Dela brickan', de: 'Platte teilen' },
} satisfies TextGroup

export type BoardPlannerTexts = Texts<typeof boardPlannerTexts>
