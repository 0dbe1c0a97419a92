import type { RefusalCode } from '#contract/refusals.ts'
import type { Language } from '#contract/site.ts'

/** The messages of refusals, shown to visitors. */
export const refusalTexts: Record<RefusalCode, Record<Language, string>> = {
  REQUEST_INVALID: {
    fi: 'Tiedoissa on virhe. Tarkista ne ja yritä uudelleen.',
    en: 'Something in the information is wrong. Please check it and try again.',
    se: 'Uppgifterna innehåller ett fel. Kontrollera dem och försök igen.',
    de: 'Die Angaben enthalten einen Fehler. Bitte prüfen Sie sie und versuchen Sie es erneut.',
  },
  LOGIN_NEEDED: {
    fi: 'Kirjaudu sisään ja yritä uudelleen.',
    en: 'Please log in and try again.',
    se: 'Logga in och försök igen.',
    de: 'Bitte melden Sie sich an und versuchen Sie es erneut.',
  },
  LOGIN_FAILED: {
    fi: 'Sähköposti tai salasana on väärin.',
    en: 'The e-mail address or the password is wrong.',
    se: 'E-postadressen eller lösenordet är fel.',
    de: 'Die E-Mail-Adresse oder das Passwort ist falsch.',
  },
  CAPTCHA_NEEDED: {
    fi: 'Yrityksiä on ollut monta. Varmista, ettet ole robotti, ja yritä uudelleen.',
    en: 'There have been many tries. Please verify that you are not a robot, and try again.',
    se: 'Det har varit många försök. Bekräfta att du inte är en robot och försök igen.',
    de: 'Es gab viele Versuche. Bitte bestätigen Sie, dass Sie kein Roboter sind, und versuchen Sie es erneut.',
  },
  LINK_EXPIRED: {
    fi: 'Linkki on vanhentunut tai se on jo käytetty. Pyydä uusi linkki.',
    en: 'This link has expired or has been used already. Please ask for a new one.',
    se: 'Länken har gått ut eller har redan använts. Be om en ny.',
    de: 'Dieser Link ist abgelaufen oder wurde schon benutzt. Bitte fordern Sie einen neuen an.',
  },
  REQUEST_TIMEOUT: {
    fi: 'Lähetys kesti liian kauan. Tarkista verkkoyhteys ja yritä uudelleen.',
    en: 'Sending took too long. Please check your connection and try again.',
    se: 'Det tog för lång tid att skicka. Kontrollera anslutningen och försök igen.',
    de: 'Das Senden hat zu lange gedauert. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  },
  BODY_TOO_LARGE: {
    fi: 'Lähetys on liian suuri. Lyhennä viestiä tai lähetä pienemmät tiedostot.',
    en: 'This is too large to send. Please shorten the message or send smaller files.',
    se: 'Det du skickar är för stort. Förkorta meddelandet eller skicka mindre filer.',
    de: 'Die Sendung ist zu groß. Bitte kürzen Sie die Nachricht oder senden Sie kleinere Dateien.',
  },
  UPLOADS_BUSY: {
    fi: 'Tiedostoja lähetetään nyt paljon. Odota hetki ja yritä uudelleen.',
    en: 'Many files are being sent right now. Please wait a moment and try again.',
    se: 'Många filer skickas just nu. Vänta en stund och försök igen.',
    de: 'Gerade werden viele Dateien gesendet. Bitte warten Sie einen Moment und versuchen Sie es erneut.',
  },
  FOREIGN_ORIGIN: {
    fi: 'Toinen sivusto ei voi lähettää tätä. Avaa sivu uudelleen ja yritä sieltä.',
    en: 'Another site cannot send this. Please open the page again and try from there.',
    se: 'En annan webbplats kan inte skicka detta. Öppna sidan på nytt och försök därifrån.',
    de: 'Eine andere Website kann dies nicht senden. Bitte öffnen Sie die Seite neu und versuchen Sie es von dort.',
  },
  VERIFICATION_FAILED: {
    fi: 'Sivu on ollut auki liian kauan. Päivitä sivu ja yritä uudelleen.',
    en: 'The page has been open for too long. Please reload it and try again.',
    se: 'Sidan har varit öppen för länge. Uppdatera den och försök igen.',
    de: 'Die Seite war zu lange geöffnet. Bitte laden Sie sie neu und versuchen Sie es erneut.',
  },
  CAPTCHA_FAILED: {
    fi: 'Varmistus puuttuu tai on vanhentunut. Yritä lähettää uudelleen.',
    en: 'The verification is missing or has expired. Please send it again.',
    se: 'Verifieringen saknas eller har gått ut. Försök skicka igen.',
    de: 'Die Überprüfung fehlt oder ist abgelaufen. Bitte senden Sie es erneut.',
  },
  NOT_FOUND: {
    fi: 'Osoitteessa ei ole mitään.',
    en: 'There is nothing at this address.',
    se: 'Det finns ingenting på adressen.',
    de: 'Unter dieser Adresse gibt es nichts.',
  },
  HOST_UNKNOWN: {
    fi: 'Osoite ei ole meidän sivustomme.',
    en: 'This address is not one of our sites.',
    se: 'Adressen är inte någon av våra webbplatser.',
    de: 'Diese Adresse gehört nicht zu unseren Websites.',
  },
  LIKE_CONTENT_UNKNOWN: {
    fi: 'Sisältöä ei enää ole, joten siitä ei voi tykätä.',
    en: 'This content is no longer there, so it cannot be liked.',
    se: 'Innehållet finns inte längre och kan därför inte gillas.',
    de: 'Diesen Inhalt gibt es nicht mehr, er kann daher nicht mit „Gefällt mir“ markiert werden.',
  },
  CATEGORY_UNKNOWN: {
    fi: 'Ryhmää ei enää ole. Valitse toinen.',
    en: 'This category no longer exists. Please choose another.',
    se: 'Kategorin finns inte längre. Välj en annan.',
    de: 'Diese Kategorie gibt es nicht mehr. Bitte wählen Sie eine andere.',
  },
  MENU_UNKNOWN: {
    fi: 'Tätä lounaslistaa ei ole tai se on poistettu. Tarkista linkki tai tee uusi lista.',
    en: 'This lunch menu does not exist or has been deleted. Please check the link or make a new menu.',
    se: 'Lunchmenyn finns inte eller har tagits bort. Kontrollera länken eller gör en ny meny.',
    de: 'Diesen Speiseplan gibt es nicht, oder er wurde gelöscht. Bitte prüfen Sie den Link oder erstellen Sie einen neuen.',
  },
  MENU_LINK_FOREIGN: {
    fi: 'Lounaslistalla voi olla linkkejä vain tämän sivuston resepteihin.',
    en: 'A lunch menu can only link to recipes of this site.',
    se: 'En lunchmeny kan bara länka till recept på den här webbplatsen.',
    de: 'Ein Speiseplan kann nur auf Rezepte dieser Website verweisen.',
  },
  PRODUCT_UNKNOWN: {
    fi: 'Tuotetta ei ole myynnissä. Päivitä sivu ja valitse toinen.',
    en: 'This product is not for sale. Please reload the page and choose another.',
    se: 'Produkten säljs inte. Uppdatera sidan och välj en annan.',
    de: 'Dieses Produkt wird nicht verkauft. Bitte laden Sie die Seite neu und wählen Sie ein anderes.',
  },
  ORDER_UNKNOWN: {
    fi: 'Tilausta ei löytynyt. Tarkista tiedot tai kirjaudu sisään.',
    en: 'We could not find this order. Please check the details or log in.',
    se: 'Beställningen hittades inte. Kontrollera uppgifterna eller logga in.',
    de: 'Diese Bestellung wurde nicht gefunden. Bitte prüfen Sie die Angaben oder melden Sie sich an.',
  },
  ORDER_TOO_LATE: {
    fi: 'Tilausta ei voi enää perua. Ota yhteyttä asiakaspalveluun.',
    en: 'This order can no longer be cancelled. Please contact our customer service.',
    se: 'Beställningen kan inte längre avbokas. Kontakta kundtjänsten.',
    de: 'Diese Bestellung kann nicht mehr storniert werden. Bitte wenden Sie sich an unseren Kundendienst.',
  },
  WITHDRAWAL_NOT_POSSIBLE: {
    fi: 'Näitä tuotteita ei voi palauttaa. Ota yhteyttä asiakaspalveluun.',
    en: 'These products cannot be returned. Please contact our customer service.',
    se: 'De här produkterna kan inte returneras. Kontakta kundtjänsten.',
    de: 'Diese Produkte können nicht zurückgegeben werden. Bitte wenden Sie sich an unseren Kundendienst.',
  },
  PAYMENT_UNAVAILABLE: {
    fi: 'Maksupalvelu ei juuri nyt vastaa. Mitään ei ole veloitettu. Yritä hetken kuluttua uudelleen.',
    en: 'The payment service is not answering right now. Nothing has been charged. Please try again in a moment.',
    se: 'Betaltjänsten svarar inte just nu. Ingenting har debiterats. Försök igen om en stund.',
    de: 'Der Zahlungsdienst antwortet gerade nicht. Es wurde nichts abgebucht. Bitte versuchen Sie es gleich noch einmal.',
  },
  POSTAL_CODE_UNKNOWN: {
    fi: 'Emme tunnistaneet syöttämääsi postinumeroa.',
    en: 'We did not recognise the postal code that you entered.',
    se: 'Vi känner inte igen postnumret som du angav.',
    de: 'Wir kennen die eingegebene Postleitzahl nicht.',
  },
  REVIEW_REPEATED: {
    fi: 'Olet jo arvostellut tämän tuotteen. Kiitos siitä!',
    en: 'You have already reviewed this product. Thank you for it!',
    se: 'Du har redan recenserat produkten. Tack för det!',
    de: 'Sie haben dieses Produkt schon bewertet. Vielen Dank dafür!',
  },
  CART_TOKEN_EXPIRED: {
    fi: 'Sivu oli auki liian kauan, eikä ostoskori siirtynyt. Palaa takaisin ja avaa ostoskori uudelleen. Tuotteesi ovat tallessa.',
    en: 'The page was open for too long, so your cart did not come along. Please go back and open the cart again. Your products are safe.',
    se: 'Sidan var öppen för länge och varukorgen följde inte med. Gå tillbaka och öppna varukorgen igen. Dina produkter finns kvar.',
    de: 'Die Seite war zu lange geöffnet, der Warenkorb kam nicht mit. Bitte gehen Sie zurück und öffnen Sie ihn erneut. Ihre Produkte sind noch da.',
  },
  TOO_MANY_REQUESTS: {
    fi: 'Pyyntöjä tuli liian monta peräkkäin. Odota hetki ja yritä uudelleen.',
    en: 'That was too many requests in a row. Please wait a moment and try again.',
    se: 'Det kom för många förfrågningar i följd. Vänta en stund och försök igen.',
    de: 'Das waren zu viele Anfragen hintereinander. Bitte warten Sie einen Moment und versuchen Sie es erneut.',
  },
  UNAVAILABLE: {
    fi: 'Palvelussa on hetkellinen katko. Mitään ei tallennettu. Yritä hetken kuluttua uudelleen.',
    en: 'The service is interrupted for a moment. Nothing was saved. Please try again shortly.',
    se: 'Tjänsten har ett tillfälligt avbrott. Inget sparades. Försök igen om en stund.',
    de: 'Der Dienst ist kurz unterbrochen. Es wurde nichts gespeichert. Bitte versuchen Sie es gleich noch einmal.',
  },
  INTERNAL: {
    fi: 'Tapahtui virhe. Ole hyvä ja yritä uudelleen.',
    en: 'Something went wrong. Please try again.',
    se: 'Något gick fel. Försök igen.',
    de: 'Es ist ein Fehler aufgetreten. Bitte versuchen Sie es erneut.',
  },
}
