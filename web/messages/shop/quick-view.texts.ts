import { navigationMessages } from '#web/messages/pages/navigation.messages.ts'
import type { TextGroup, Texts } from '#web/messages/texts.ts'
import { deliveryMessages } from './delivery.messages.ts'
import { deliveryCheckTexts } from './delivery.texts.ts'
import { reviewsMessages } from './reviews.messages.ts'
import { shopMessages } from './shop.messages.ts'

export const quickViewTexts = {
  open: { fi: 'Pikakatselu', en: 'Quick view', se: 'Snabbvy', de: 'Schnellansicht' },
  openOf: {
    fi: 'Pikakatselu: {name}',
    en: 'Quick view: {name}',
    se: 'Snabbvy: {name}',
    de: 'Schnellansicht: {name}',
  },
  close: navigationMessages.close,
  loading: { fi: 'Ladataan…', en: 'Loading…', se: 'Laddar…', de: 'Wird geladen…' },
  failed: {
    fi: 'Tuotteen lataaminen epäonnistui.',
    en: 'The product could not be loaded.',
    se: 'Produkten kunde inte laddas.',
    de: 'Das Produkt konnte nicht geladen werden.',
  },
  readMore: { fi: 'Lue lisää', en: 'Read more', se: 'Läs mer', de: 'Mehr lesen' },
  stars: reviewsMessages.ratingOf,
  reviews: reviewsMessages.ratingCount,
  recommendedPrice: shopMessages.recommendedPrice,
  lowestPrice: shopMessages.lowestPrice,
  deliveryHeading: deliveryMessages.deliveryCheckHeading,
  delivery: deliveryCheckTexts,
  infos: [
    {
      name: { fi: 'Kotimainen karja', en: 'Domestic cattle', se: 'Finländska nötkreatur', de: 'Heimische Rinder' },
      text: {
        fi: 'Liha on suomalaisilta tiloilta. Alkuperä lukee jokaisessa pakkauksessa.',
        en: 'The meat comes from Finnish farms. Every pack says where it is from.',
        se: 'Köttet kommer från finländska gårdar. Ursprunget står på varje förpackning.',
        de: 'Das Fleisch kommt von finnischen Höfen. Die Herkunft steht auf jeder Packung.',
      },
    },
    {
      name: { fi: 'Toimitus', en: 'Delivery', se: 'Leverans', de: 'Lieferung' },
      text: {
        fi: 'Kylmäkuljetus kotiovelle {price} €, vähintään {freeFrom} euron tilauksille maksutta.',
        en: 'Chilled delivery to your door for {price} €, free for orders of {freeFrom} € or more.',
        se: 'Kyltransport ända till dörren för {price} €, gratis från {freeFrom} €.',
        de: 'Gekühlt bis an Ihre Tür für {price} €, ab {freeFrom} € kostenlos.',
      },
    },
    {
      name: { fi: 'Perhetilalta', en: 'From a family farm', se: 'Från familjegårdar', de: 'Vom Familienhof' },
      text: {
        fi: 'Tuottajamme ovat perhetiloja, ja tunnemme heidät nimeltä.',
        en: 'Our producers are family farms, and we know them by name.',
        se: 'Våra producenter är familjegårdar, och vi känner dem vid namn.',
        de: 'Unsere Erzeuger sind Familienhöfe, und wir kennen sie beim Namen.',
      },
    },
  ],
} satisfies TextGroup

export type QuickViewTexts = Texts<typeof quickViewTexts>
