import type { FeatureMessages } from '#web/messages/feature-messages.ts'

/** What pages tell of areas, days and holidays. */
export const deliveryPlanMessages = {
  planArea: { fi: 'Alue', en: 'Area', se: 'Område', de: 'Gebiet' },
  planDays: { fi: 'Päivät', en: 'Days', se: 'Dagar', de: 'Tage' },
  planTimes: { fi: 'Kellonajat', en: 'Times', se: 'Tider', de: 'Zeiten' },
  planCodes: {
    fi: { one: '{count} postinumero', other: '{count} postinumeroa' },
    en: { one: '{count} postal code', other: '{count} postal codes' },
    se: { one: '{count} postnummer', other: '{count} postnummer' },
    de: { one: '{count} Postleitzahl', other: '{count} Postleitzahlen' },
  },
  planMoreAreas: {
    fi: { one: 'Lisäksi {count} pienempi alue.', other: 'Lisäksi {count} pienempää aluetta.' },
    en: { one: 'And {count} smaller area.', other: 'And {count} smaller areas.' },
    se: { one: 'Dessutom {count} mindre område.', other: 'Dessutom {count} mindre områden.' },
    de: { one: 'Dazu {count} kleineres Gebiet.', other: 'Dazu {count} kleinere Gebiete.' },
  },
  planNone: {
    fi: 'Toimitusalueita ei ole juuri nyt.',
    en: 'There are no delivery areas at the moment.',
    se: 'Det finns inga leveransområden just nu.',
    de: 'Zurzeit gibt es keine Liefergebiete.',
  },
  planUnusual: { fi: 'Poikkeuspäivät', en: 'Unusual days', se: 'Avvikande dagar', de: 'Besondere Tage' },
  planNoDelivery: { fi: 'ei toimituksia', en: 'no deliveries', se: 'inga leveranser', de: 'keine Lieferungen' },
  planExtraDelivery: {
    fi: 'toimitamme tavallisesta poiketen',
    en: 'deliveries in addition to the usual days',
    se: 'vi levererar undantagsvis',
    de: 'Lieferung außer der Reihe',
  },
  holiday_newYear: { fi: 'uudenvuodenpäivä', en: "New Year's Day", se: 'nyårsdagen', de: 'Neujahr' },
  holiday_epiphany: { fi: 'loppiainen', en: 'Epiphany', se: 'trettondagen', de: 'Heilige Drei Könige' },
  holiday_goodFriday: { fi: 'pitkäperjantai', en: 'Good Friday', se: 'långfredagen', de: 'Karfreitag' },
  holiday_easterSunday: { fi: 'pääsiäispäivä', en: 'Easter Sunday', se: 'påskdagen', de: 'Ostersonntag' },
  holiday_easterMonday: { fi: '2. pääsiäispäivä', en: 'Easter Monday', se: 'annandag påsk', de: 'Ostermontag' },
  holiday_mayDay: { fi: 'vappu', en: 'May Day', se: 'första maj', de: 'Maifeiertag' },
  holiday_ascension: { fi: 'helatorstai', en: 'Ascension Day', se: 'Kristi himmelsfärdsdag', de: 'Himmelfahrt' },
  holiday_pentecost: { fi: 'helluntai', en: 'Pentecost', se: 'pingstdagen', de: 'Pfingstsonntag' },
  holiday_midsummerEve: { fi: 'juhannusaatto', en: 'Midsummer Eve', se: 'midsommarafton', de: 'Mittsommerabend' },
  holiday_midsummer: { fi: 'juhannus', en: 'Midsummer Day', se: 'midsommardagen', de: 'Mittsommer' },
  holiday_allSaints: { fi: 'pyhäinpäivä', en: "All Saints' Day", se: 'alla helgons dag', de: 'Allerheiligen' },
  holiday_independence: {
    fi: 'itsenäisyyspäivä',
    en: 'Independence Day',
    se: 'självständighetsdagen',
    de: 'Unabhängigkeitstag',
  },
  holiday_christmasEve: { fi: 'jouluaatto', en: 'Christmas Eve', se: 'julafton', de: 'Heiligabend' },
  holiday_christmas: { fi: 'joulupäivä', en: 'Christmas Day', se: 'juldagen', de: 'erster Weihnachtstag' },
  holiday_boxingDay: { fi: 'tapaninpäivä', en: 'Boxing Day', se: 'annandag jul', de: 'zweiter Weihnachtstag' },
} satisfies FeatureMessages
