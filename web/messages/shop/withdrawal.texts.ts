import type { TextGroup, Texts } from '#web/messages/texts.ts'
import { checkoutMessages } from './checkout.messages.ts'
import { orderMailMessages } from './order-mails.messages.ts'
import { withdrawalMessages } from './withdrawal.messages.ts'

export const withdrawalTexts = {
  find: {
    fi: '1. Mistä tilauksesta?',
    en: '1. Which order?',
    se: '1. Vilken beställning?',
    de: '1. Welche Bestellung?',
  },
  number: { fi: 'Tilausnumero', en: 'Order number', se: 'Beställningsnummer', de: 'Bestellnummer' },
  numberHint: {
    fi: 'Löydät sen tilausvahvistuksesta',
    en: 'You will find it in the order confirmation',
    se: 'Du hittar det i orderbekräftelsen',
    de: 'Sie finden sie in der Bestellbestätigung',
  },
  email: {
    fi: 'Tilauksen sähköposti',
    en: 'E-mail address used for the order',
    se: 'E-postadressen i beställningen',
    de: 'E-Mail-Adresse der Bestellung',
  },
  name: { fi: 'Nimesi', en: 'Your name', se: 'Ditt namn', de: 'Ihr Name' },
  next: { fi: 'Jatka', en: 'Continue', se: 'Fortsätt', de: 'Weiter' },
  unknown: {
    fi: 'Tilausta ei löytynyt. Tarkista tilausnumero ja sähköposti.',
    en: 'We could not find the order. Please check the order number and the e-mail address.',
    se: 'Beställningen hittades inte. Kontrollera beställningsnumret och e-postadressen.',
    de: 'Die Bestellung wurde nicht gefunden. Bitte prüfen Sie Bestellnummer und E-Mail-Adresse.',
  },
  none: {
    fi: 'Tilauksessa ei ole tuotteita, jotka voi peruuttaa: pilaantuvilla elintarvikkeilla ja käytetyillä lahjakorteilla ei ole peruuttamisoikeutta, ja muiden tuotteiden peruuttamisaika on 14 päivää.',
    en: 'There is nothing in this order to withdraw from: perishable food and used gift cards have no right of withdrawal, and for other products it lasts 14 days.',
    se: 'Det finns inget köp att ångra i beställningen: färskvaror och använda presentkort omfattas inte av ångerrätten, och för andra varor gäller den i 14 dagar.',
    de: 'In dieser Bestellung kann nichts widerrufen werden: Für verderbliche Lebensmittel und genutzte Geschenkkarten gibt es kein Widerrufsrecht, für andere Waren gilt es 14 Tage.',
  },
  confirm: {
    fi: '2. Vahvista peruutus',
    en: '2. Confirm the withdrawal',
    se: '2. Bekräfta att du ångrar köpet',
    de: '2. Widerruf bestätigen',
  },
  which: {
    fi: 'Mitkä tuotteet peruutat?',
    en: 'Which products do you withdraw from?',
    se: 'Vilka produkter gäller det?',
    de: 'Welche Produkte betrifft es?',
  },
  pieces: orderMailMessages.orderMailPieces,
  ending: {
    fi: 'koodin loppu {ending}',
    en: 'code ends with {ending}',
    se: 'koden slutar på {ending}',
    de: 'Code endet auf {ending}',
  },
  send: withdrawalMessages.withdrawalSend,
  sending: checkoutMessages.checkoutSending,
  back: { fi: 'Takaisin', en: 'Back', se: 'Tillbaka', de: 'Zurück' },
  choose: {
    fi: 'Valitse vähintään yksi tuote',
    en: 'Please choose at least one product',
    se: 'Välj minst en produkt',
    de: 'Bitte wählen Sie mindestens ein Produkt',
  },
  done: {
    fi: 'Peruutus on vastaanotettu',
    en: 'We have received your withdrawal',
    se: 'Vi har tagit emot din ångeranmälan',
    de: 'Ihr Widerruf ist eingegangen',
  },
  doneText: {
    fi: 'Saimme ilmoituksesi {time}, ja peruutus katsotaan tehdyksi silloin. Lähetimme kuittauksen osoitteeseen {email}: vahvista peruutus vielä siinä olevasta linkistä, niin toteutamme sen heti.',
    en: 'We received your notice on {time}, and your withdrawal counts from then. We have sent an acknowledgement to {email}: please confirm the withdrawal with the link in it, and we will carry it out at once.',
    se: 'Vi tog emot din anmälan {time}, och den gäller från den tidpunkten. Vi har skickat en kvittens till {email}: bekräfta med länken i den, så genomför vi det genast.',
    de: 'Wir haben Ihre Erklärung am {time} erhalten; ab diesem Zeitpunkt gilt Ihr Widerruf. Wir haben eine Eingangsbestätigung an {email} geschickt: Bitte bestätigen Sie den Widerruf über den Link darin, dann führen wir ihn sofort aus.',
  },
  notPossible: {
    fi: 'Näitä tuotteita ei voi enää peruuttaa. Tarkista tilaus uudelleen.',
    en: 'It is no longer possible to withdraw from these products. Please check the order again.',
    se: 'Köpet av de här produkterna kan inte längre ångras. Kontrollera beställningen igen.',
    de: 'Diese Produkte können nicht mehr widerrufen werden. Bitte prüfen Sie die Bestellung erneut.',
  },
  failed: {
    fi: 'Ilmoitusta ei voitu lähettää. Tietosi ovat tallessa: yritä uudelleen, tai kirjoita osoitteeseen {email}.',
    en: 'Your notice could not be sent. What you filled in is safe: please try again, or write to {email}.',
    se: 'Anmälan kunde inte skickas. Uppgifterna finns kvar: försök igen, eller skriv till {email}.',
    de: 'Die Erklärung konnte nicht gesendet werden. Ihre Angaben bleiben erhalten: Versuchen Sie es erneut, oder schreiben Sie an {email}.',
  },
  required: checkoutMessages.checkoutRequired,
} satisfies TextGroup

export type WithdrawalTexts = Texts<typeof withdrawalTexts>
