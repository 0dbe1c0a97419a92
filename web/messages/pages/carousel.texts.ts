import type { TextGroup, Texts } from '#web/messages/texts.ts'
import { carouselMessages } from './carousel.messages.ts'

export const heroCarouselTexts = {
  previous: carouselMessages.carouselPrevious,
  next: carouselMessages.carouselNext,
} satisfies TextGroup

/** A carousel of pictures. */
export const carouselTexts = { ...heroCarouselTexts, choose: carouselMessages.carouselChoose } satisfies TextGroup

export type CarouselTexts = Texts<typeof carouselTexts>

export const cardCarouselTexts = {
  previous: {
    fi: 'Edelliset kortit',
    en: 'Previous cards',
    se: 'Föregående kort',
    de: 'Vorherige Karten',
  },
  next: { fi: 'Seuraavat kortit', en: 'Next cards', se: 'Nästa kort', de: 'Nächste Karten' },
} satisfies TextGroup

export const heroImageCarouselTexts = {
  pause: {
    fi: 'Pysäytä kuvien vaihtuminen',
    en: 'Pause the slide show',
    se: 'Pausa bildspelet',
    de: 'Bildwechsel anhalten',
  },
  play: {
    fi: 'Käynnistä kuvien vaihtuminen',
    en: 'Play the slide show',
    se: 'Starta bildspelet',
    de: 'Bildwechsel starten',
  },
  choose: carouselMessages.carouselChoose,
} satisfies TextGroup

export const brandCarouselTexts = {
  play: { fi: 'Liikuta logoja', en: 'Move the logos', se: 'Rulla logotyperna', de: 'Logos bewegen' },
  pause: { fi: 'Pysäytä logot', en: 'Stop the logos', se: 'Stoppa logotyperna', de: 'Logos anhalten' },
} satisfies TextGroup

export type BrandCarouselTexts = Texts<typeof brandCarouselTexts>
