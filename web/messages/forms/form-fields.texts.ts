import { navigationMessages } from '#web/messages/pages/navigation.messages.ts'
import type { TextGroup, Texts } from '#web/messages/texts.ts'

export const formProductTexts = {
  open: { fi: 'Näytä tuotteet', en: 'Show products', se: 'Visa produkter', de: 'Produkte zeigen' },
  clear: { fi: 'Tyhjennä tuote', en: 'Clear the product', se: 'Töm produkten', de: 'Produkt leeren' },
  nothing: {
    fi: 'Tuotetta ei löytynyt',
    en: 'No product found',
    se: 'Produkten hittades inte',
    de: 'Kein Produkt gefunden',
  },
  loading: {
    fi: 'Haetaan tuotteita...',
    en: 'Loading products...',
    se: 'Hämtar produkter...',
    de: 'Produkte werden geladen...',
  },
  failed: {
    fi: 'Tuotteita ei voitu hakea. Avaa luettelo uudelleen.',
    en: 'The products could not be loaded. Open the list again.',
    se: 'Produkterna kunde inte hämtas. Öppna listan igen.',
    de: 'Die Produkte konnten nicht geladen werden. Öffnen Sie die Liste erneut.',
  },
} satisfies TextGroup

export type ProductTexts = Texts<typeof formProductTexts>

export const formDateTexts = {
  open: { fi: 'Avaa kalenteri', en: 'Open the calendar', se: 'Öppna kalendern', de: 'Kalender öffnen' },
  format: { fi: 'pp/kk/vvvv', en: 'dd/mm/yyyy', se: 'dd/mm/åååå', de: 'TT/MM/JJJJ' },
  chooseDate: { fi: 'Valitse päivä', en: 'Choose a date', se: 'Välj datum', de: 'Datum wählen' },
  previousMonth: {
    fi: 'Edellinen kuukausi',
    en: 'Previous month',
    se: 'Föregående månad',
    de: 'Vorheriger Monat',
  },
  nextMonth: { fi: 'Seuraava kuukausi', en: 'Next month', se: 'Nästa månad', de: 'Nächster Monat' },
  closeCalendar: navigationMessages.close,
} satisfies TextGroup

export type DateTexts = Texts<typeof formDateTexts>

/** The file field: the rest depends on what a form takes. */
export const formFileTexts = {
  camera: { fi: 'Ota kuva', en: 'Take a photo', se: 'Ta en bild', de: 'Foto aufnehmen' },
  drop: { fi: 'tai pudota tähän', en: 'or drop here', se: 'eller släpp här', de: 'oder hier ablegen' },
  none: {
    fi: 'Ei valittuja tiedostaja',
    en: 'No files chosen',
    se: 'Inga filer valda',
    de: 'Keine Dateien ausgewählt',
  },
  remove: { fi: 'Poista', en: 'Remove', se: 'Ta bort', de: 'Entfernen' },
  reading: {
    fi: 'Luetaan tiedostoa...',
    en: 'Reading the file...',
    se: 'Läser filen...',
    de: 'Datei wird gelesen...',
  },
  uploading: {
    fi: 'Lähetetään tiedostoja: {percent} %',
    en: 'Sending files: {percent}%',
    se: 'Filer skickas: {percent} %',
    de: 'Dateien werden gesendet: {percent} %',
  },
  arrived: {
    fi: 'Tiedostot on lähetetty. Tarkistamme ne vielä.',
    en: 'The files have been sent. We are checking them.',
    se: 'Filerna är skickade. Vi kontrollerar dem.',
    de: 'Die Dateien sind gesendet. Wir prüfen sie noch.',
  },
  stop: {
    fi: 'Keskeytä lähetys',
    en: 'Stop sending',
    se: 'Avbryt uppladdningen',
    de: 'Senden abbrechen',
  },
  stopped: {
    fi: 'Lähetys keskeytettiin. Tiedot ovat lomakkeella tallessa.',
    en: 'Sending was stopped. Everything is still in the form.',
    se: 'Uppladdningen avbröts. Allt finns kvar i formuläret.',
    de: 'Das Senden wurde abgebrochen. Ihre Angaben sind noch im Formular.',
  },
} satisfies TextGroup
