import type { TextGroup, Texts } from '#web/messages/texts.ts'

/** The consent banner. */
export const consentTexts = {
  title: {
    fi: 'Evästeet Kaskimaan sivustoilla',
    en: 'Cookies on our sites',
    se: 'Kakor på våra webbplatser',
    de: 'Cookies auf unseren Websites',
  },
  text: {
    fi: 'Tallennamme vain sen, mitä sivusto toimiakseen tarvitsee, ellet anna lupaa muuhun. Luvallasi mittaamme sivuston käyttöä ja kohdennamme markkinointia. Voit muuttaa valintaasi milloin vain sivun alareunasta.',
    en: 'We store only what the site needs to work unless you allow more. With your permission we measure how the site is used and tailor our marketing. You can change your choice at any time at the bottom of the page.',
    se: 'Vi lagrar bara det som webbplatsen behöver för att fungera, om du inte tillåter mer. Med ditt tillstånd mäter vi hur webbplatsen används och anpassar vår marknadsföring. Du kan ändra ditt val när som helst längst ned på sidan.',
    de: 'Wir speichern nur, was die Website zum Funktionieren braucht, es sei denn, Sie erlauben mehr. Mit Ihrer Erlaubnis messen wir die Nutzung der Website und passen unser Marketing an. Sie können Ihre Wahl jederzeit am Ende der Seite ändern.',
  },
  more: {
    fi: 'Lue lisää evästeistä',
    en: 'More about cookies',
    se: 'Läs mer om kakor',
    de: 'Mehr über Cookies',
  },
  acceptAll: { fi: 'Hyväksy kaikki', en: 'Accept all', se: 'Godkänn alla', de: 'Alle akzeptieren' },
  refuseAll: { fi: 'Vain välttämättömät', en: 'Necessary only', se: 'Bara nödvändiga', de: 'Nur notwendige' },
  choose: { fi: 'Valitse itse', en: 'Let me choose', se: 'Välj själv', de: 'Selbst wählen' },
  statistics: {
    fi: 'Tilastointi: mitä sivuja luetaan ja mikä toimii',
    en: 'Statistics: which pages are read and what works',
    se: 'Statistik: vilka sidor som läses och vad som fungerar',
    de: 'Statistik: welche Seiten gelesen werden und was funktioniert',
  },
  marketing: {
    fi: 'Markkinointi: kohdennetut mainokset muilla sivustoilla',
    en: 'Marketing: advertisements tailored to you on other sites',
    se: 'Marknadsföring: anpassade annonser på andra webbplatser',
    de: 'Marketing: auf Sie zugeschnittene Werbung auf anderen Websites',
  },
  save: { fi: 'Tallenna valinta', en: 'Save choice', se: 'Spara valet', de: 'Auswahl speichern' },
} satisfies TextGroup

export type ConsentTexts = Texts<typeof consentTexts>
