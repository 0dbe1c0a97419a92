import type { SettingName } from '#contract/shop/shop-settings.ts'
import { centsText } from '#office/ui/cents.ts'

type Unit = 'cents' | 'minutes' | 'days' | 'years'

const units: Record<Unit, string> = { cents: '€', minutes: 'min', days: 'pv', years: 'v' }

export const unitNames: Record<Unit, string> = {
  cents: 'euroina',
  minutes: 'minuutteina',
  days: 'päivinä',
  years: 'vuosina',
}

export const settingText = (value: number, unit: Unit) =>
  `${unit === 'cents' ? centsText(value) : value}\u00a0${units[unit]}`

/** The first settings came with the program. */
export const whoName = (changedBy: string) => (changedBy === 'the program' ? 'ohjelma' : changedBy)

type SettingText = { label: string; help: string }

/** Labels and help of the settings of `contract/shop/shop-settings.ts`. */
export const settingTexts: Readonly<Record<string, SettingText>> = {
  deliveryPrice: { label: 'Toimitusmaksu', help: 'Mitä kotiinkuljetus maksaa.' },
  freeDeliveryFrom: {
    label: 'Maksuton toimitus alkaen',
    help: 'Tämän arvoiset tuotteet toimitetaan maksutta. Lasketaan ennen alennuskoodeja ja ilman lahjakortteja.',
  },
  leastPayment: {
    label: 'Pienin maksu',
    help: 'Pienin summa, jonka voi maksaa. Pankit ja kortit eivät ota alle 0,46 euron maksua.',
  },
  giftCardYears: { label: 'Lahjakortin voimassaolo', help: 'Kuinka kauan ostettu lahjakortti on voimassa.' },
  reservationMinutes: {
    label: 'Varaus maksun ajan',
    help: 'Kuinka kauan tuotteet ja toimitusaika pidetään maksamaan siirtyneelle.',
  },
  cartDays: {
    label: 'Ostoskorin säilytys',
    help: 'Ostoskori poistetaan, kun kukaan ei ole käyttänyt sitä näin kauan.',
  },
  unpaidOrderDays: {
    label: 'Maksamattoman tilauksen säilytys',
    help: 'Maksamatta jääneen tilauksen tilaajan tiedot poistetaan tämän ajan jälkeen.',
  },
  orderYears: {
    label: 'Tilauksen säilytys',
    help: 'Tilaajan tiedot poistetaan tämän ajan jälkeen. Summat säilyvät kirjanpitoa varten.',
  },
  accountYears: {
    label: 'Asiakastilin säilytys',
    help: 'Tili poistetaan, kun siihen ei ole kirjauduttu näin kauan.',
  },
  serviceRefundLimit: {
    label: 'Asiakaspalvelun palautusraja',
    help: 'Kuinka paljon asiakaspalvelu voi palauttaa yhdestä tilauksesta. Kaupalla ei ole rajaa.',
  },
} satisfies Record<SettingName, SettingText>

/** What the numbers count where nobody has asked the server. */
export const settingUnits: Readonly<Record<SettingName, Unit>> = {
  deliveryPrice: 'cents',
  freeDeliveryFrom: 'cents',
  leastPayment: 'cents',
  giftCardYears: 'years',
  reservationMinutes: 'minutes',
  cartDays: 'days',
  unpaidOrderDays: 'days',
  orderYears: 'years',
  accountYears: 'years',
  serviceRefundLimit: 'cents',
}
