import { customerMessages } from '#web/messages/customers/customer.messages.ts'
import { formLabelsMessages } from '#web/messages/forms/form-labels.messages.ts'
import type { TextGroup } from '#web/messages/texts.ts'
import { checkoutMessages } from './checkout.messages.ts'
import { deliveryMessages } from './delivery.messages.ts'

export const checkoutLabels = {
  firstName: formLabelsMessages.labelFirstName,
  lastName: formLabelsMessages.labelLastName,
  streetAddress: formLabelsMessages.labelStreetAddress,
  postalCode: formLabelsMessages.labelPostalCode,
  city: formLabelsMessages.labelCity,
  email: formLabelsMessages.labelEmail,
  phoneCountry: customerMessages.addressPhoneCountry,
  phone: customerMessages.addressPhone,
  phoneHint: customerMessages.addressPhoneHint,
} satisfies TextGroup

/** What is wrong with a field. */
export const checkoutWrong = {
  required: checkoutMessages.checkoutRequired,
  'too-long': {
    fi: 'Teksti on liian pitkä',
    en: 'The text is too long',
    se: 'Texten är för lång',
    de: 'Der Text ist zu lang',
  },
  invalid: {
    fi: 'Tarkista tämä tieto',
    en: 'Please check this',
    se: 'Kontrollera den här uppgiften',
    de: 'Bitte prüfen Sie diese Angabe',
  },
  email: {
    fi: 'Tarkista sähköpostiosoite',
    en: 'Please check the e-mail address',
    se: 'Kontrollera e-postadressen',
    de: 'Bitte prüfen Sie die E-Mail-Adresse',
  },
  phone: {
    fi: 'Väärän muotoinen puhelinnumero',
    en: 'Please check the phone number',
    se: 'Kontrollera telefonnumret',
    de: 'Bitte prüfen Sie die Telefonnummer',
  },
  postalCode: deliveryMessages.deliveryUnknown,
  time: {
    fi: 'Valitse toimituspäivä ja -aika',
    en: 'Please choose a delivery day and time',
    se: 'Välj leveransdag och -tid',
    de: 'Bitte wählen Sie Liefertag und -zeit',
  },
  terms: {
    fi: 'Hyväksy toimitusehdot, niin voit tilata',
    en: 'Please accept the terms of delivery to order',
    se: 'Godkänn leveransvillkoren för att beställa',
    de: 'Bitte akzeptieren Sie die Lieferbedingungen, um zu bestellen',
  },
  method: {
    fi: 'Valitse maksutapa',
    en: 'Please choose a payment method',
    se: 'Välj betalningssätt',
    de: 'Bitte wählen Sie eine Zahlungsart',
  },
} satisfies TextGroup

/** The payment methods. The Finnish texts are those of the document. */
export const checkoutMethods = {
  heading: { fi: 'Maksutapa', en: 'Payment method', se: 'Betalningssätt', de: 'Zahlungsart' },
  text: {
    fi: 'Voit maksaa kaikilla kotimaisilla verkkopankeilla sekä Visa- ja Mastercard-luottokorteilla.',
    en: 'You can pay with all Finnish online banks and with Visa and Mastercard credit cards.',
    se: 'Du kan betala med alla inhemska nätbanker samt med Visa- och Mastercard-kreditkort.',
    de: 'Sie können mit allen finnischen Onlinebanken sowie mit Visa- und Mastercard-Kreditkarten bezahlen.',
  },
  safe: {
    fi: 'Maksun välittää Svea Payments. Siirryt sen suojatulle sivulle; kortti- ja pankkitietojasi emme näe emmekä tallenna.',
    en: 'Svea Payments handles the payment. You will be taken to its secure page; we never see your card or bank details.',
    se: 'Svea Payments förmedlar betalningen. Du kommer till deras säkra sida; dina kort- och bankuppgifter ser vi aldrig.',
    de: 'Die Zahlung wickelt Svea Payments ab. Sie werden auf eine gesicherte Seite weitergeleitet; Ihre Karten- und Bankdaten sehen wir nie.',
  },
  loading: {
    fi: 'Ladataan maksutapoja…',
    en: 'Loading the payment methods…',
    se: 'Betalningssätten laddas…',
    de: 'Zahlungsarten werden geladen…',
  },
  failed: {
    fi: 'Maksutapoja ei voitu ladata. Voit valita maksutavan maksusivulla.',
    en: 'The payment methods could not be loaded. You can choose one on the payment page.',
    se: 'Betalningssätten kunde inte laddas. Du kan välja på betalningssidan.',
    de: 'Die Zahlungsarten konnten nicht geladen werden. Sie können auf der Zahlungsseite wählen.',
  },
} satisfies TextGroup

