import type { TextGroup, Texts } from '#web/messages/texts.ts'

export const videoTexts = {
  play: { fi: 'Toista video', en: 'Play the video', se: 'Spela filmen', de: 'Video abspielen' },
  pause: { fi: 'Pysäytä video', en: 'Pause the video', se: 'Pausa filmen', de: 'Video anhalten' },
} satisfies TextGroup

export type VideoTexts = Texts<typeof videoTexts>

export const regionMapTexts = {
  regions: {
    fi: 'Alueet kartalla',
    en: 'Regions on the map',
    se: 'Områden på kartan',
    de: 'Regionen auf der Karte',
  },
  show: { fi: 'Näytä: {label}', en: 'Show: {label}', se: 'Visa: {label}', de: 'Anzeigen: {label}' },
} satisfies TextGroup

export type RegionMapTexts = Texts<typeof regionMapTexts>

export const expandableListTexts = {
  more: { fi: 'Näytä lisää', en: 'Show more', se: 'Visa fler', de: 'Mehr anzeigen' },
  shown: {
    fi: 'Näkyvissä {shown}/{count}',
    en: 'Showing {shown} of {count}',
    se: 'Visar {shown} av {count}',
    de: '{shown} von {count} angezeigt',
  },
} satisfies TextGroup

export type ExpandableListTexts = Texts<typeof expandableListTexts>
