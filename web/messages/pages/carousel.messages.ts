import type { FeatureMessages } from '#web/messages/feature-messages.ts'

export const carouselMessages = {
  carouselRole: { fi: 'karuselli', en: 'carousel', se: 'karusell', de: 'Karussell' },
  slideRole: { fi: 'dia', en: 'slide', se: 'bild', de: 'Folie' },
  carouselPictures: { fi: 'Kuvat', en: 'Pictures', se: 'Bilder', de: 'Bilder' },
  carouselHighlights: { fi: 'Nostot', en: 'Highlights', se: 'Utvalt', de: 'Highlights' },
  carouselPrevious: { fi: 'Edellinen', en: 'Previous', se: 'Föregående', de: 'Zurück' },
  carouselNext: { fi: 'Seuraava', en: 'Next', se: 'Nästa', de: 'Weiter' },
  carouselChoose: { fi: 'Valitse dia', en: 'Choose a slide', se: 'Välj bild', de: 'Folie auswählen' },
} satisfies FeatureMessages
