import type { FeatureMessages } from '#web/messages/feature-messages.ts'

export const widgetsMessages = {
  videoCaptions: {
    fi: 'Tekstitys suomeksi',
    en: 'English captions',
    se: 'Svenska undertexter',
    de: 'Deutsche Untertitel',
  },
  timelineYears: { fi: 'Siirry vuoteen', en: 'Go to a year', se: 'Gå till år', de: 'Zum Jahr' },
  materialGrades: { fi: 'Luokat', en: 'Grades', se: 'Årskurser', de: 'Klassen' },
  materialSubject: { fi: 'Oppiaine', en: 'Subject', se: 'Ämne', de: 'Fach' },
  materialDuration: { fi: 'Kesto', en: 'Duration', se: 'Tid', de: 'Dauer' },
  materialMinutes: { fi: '{minutes} min', en: '{minutes} min', se: '{minutes} min', de: '{minutes} Min.' },
  materialGoal: { fi: 'Tavoite', en: 'Goal', se: 'Mål', de: 'Ziel' },
  materialFiles: { fi: 'Avaa ja tulosta', en: 'Open and print', se: 'Öppna och skriv ut', de: 'Öffnen und drucken' },
  materialOrder: { fi: 'Tilaa paperisena', en: 'Order on paper', se: 'Beställ på papper', de: 'Auf Papier bestellen' },
  yearlyFiguresFigure: { fi: 'Luku', en: 'Figure', se: 'Nyckeltal', de: 'Kennzahl' },
  calendarTime: { fi: 'klo {time}', en: '{time} (Finnish time)', se: 'kl. {time}', de: '{time} Uhr' },
  calendarNone: {
    fi: 'Juuri nyt ei ole tiedossa tulevia päiviä.',
    en: 'No dates have been announced yet.',
    se: 'Inga kommande datum just nu.',
    de: 'Derzeit stehen keine Termine fest.',
  },
  calendarFile: {
    fi: 'Lisää päivät omaan kalenteriin',
    en: 'Add these dates to your calendar',
    se: 'Lägg till datumen i din kalender',
    de: 'Termine in den eigenen Kalender übernehmen',
  },
  fileFacts: {
    fi: 'PDF, {kilobytes} kt',
    en: 'PDF, {kilobytes} kB',
    se: 'PDF, {kilobytes} kB',
    de: 'PDF, {kilobytes} kB',
  },
} satisfies FeatureMessages
