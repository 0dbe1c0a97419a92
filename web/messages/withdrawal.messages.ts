import type { FeatureMessages } from './feature-messages.ts'

/** The withdrawal function, in two steps as the law asks for. */
export const withdrawalMessages = {
  withdrawalFind: {
    fi: '1. Mistä tilauksesta?',
    en: '1. Which order?',
    se: '1. Vilken beställning?',
    de: '1. Welche Bestellung?',
  },
  withdrawalNumber: { fi: 'Tilausnumero', en: 'Order number', se: 'Beställningsnummer', de: 'Bestellnummer' },
  withdrawalNumberHint: {
    fi: 'Löydät sen tilausvahvistuksesta',
    en: 'You find it in the order confirmation',
    se: 'Du hittar det i orderbekräftelsen',
    de: 'Sie finden sie in der Bestellbestätigung',
  },
  withdrawalEmail: {
    fi: 'Tilauksen sähköposti',
    en: 'E-mail of the order',
    se: 'Beställningens e-post',
    de: 'E-Mail der Bestellung',
  },
  withdrawalName: { fi: 'Nimesi', en: 'Your name', se: 'Ditt namn', de: 'Ihr Name' },
  withdrawalNext: { fi: 'Jatka', en: 'Continue', se: 'Fortsätt', de: 'Weiter' },
  withdrawalUnknown: {
    fi: 'Tilausta ei löytynyt. Tarkista tilausnumero ja sähköposti.',
    en: 'The order was not found. Please check the order number and the e-mail address.',
    se: 'Beställningen hittades inte. Kontrollera beställningsnumret och e-postadressen.',
    de: 'Die Bestellung wurde nicht gefunden. Bitte prüfen Sie Bestellnummer und E-Mail.',
  },
  withdrawalNone: {
    fi: 'Tilauksessa ei ole tuotteita, jotka voi peruuttaa: pilaantuvilla elintarvikkeilla ei ole peruuttamisoikeutta, ja muilla se kestää 14 päivää.',
    en: 'Nothing in this order can be withdrawn from: perishable food has no right of withdrawal, and for other products it lasts 14 days.',
    se: 'Beställningen har inga produkter som kan ångras: livsmedel som förstörs har ingen ångerrätt, och för andra gäller den i 14 dagar.',
    de: 'In dieser Bestellung kann nichts widerrufen werden: Für verderbliche Lebensmittel gibt es kein Widerrufsrecht, für andere Waren gilt es 14 Tage.',
  },
  withdrawalConfirm: {
    fi: '2. Vahvista peruutus',
    en: '2. Confirm the withdrawal',
    se: '2. Bekräfta ångrandet',
    de: '2. Widerruf bestätigen',
  },
  withdrawalWhich: {
    fi: 'Mitkä tuotteet peruutat?',
    en: 'Which products?',
    se: 'Vilka produkter ångrar du?',
    de: 'Welche Produkte?',
  },
  withdrawalSend: {
    fi: 'Vahvista peruutus',
    en: 'Confirm the withdrawal',
    se: 'Bekräfta ångrandet',
    de: 'Widerruf bestätigen',
  },
  withdrawalBack: { fi: 'Takaisin', en: 'Back', se: 'Tillbaka', de: 'Zurück' },
  withdrawalChoose: {
    fi: 'Valitse vähintään yksi tuote',
    en: 'Choose at least one product',
    se: 'Välj minst en produkt',
    de: 'Wählen Sie mindestens ein Produkt',
  },
  withdrawalDone: {
    fi: 'Peruutus on vastaanotettu',
    en: 'We have received your withdrawal',
    se: 'Vi har tagit emot din ångeranmälan',
    de: 'Ihr Widerruf ist eingegangen',
  },
  withdrawalDoneText: {
    fi: 'Saimme ilmoituksesi {time}. Lähetimme kuittauksen osoitteeseen {email}.',
    en: 'We received your statement on {time}. A receipt has been sent to {email}.',
    se: 'Vi tog emot din anmälan {time}. En kvittens har skickats till {email}.',
    de: 'Wir haben Ihre Erklärung am {time} erhalten. Eine Bestätigung wurde an {email} geschickt.',
  },
  withdrawalNotPossible: {
    fi: 'Näitä tuotteita ei voi enää peruuttaa. Tarkista tilaus uudelleen.',
    en: 'It is no longer possible to withdraw from these products. Please check the order again.',
    se: 'Dessa produkter kan inte längre ångras. Kontrollera beställningen igen.',
    de: 'Diese Produkte können nicht mehr widerrufen werden. Bitte prüfen Sie die Bestellung erneut.',
  },
  withdrawalFailed: {
    fi: 'Ilmoitusta ei voitu lähettää. Tietosi ovat tallessa: yritä uudelleen, tai kirjoita osoitteeseen {email}.',
    en: 'The statement could not be sent. What you wrote is kept: please try again, or write to {email}.',
    se: 'Anmälan kunde inte skickas. Uppgifterna finns kvar: försök igen, eller skriv till {email}.',
    de: 'Die Erklärung konnte nicht gesendet werden. Ihre Angaben bleiben erhalten: Versuchen Sie es erneut, oder schreiben Sie an {email}.',
  },
  withdrawalNoScripts: {
    fi: 'Tämä lomake tarvitsee JavaScriptin. Voit peruuttaa myös sähköpostilla {email} tai puhelimitse {phone}.',
    en: 'This form needs JavaScript. You can also withdraw by e-mail {email} or telephone {phone}.',
    se: 'Formuläret kräver JavaScript. Du kan också ångra per e-post {email} eller telefon {phone}.',
    de: 'Dieses Formular braucht JavaScript. Sie können auch per E-Mail {email} oder Telefon {phone} widerrufen.',
  },
} satisfies FeatureMessages
