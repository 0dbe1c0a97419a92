import type { FeatureMessages } from '#web/messages/feature-messages.ts'

/** The withdrawal function, in two steps as the law asks for. */
export const withdrawalMessages = {
  withdrawalSend: {
    fi: 'Vahvista peruutus',
    en: 'Confirm the withdrawal',
    se: 'Bekräfta ångrandet',
    de: 'Widerruf bestätigen',
  },
  withdrawalAsked: {
    fi: 'Tilaus {number}: {lines}. Lahjakortit, jotka peruutat, eivät enää kelpaa maksuksi.',
    en: 'Order {number}: {lines}. Gift cards that you withdraw from can no longer be used.',
    se: 'Beställning {number}: {lines}. Presentkort som du ångrar gäller inte längre.',
    de: 'Bestellung {number}: {lines}. Geschenkkarten, die Sie widerrufen, gelten nicht mehr.',
  },
  withdrawalCarriedOut: {
    fi: 'Peruutus on tehty',
    en: 'Your withdrawal is carried out',
    se: 'Ångrandet är genomfört',
    de: 'Ihr Widerruf ist ausgeführt',
  },
  withdrawalCarriedOutText: {
    fi: 'Tilaus {number}: {lines}. Lahjakortin hinta palautetaan heti, muut tuotteet, kun ne on palautettu meille. Lähetimme vahvistuksen sähköpostiisi.',
    en: 'Order {number}: {lines}. The price of a gift card is returned at once, that of other products when we have them back. A confirmation has been sent to you by e-mail.',
    se: 'Beställning {number}: {lines}. Presentkortets pris återbetalas genast, övriga varor när de har returnerats till oss. En bekräftelse har skickats till din e-post.',
    de: 'Bestellung {number}: {lines}. Der Preis einer Geschenkkarte wird sofort erstattet, der anderer Waren, sobald wir sie zurückhaben. Eine Bestätigung wurde Ihnen per E-Mail geschickt.',
  },
  withdrawalNoLongerPossible: {
    fi: 'Peruuttaminen ei ole enää mahdollista',
    en: 'It is no longer possible to withdraw',
    se: 'Det går inte längre att ångra',
    de: 'Ein Widerruf ist nicht mehr möglich',
  },
  withdrawalNoLongerPossibleText: {
    fi: 'Lahjakortti on käytetty ilmoituksesi jälkeen, tai tuotteet on jo peruutettu. Jos tämä on väärin, ota yhteyttä meihin.',
    en: 'The gift card was used after your statement, or the products have been withdrawn from already. If this is wrong, please contact us.',
    se: 'Presentkortet har använts efter din anmälan, eller så har varorna redan ångrats. Kontakta oss om det är fel.',
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
    en: 'Please check that you opened the whole address of our mail, or make the statement again.',
    se: 'Kontrollera att du öppnade hela adressen i vårt meddelande, eller gör anmälan igen.',
    de: 'Bitte prüfen Sie, ob Sie die ganze Adresse aus unserer Mail geöffnet haben, oder erklären Sie den Widerruf erneut.',
  },
  withdrawalNoScripts: {
    fi: 'Tämä lomake tarvitsee JavaScriptin. Voit peruuttaa myös sähköpostilla {email} tai puhelimitse {phone}.',
    en: 'This form needs JavaScript. You can also withdraw by e-mail {email} or telephone {phone}.',
    se: 'Formuläret kräver JavaScript. Du kan också ångra per e-post {email} eller telefon {phone}.',
    de: 'Dieses Formular braucht JavaScript. Sie können auch per E-Mail {email} oder Telefon {phone} widerrufen.',
  },
} satisfies FeatureMessages
