import type { FeatureMessages } from '#web/messages/feature-messages.ts'

/** The withdrawal function, in two steps as the law asks for. */
export const withdrawalMessages = {
  withdrawalSend: {
    fi: 'Vahvista peruutus',
    en: 'Confirm the withdrawal',
    se: 'Bekräfta att du ångrar köpet',
    de: 'Widerruf bestätigen',
  },
  withdrawalAsked: {
    fi: 'Tilaus {number}: {lines}. Lahjakortit, jotka peruutat, eivät enää kelpaa maksuksi.',
    en: 'Order {number}: {lines}. You can no longer use gift cards that you withdraw from.',
    se: 'Beställning {number}: {lines}. Presentkort som du ångrar gäller inte längre.',
    de: 'Bestellung {number}: {lines}. Geschenkkarten, die Sie widerrufen, gelten nicht mehr.',
  },
  withdrawalCarriedOut: {
    fi: 'Peruutus on tehty',
    en: 'Your withdrawal is complete',
    se: 'Köpet är ångrat',
    de: 'Ihr Widerruf ist ausgeführt',
  },
  withdrawalCarriedOutText: {
    fi: 'Tilaus {number}: {lines}. Lahjakortin hinta palautetaan heti, muiden tuotteiden hinta, kun olemme saaneet ne takaisin. Lähetimme vahvistuksen sähköpostiisi.',
    en: 'Order {number}: {lines}. We refund the price of a gift card at once, and that of other products when we have them back. We have e-mailed you a confirmation.',
    se: 'Beställning {number}: {lines}. Presentkortets pris återbetalas genast, övriga varor när vi har fått dem tillbaka. Vi har skickat en bekräftelse till din e-post.',
    de: 'Bestellung {number}: {lines}. Den Preis einer Geschenkkarte erstatten wir sofort, den anderer Waren, sobald wir sie zurückerhalten haben. Eine Bestätigung haben wir Ihnen per E-Mail geschickt.',
  },
  withdrawalNoLongerPossible: {
    fi: 'Peruuttaminen ei ole enää mahdollista',
    en: 'It is no longer possible to withdraw',
    se: 'Det går inte längre att ångra',
    de: 'Ein Widerruf ist nicht mehr möglich',
  },
  withdrawalNoLongerPossibleText: {
    fi: 'Lahjakortti on käytetty ilmoituksesi jälkeen, tai tuotteet on jo peruutettu. Jos näin ei ole, ota meihin yhteyttä.',
    en: 'The gift card was used after your notice, or you have already withdrawn from these products. If that is not so, please contact us.',
    se: 'Presentkortet har använts efter din anmälan, eller så är köpet redan ångrat. Kontakta oss om det inte stämmer.',
    de: 'Die Geschenkkarte wurde nach Ihrer Erklärung genutzt, oder die Waren wurden schon widerrufen. Wenn das nicht stimmt, wenden Sie sich bitte an uns.',
  },
  withdrawalLinkInvalid: {
    fi: 'Linkki ei ole voimassa',
    en: 'This link is not valid',
    se: 'Länken är inte giltig',
    de: 'Dieser Link ist nicht gültig',
  },
  withdrawalLinkInvalidText: {
    fi: 'Tarkista, että avasit koko osoitteen viestistämme, tai tee ilmoitus uudelleen.',
    en: 'Please check that you opened the full link from our e-mail, or give notice again.',
    se: 'Kontrollera att du öppnade hela länken i vårt meddelande, eller gör anmälan igen.',
    de: 'Bitte prüfen Sie, ob Sie den vollständigen Link aus unserer E-Mail geöffnet haben, oder erklären Sie den Widerruf erneut.',
  },
  withdrawalNoScripts: {
    fi: 'Tähän lomakkeeseen tarvitaan JavaScript. Voit peruuttaa myös sähköpostitse {email} tai puhelimitse {phone}.',
    en: 'This form needs JavaScript. You can also withdraw by e-mail at {email} or by phone on {phone}.',
    se: 'Formuläret kräver JavaScript. Du kan också ångra köpet per e-post {email} eller telefon {phone}.',
    de: 'Dieses Formular braucht JavaScript. Sie können auch per E-Mail an {email} oder telefonisch unter {phone} widerrufen.',
  },
} satisfies FeatureMessages
