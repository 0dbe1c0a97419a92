import type { FeatureMessages } from './feature-messages.ts'

export const carouselMessages = {
  carouselRole: { fi: 'karuselli', en: 'carousel', se: 'karusell', de: 'Karussell' },
  slideRole: { fi: 'dia', en: 'slide', se: 'bild', de: 'Folie' },
  carouselPictures: { fi: 'Kuvat', en: 'Pictures', se: 'Bilder', de: 'Bilder' },
  carouselHighlights: { fi: 'Nostot', en: 'Highlights', se: 'Utvalt', de: 'Highlights' },
  carouselPrevious: { fi: 'Edellinen', en: 'Previous', se: 'Föregående', de: 'Zurück' },
  carouselNext: { fi: 'Seuraava', en: 'Next', se: 'Nästa', de: 'Weiter' },
  carouselPreviousCards: {
    fi: 'Edelliset kortit',
    en: 'Previous cards',
    se: 'Föregående kort',
    de: 'Vorherige Karten',
  },
  carouselNextCards: { fi: 'Seuraavat kortit', en: 'Next cards', se: 'Nästa kort', de: 'Nächste Karten' },
  carouselChoose: { fi: 'Valitse dia', en: 'Choose a slide', se: 'Välj bild', de: 'Folie auswählen' },
  carouselPause: {
    fi: 'Pysäytä kuvien vaihtuminen',
    en: 'Pause the slide show',
    se: 'Pausa bildspelet',
    de: 'Bildwechsel anhalten',
  },
  carouselPlay: {
    fi: 'Käynnistä kuvien vaihtuminen',
    en: 'Play the slide show',
    se: 'Starta bildspelet',
    de: 'Bildwechsel starten',
  },
} satisfies FeatureMessages
