import type { TextGroup, Texts } from '#web/messages/texts.ts'

export const dayDialTexts = {
  hour: { fi: 'Käännä kelloa', en: 'Turn the clock', se: 'Vrid klockan', de: 'Die Uhr drehen' },
  now: { fi: 'Mitä nyt?', en: 'What now?', se: 'Vad händer nu?', de: 'Was passiert jetzt?' },
  /** What a screen reader says of the slider, before the name of the hour. */
  oClock: { fi: 'kello {time}', en: '{time}', se: 'klockan {time}', de: '{time} Uhr' },
} satisfies TextGroup

export type DayDialTexts = Texts<typeof dayDialTexts>
