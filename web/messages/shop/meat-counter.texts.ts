import type { TextGroup, Texts } from '#web/messages/texts.ts'
import { buyTexts } from './buy.texts.ts'
import { deliveryCheckTexts, deliveryChoiceTexts } from './delivery.texts.ts'

/** The counter that listens: dish, eaters and day in, cut, grams, price and delivery out. */
export const meatCounterTexts = {
  dish: { fi: 'Mitä kokkaat?', en: 'What are you cooking?', se: 'Vad lagar du?', de: 'Was kochen Sie?' },
  adults: { fi: 'Aikuisia', en: 'Adults', se: 'Vuxna', de: 'Erwachsene' },
  children: { fi: 'Lapsia', en: 'Children', se: 'Barn', de: 'Kinder' },
  fewer: {
    fi: 'Yksi vähemmän: {name}',
    en: 'One fewer: {name}',
    se: 'En färre: {name}',
    de: 'Eins weniger: {name}',
  },
  more: { fi: 'Yksi lisää: {name}', en: 'One more: {name}', se: 'En till: {name}', de: 'Eins mehr: {name}' },
  day: { fi: 'Milloin syödään?', en: 'When are you eating?', se: 'När äter ni?', de: 'Wann wird gegessen?' },
  anyDay: { fi: 'Heti kun ehditte', en: 'As soon as possible', se: 'Så snart det går', de: 'So bald wie möglich' },
  postalCode: deliveryCheckTexts.label,
  askPostalCode: {
    fi: 'Kirjoita postinumero, niin kerromme toimituspäivän.',
    en: 'Enter your postal code and we will tell you the delivery day.',
    se: 'Skriv ditt postnummer, så får du veta leveransdagen.',
    de: 'Geben Sie Ihre Postleitzahl ein, dann nennen wir Ihnen den Liefertag.',
  },
  loading: deliveryChoiceTexts.loading,
  failed: deliveryChoiceTexts.failed,
  unknown: deliveryChoiceTexts.unknown,
  NOT_DELIVERED: deliveryChoiceTexts.NOT_DELIVERED,
  NO_SHARED_DAY: deliveryChoiceTexts.NO_SHARED_DAY,
  NONE_FREE: deliveryChoiceTexts.NONE_FREE,
  neverDelivered: {
    fi: 'Tätä palaa emme toimita alueellesi. Valitse toinen pala.',
    en: 'We do not deliver this cut in your area. Please choose another.',
    se: 'Den här biten levererar vi inte till ditt område. Välj en annan.',
    de: 'Dieses Stück liefern wir nicht in Ihr Gebiet. Bitte wählen Sie ein anderes.',
  },
  inTime: { fi: '{date}. {closes}.', en: '{date}. {closes}.', se: '{date}. {closes}.', de: '{date}. {closes}.' },
  late: {
    fi: 'Ehdimme ovellesi vasta {date}. Siirrä ruokapäivää tai valitse toinen pala.',
    en: 'We can be at your door on {date} at the earliest. Move the meal, or choose another cut.',
    se: 'Vi hinner fram först {date}. Flytta måltiden eller välj en annan bit.',
    de: 'Wir schaffen es frühestens am {date}. Verschieben Sie das Essen oder wählen Sie ein anderes Stück.',
  },
  thaw: {
    fi: 'Varaa lihalle aikaa ennen kypsennystä: {count} vrk.',
    en: 'Days to allow before cooking: {count}.',
    se: 'Räkna med {count} dygn innan köttet kan tillagas.',
    de: 'Tage, die das Fleisch vor dem Kochen braucht: {count}.',
  },
  answer: { fi: 'Tiski ehdottaa', en: 'The counter suggests', se: 'Disken föreslår', de: 'Die Theke schlägt vor' },
  each: { fi: 'Aikuiselle', en: 'Per adult', se: 'Per vuxen', de: 'Für Erwachsene' },
  child: { fi: 'Lapselle', en: 'Per child', se: 'Per barn', de: 'Für Kinder' },
  inAll: { fi: 'Yhteensä', en: 'Total', se: 'Totalt', de: 'Insgesamt' },
  withBones: { fi: 'luineen', en: 'on the bone', se: 'med ben', de: 'mit Knochen' },
  packs: {
    fi: { one: '{count} pakkaus, noin {weight}', other: '{count} pakkausta, noin {weight} kukin' },
    en: { one: '{count} pack of about {weight}', other: '{count} packs of about {weight} each' },
    se: { one: '{count} förpackning à ca {weight}', other: '{count} förpackningar à ca {weight}' },
    de: { one: '{count} Packung zu ca. {weight}', other: '{count} Packungen zu ca. {weight}' },
  },
  packsName: { fi: 'Pakkauksia', en: 'Packs', se: 'Förpackningar', de: 'Packungen' },
  price: { fi: 'Hinta', en: 'Price', se: 'Pris', de: 'Preis' },
  delivery: { fi: 'Toimitus', en: 'Delivery', se: 'Leverans', de: 'Lieferung' },
  soldOut: {
    fi: '{name} on juuri nyt loppuunmyyty.',
    en: '{name} is sold out right now.',
    se: '{name} är slutsåld just nu.',
    de: '{name} ist gerade ausverkauft.',
  },
  tooFew: {
    fi: '{name}: pakkauksia on jäljellä vain {count}.',
    en: '{name}: only {count} left.',
    se: '{name}: bara {count} kvar.',
    de: '{name}: nur noch {count} vorrätig.',
  },
  instead: {
    fi: 'Ehdotamme seuraavaksi parasta palaa.',
    en: 'We suggest the next best cut.',
    se: 'Vi föreslår den näst bästa biten.',
    de: 'Wir schlagen das nächstbeste Stück vor.',
  },
  nothing: {
    fi: 'Tähän ruokaan sopivat palat ovat juuri nyt loppu. Valitse toinen ruoka tai kysy tiskiltä.',
    en: 'The cuts for this dish are sold out right now. Choose another dish or ask us at the counter.',
    se: 'Bitarna till den här rätten är slut just nu. Välj en annan rätt eller fråga oss.',
    de: 'Die Stücke für dieses Gericht sind gerade ausverkauft. Wählen Sie ein anderes Gericht oder fragen Sie uns.',
  },
  otherCuts: { fi: 'Sopii myös', en: 'Also good for this', se: 'Passar också', de: 'Passt auch' },
  buy: {
    fi: { one: 'Lisää koriin {count} pakkaus', other: 'Lisää koriin {count} pakkausta' },
    en: { one: 'Add {count} pack to the cart', other: 'Add {count} packs to the cart' },
    se: { one: 'Lägg {count} förpackning i korgen', other: 'Lägg {count} förpackningar i korgen' },
    de: { one: '{count} Packung in den Warenkorb', other: '{count} Packungen in den Warenkorb' },
  },
  adding: buyTexts.adding,
  added: buyTexts.added,
  buyFailed: buyTexts.failed,
  toCart: buyTexts.toCart,
  close: buyTexts.close,
} satisfies TextGroup

export type MeatCounterTexts = Texts<typeof meatCounterTexts>
