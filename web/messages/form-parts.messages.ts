import type { FeatureMessages } from './feature-messages.ts'

/** The larger fields of forms: products, dates, files. */
export const formPartsMessages = {
  formProductOpen: { fi: 'Näytä tuotteet', en: 'Show products', se: 'Visa produkter', de: 'Produkte zeigen' },
  formProductClear: { fi: 'Tyhjennä tuote', en: 'Clear the product', se: 'Töm produkten', de: 'Produkt leeren' },
  formProductNothing: {
    fi: 'Tuotetta ei löytynyt',
    en: 'No product found',
    se: 'Produkten hittades inte',
    de: 'Kein Produkt gefunden',
  },
  formProductLoading: {
    fi: 'Haetaan tuotteita...',
    en: 'Loading products...',
    se: 'Hämtar produkter...',
    de: 'Produkte werden geladen...',
  },
  formProductFailed: {
    fi: 'Tuotteita ei voitu hakea. Avaa luettelo uudelleen.',
    en: 'The products could not be loaded. Open the list again.',
    se: 'Produkterna kunde inte hämtas. Öppna listan igen.',
    de: 'Die Produkte konnten nicht geladen werden. Öffnen Sie die Liste erneut.',
  },
  formProductHint: {
    fi: 'Kirjoita vähintään kolme merkkiä ja valitse tuote luettelosta.',
    en: 'Type at least three characters and choose a product from the list.',
    se: 'Skriv minst tre tecken och välj en produkt ur listan.',
    de: 'Geben Sie mindestens drei Zeichen ein und wählen Sie ein Produkt aus der Liste.',
  },
  formDateFormat: { fi: 'pp/kk/vvvv', en: 'dd/mm/yyyy', se: 'dd/mm/åååå', de: 'TT/MM/JJJJ' },
  formDateOpen: { fi: 'Avaa kalenteri', en: 'Open the calendar', se: 'Öppna kalendern', de: 'Kalender öffnen' },
  formDateChoose: { fi: 'Valitse päivä', en: 'Choose a date', se: 'Välj datum', de: 'Datum wählen' },
  formDatePrevious: {
    fi: 'Edellinen kuukausi',
    en: 'Previous month',
    se: 'Föregående månad',
    de: 'Vorheriger Monat',
  },
  formDateNext: { fi: 'Seuraava kuukausi', en: 'Next month', se: 'Nästa månad', de: 'Nächster Monat' },
  formFilesChoose: { fi: 'Valitse tiedostot', en: 'Choose files', se: 'Välj filer', de: 'Dateien wählen' },
  formFileChoose: { fi: 'Valitse tiedosto', en: 'Choose a file', se: 'Välj fil', de: 'Datei wählen' },
  formFilesCamera: { fi: 'Ota kuva', en: 'Take a photo', se: 'Ta en bild', de: 'Foto aufnehmen' },
  formFilesDrop: { fi: 'tai pudota tähän', en: 'or drop here', se: 'eller släpp här', de: 'oder hier ablegen' },
  // The document has the Finnish text so.
  formFilesNone: {
    fi: 'Ei valittuja tiedostaja',
    en: 'No files chosen',
    se: 'Inga filer valda',
    de: 'Keine Dateien ausgewählt',
  },
  formFilesRemove: { fi: 'Poista', en: 'Remove', se: 'Ta bort', de: 'Entfernen' },
  formFilesReading: {
    fi: 'Luetaan tiedostoa...',
    en: 'Reading the file...',
    se: 'Läser filen...',
    de: 'Datei wird gelesen...',
  },
} satisfies FeatureMessages
