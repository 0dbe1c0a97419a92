import { orderHistoryTexts } from '#web/messages/shop/order-actions.texts.ts'
import type { TextGroup, Texts } from '#web/messages/texts.ts'
import { accountMessages } from './account.messages.ts'
import { customerMessages } from './customer.messages.ts'
import { loginCodeTexts } from './login-code.texts.ts'

/** The account page. */
export const accountTexts = {
  loggedInAs: {
    fi: 'Olet kirjautunut osoitteella {email}.',
    en: 'You are logged in as {email}.',
    se: 'Du är inloggad som {email}.',
    de: 'Sie sind als {email} angemeldet.',
  },
  guest: {
    fi: 'Kirjaudu sisään, niin näet omat tietosi.',
    en: 'Log in to see your details.',
    se: 'Logga in för att se dina uppgifter.',
    de: 'Melden Sie sich an, um Ihre Angaben zu sehen.',
  },
  loading: {
    fi: 'Tietoja ladataan…',
    en: 'Loading your details…',
    se: 'Uppgifterna laddas…',
    de: 'Ihre Angaben werden geladen…',
  },
  notLoaded: {
    fi: 'Tietoja ei saatu ladattua.',
    en: 'Your details could not be loaded.',
    se: 'Uppgifterna kunde inte laddas.',
    de: 'Ihre Angaben konnten nicht geladen werden.',
  },
  tryAgain: { fi: 'Yritä uudelleen', en: 'Try again', se: 'Försök igen', de: 'Erneut versuchen' },
  logIn: customerMessages.customerLogIn,
  logOut: customerMessages.customerLogOut,
  failed: customerMessages.customerFailed,
  delivery: {
    fi: 'Toimitusosoite',
    en: 'Delivery address',
    se: 'Leveransadress',
    de: 'Lieferadresse',
  },
  billing: {
    fi: 'Laskutusosoite ja lisätiedot',
    en: 'Billing address and further information',
    se: 'Faktureringsadress och tilläggsuppgifter',
    de: 'Rechnungsadresse und weitere Angaben',
  },
  password: accountMessages.accountPassword,
  choosePassword: {
    fi: 'Valitse salasana',
    en: 'Choose a password',
    se: 'Välj ett lösenord',
    de: 'Passwort wählen',
  },
  choosePasswordText: {
    fi: 'Kirjaudut sähköpostiin lähetettävällä koodilla. Jos haluat, voit valita myös salasanan.',
    en: 'You log in with a code by mail. If you like, you can choose a password, too.',
    se: 'Du loggar in med en kod per e-post. Om du vill kan du också välja ett lösenord.',
    de: 'Sie melden sich mit einem Code per E-Mail an. Wenn Sie möchten, können Sie auch ein Passwort wählen.',
  },
  code: loginCodeTexts,
  data: { fi: 'Omat tietosi', en: 'Your data', se: 'Dina data', de: 'Ihre Daten' },
  dataText: {
    fi: 'Voit ladata kaiken, mitä sinusta on tallennettu, yhtenä tiedostona.',
    en: 'You can download everything that is stored about you as one file.',
    se: 'Du kan ladda ner allt som är lagrat om dig som en fil.',
    de: 'Sie können alles, was über Sie gespeichert ist, als eine Datei herunterladen.',
  },
  download: {
    fi: 'Lataa omat tiedot',
    en: 'Download your data',
    se: 'Ladda ner dina data',
    de: 'Daten herunterladen',
  },
  remove: accountMessages.accountDelete,
  removeText: {
    fi: 'Tili, osoitteet, ostoskori ja arvostelusi poistetaan heti ja lopullisesti. Tilauksesi säilyvät {years}, kuten tietosuojaseloste kertoo, ja uutiskirje tulee, kunnes perut sen. Vahvista salasanallasi.',
    en: 'The account, your addresses, your cart and your reviews are deleted at once and for good. Your orders are kept for {years}, as the privacy notice says, and the newsletter comes until you end it. Confirm with your password.',
    se: 'Kontot, adresserna, varukorgen och dina recensioner raderas genast och för gott. Dina beställningar sparas i {years}, som dataskyddsbeskrivningen säger, och nyhetsbrevet kommer tills du avslutar det. Bekräfta med ditt lösenord.',
    de: 'Das Konto, Ihre Adressen, der Warenkorb und Ihre Bewertungen werden sofort und endgültig gelöscht. Ihre Bestellungen bleiben {years} gespeichert, wie die Datenschutzerklärung sagt, und der Newsletter kommt, bis Sie ihn beenden. Bestätigen Sie mit Ihrem Passwort.',
  },
  removeByCodeText: {
    fi: 'Tili, osoitteet, ostoskori ja arvostelusi poistetaan heti ja lopullisesti. Vahvista koodilla, jonka lähetämme sähköpostiisi.',
    en: 'The account, your addresses, your cart and your reviews are deleted at once and for good. Confirm with a code that we send you by mail.',
    se: 'Kontot, adresserna, varukorgen och dina recensioner raderas genast och för gott. Bekräfta med en kod som vi skickar per e-post.',
    de: 'Das Konto, Ihre Adressen, der Warenkorb und Ihre Bewertungen werden sofort und endgültig gelöscht. Bestätigen Sie mit einem Code, den wir Ihnen per E-Mail senden.',
  },
  removed: {
    fi: 'Tili on poistettu',
    en: 'The account has been deleted',
    se: 'Kontot har raderats',
    de: 'Das Konto wurde gelöscht',
  },
  removedText: {
    fi: 'Kiitos, että asioit meillä.',
    en: 'Thank you for shopping with us.',
    se: 'Tack för att du handlade hos oss.',
    de: 'Danke, dass Sie bei uns eingekauft haben.',
  },
  orders: orderHistoryTexts,
} satisfies TextGroup

export type AccountTexts = Texts<typeof accountTexts>