/** Why an order was not placed. */
export const checkoutProblems = {
  fields: {
    fi: 'Jokin tieto puuttuu tai on väärin. Mitään ei ole veloitettu.',
    en: 'Something is missing or wrong. Nothing was charged.',
    se: 'Någon uppgift saknas eller är fel. Inget har debiterats.',
    de: 'Eine Angabe fehlt oder ist falsch. Es wurde nichts abgebucht.',
  },
  'cart-empty': {
    fi: 'Ostoskorisi on tyhjä. Mitään ei ole veloitettu.',
    en: 'Your cart is empty. Nothing was charged.',
    se: 'Din varukorg är tom. Inget har debiterats.',
    de: 'Ihr Warenkorb ist leer. Es wurde nichts abgebucht.',
  },
  'cart-changed': {
    fi: 'Ostoskorin hinta, koodi tai sisältö muuttui, kun olit kassalla. Tarkista uusi summa ja jatka.',
    en: 'A price, a code or the contents of your cart changed while you were at the checkout. Please check the new total and continue.',
    se: 'Ett pris, en kod eller varukorgens innehåll ändrades medan du var i kassan. Kontrollera den nya summan och fortsätt.',
    de: 'Während Sie an der Kasse waren, hat sich ein Preis, ein Code oder der Inhalt des Warenkorbs geändert. Bitte prüfen Sie die neue Summe, dann geht es weiter.',
  },
  'sold-out': {
    fi: 'Jokin tuotteista ehti loppua. Muokkaa ostoskoria, niin voit jatkaa. Mitään ei ole veloitettu.',
    en: 'One of the products has just sold out. Edit your cart to continue. Nothing was charged.',
    se: 'En av produkterna hann ta slut. Ändra varukorgen så kan du fortsätta. Inget har debiterats.',
    de: 'Eines der Produkte ist gerade ausverkauft. Ändern Sie den Warenkorb, um fortzufahren. Es wurde nichts abgebucht.',
  },
  'not-served': {
    fi: 'Valitettavasti emme vielä toimita tuotteita postinumeroalueellesi. Jos mahdollista, kokeile toista postinumeroa.',
    en: 'Unfortunately we do not deliver to your postal code yet. If possible, try another postal code.',
    se: 'Tyvärr levererar vi ännu inte till ditt postnummerområde. Prova om möjligt ett annat postnummer.',
    de: 'Leider liefern wir noch nicht in Ihr Postleitzahlgebiet. Versuchen Sie es nach Möglichkeit mit einer anderen Postleitzahl.',
  },
  'slot-not-offered': {
    fi: 'Valitsemanasi päivänä tai aikana ei ole toimitusta. Valitse jokin tarjotuista ajoista: muut tietosi ovat tallessa.',
    en: 'We do not deliver on the day or at the time you chose. Please choose one of the times offered: your other details are safe.',
    se: 'Vi levererar inte den dag eller tid som du valde. Välj en av tiderna i listan: dina övriga uppgifter finns kvar.',
    de: 'An diesem Tag oder zu dieser Zeit wird nicht geliefert. Wählen Sie eine der angebotenen Zeiten: Ihre übrigen Angaben bleiben erhalten.',
  },
  'day-not-shared': {
    fi: 'Kaikkia ostoskorin tuotteita ei toimiteta valitsemanasi päivänä. Valitse toinen päivä tai muuta ostoskoria: muut tietosi ovat tallessa.',
    en: 'We cannot deliver everything in your cart on the day you chose. Please choose another day or change the cart: your other details are safe.',
    se: 'Vi kan inte leverera allt i varukorgen den valda dagen. Välj en annan dag eller ändra varukorgen: dina övriga uppgifter finns kvar.',
    de: 'Nicht alle Produkte im Warenkorb werden am gewählten Tag geliefert. Wählen Sie einen anderen Tag oder ändern Sie den Warenkorb: Ihre übrigen Angaben bleiben erhalten.',
  },
  'slot-closed': {
    fi: 'Valitsemasi toimituspäivän tilausaika ehti päättyä. Valitse toinen aika: muut tietosi ovat tallessa.',
    en: 'Ordering for the day you chose has just closed. Please choose another time: your other details are safe.',
    se: 'Beställningstiden för den valda dagen hann gå ut. Välj en annan tid: dina övriga uppgifter finns kvar.',
    de: 'Für den gewählten Tag war gerade Bestellschluss. Wählen Sie eine andere Zeit: Ihre übrigen Angaben bleiben erhalten.',
  },
  'slot-full': {
    fi: 'Valitsemasi toimitusaika ehti täyttyä. Valitse toinen aika: muut tietosi ovat tallessa.',
    en: 'The delivery time you chose has just filled up. Please choose another: your other details are safe.',
    se: 'Den valda leveranstiden hann bli fullbokad. Välj en annan tid: dina övriga uppgifter finns kvar.',
    de: 'Die gewählte Lieferzeit ist inzwischen ausgebucht. Wählen Sie eine andere: Ihre übrigen Angaben bleiben erhalten.',
  },
  'too-little': {
    fi: 'Maksettava summa on liian pieni verkkomaksuun. Muokkaa ostoskoria tai koodeja.',
    en: 'The amount is too small for an online payment. Please edit the cart or the codes.',
    se: 'Beloppet är för litet för en nätbetalning. Ändra varukorgen eller koderna.',
    de: 'Der Betrag ist zu klein für eine Onlinezahlung. Bitte ändern Sie Warenkorb oder Codes.',
  },
  'payment-unavailable': {
    fi: 'Maksupalveluun ei saatu yhteyttä. Mitään ei ole veloitettu: jatka hetken päästä samasta kohdasta.',
    en: 'The payment service could not be reached. Nothing was charged: please continue from here in a moment.',
    se: 'Betaltjänsten kunde inte nås. Inget har debiterats: fortsätt härifrån om en stund.',
    de: 'Der Zahlungsdienst war nicht erreichbar. Es wurde nichts abgebucht: Bitte machen Sie in einem Moment hier weiter.',
  },
} satisfies TextGroup
