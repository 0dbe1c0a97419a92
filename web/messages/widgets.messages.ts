import type { FeatureMessages } from './feature-messages.ts'

export const widgetsMessages = {
  videoPlay: { fi: 'Toista video', en: 'Play the video', se: 'Spela filmen', de: 'Video abspielen' },
  videoPause: { fi: 'Pysäytä video', en: 'Pause the video', se: 'Pausa filmen', de: 'Video anhalten' },
  videoCaptions: { fi: 'Tekstitys suomeksi', en: 'English captions', se: 'Svensk text', de: 'Deutsche Untertitel' },
  timelineYears: { fi: 'Siirry vuoteen', en: 'Go to a year', se: 'Gå till år', de: 'Zum Jahr' },
  listMore: { fi: 'Näytä lisää', en: 'Show more', se: 'Visa fler', de: 'Mehr anzeigen' },
  listShown: {
    fi: 'Näkyvissä {shown}/{count}',
    en: 'Showing {shown} of {count}',
    se: 'Visar {shown} av {count}',
    de: '{shown} von {count} angezeigt',
  },
  brandsPause: { fi: 'Pysäytä logot', en: 'Stop the logos', se: 'Stoppa logotyperna', de: 'Logos anhalten' },
  brandsPlay: { fi: 'Liikuta logoja', en: 'Move the logos', se: 'Rulla logotyperna', de: 'Logos bewegen' },
  mapRegions: {
    fi: 'Alueet kartalla',
    en: 'Regions on the map',
    se: 'Områden på kartan',
    de: 'Regionen auf der Karte',
  },
  mapShow: { fi: 'Näytä: {label}', en: 'Show: {label}', se: 'Visa: {label}', de: 'Anzeigen: {label}' },
  materialGrades: { fi: 'Luokat', en: 'Grades', se: 'Årskurser', de: 'Klassen' },
  materialSubject: { fi: 'Oppiaine', en: 'Subject', se: 'Ämne', de: 'Fach' },
  materialDuration: { fi: 'Kesto', en: 'Duration', se: 'Tid', de: 'Dauer' },
  materialMinutes: { fi: '{minutes} min', en: '{minutes} min', se: '{minutes} min', de: '{minutes} Min.' },
  materialGoal: { fi: 'Tavoite', en: 'Goal', se: 'Mål', de: 'Ziel' },
  materialFiles: { fi: 'Avaa ja tulosta', en: 'Open and print', se: 'Öppna och skriv ut', de: 'Öffnen und drucken' },
  materialOrder: { fi: 'Tilaa paperisena', en: 'Order on paper', se: 'Beställ på papper', de: 'Auf Papier bestellen' },
  fileFacts: {
    fi: 'PDF, {kilobytes} kt',
    en: 'PDF, {kilobytes} kB',
    se: 'PDF, {kilobytes} kB',
    de: 'PDF, {kilobytes} kB',
  },
} satisfies FeatureMessages
