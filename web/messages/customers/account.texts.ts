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
    se: 'Faktureringsadress och övriga uppgifter',
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
    en: 'You log in with a code that we e-mail you. You can also choose a password if you like.',
    se: 'Du loggar in med en kod per e-post. Om du vill kan du också välja ett lösenord.',
    de: 'Sie melden sich mit einem Code per E-Mail an. Wenn Sie möchten, können Sie auch ein Passwort wählen.',
  },
  code: loginCodeTexts,
  data: { fi: 'Omat tietosi', en: 'Your data', se: 'Dina uppgifter', de: 'Ihre Daten' },
  dataText: {
    fi: 'Voit ladata kaiken, mitä sinusta on tallennettu, yhtenä tiedostona.',
    en: 'You can download everything that is stored about you as one file.',
    se: 'Du kan ladda ner allt som finns sparat om dig i en enda fil.',
    de: 'Sie können alles, was über Sie gespeichert ist, in einer Datei herunterladen.',
  },
  download: {
    fi: 'Lataa omat tiedot',
    en: 'Download your data',
    se: 'Ladda ner dina uppgifter',
    de: 'Ihre Daten herunterladen',
  },
  remove: accountMessages.accountDelete,
  removeText: {
    fi: 'Tili, osoitteet, ostoskori ja arvostelusi poistetaan heti ja lopullisesti. Tilauksesi säilyvät {years}, kuten tietosuojaseloste kertoo, ja uutiskirje tulee, kunnes perut sen. Vahvista salasanallasi.',
    en: 'Your account, addresses, cart and reviews will be deleted at once and for good. Your orders are kept for {years}, as the privacy notice says, and you will get the newsletter until you unsubscribe. Please confirm with your password.',
    se: 'Kontot, adresserna, varukorgen och dina recensioner raderas genast och för gott. Dina beställningar sparas i {years} enligt integritetspolicyn, och nyhetsbrevet får du tills du avslutar det. Bekräfta med ditt lösenord.',
    de: 'Das Konto, Ihre Adressen, der Warenkorb und Ihre Bewertungen werden sofort und endgültig gelöscht. Ihre Bestellungen bleiben {years} gespeichert, wie in der Datenschutzerklärung beschrieben, und den Newsletter erhalten Sie, bis Sie ihn abbestellen. Bitte bestätigen Sie mit Ihrem Passwort.',
  },
  removeByCodeText: {
    fi: 'Tili, osoitteet, ostoskori ja arvostelusi poistetaan heti ja lopullisesti. Vahvista koodilla, jonka lähetämme sähköpostiisi.',
    en: 'Your account, addresses, cart and reviews will be deleted at once and for good. Please confirm with a code that we e-mail you.',
    se: 'Kontot, adresserna, varukorgen och dina recensioner raderas genast och för gott. Bekräfta med en kod som vi skickar per e-post.',
    de: 'Das Konto, Ihre Adressen, der Warenkorb und Ihre Bewertungen werden sofort und endgültig gelöscht. Bitte bestätigen Sie mit einem Code, den wir Ihnen per E-Mail senden.',
  },
  removed: {
    fi: 'Tili on poistettu',
    en: 'Your account has been deleted',
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
