import type { FeatureMessages } from '#web/messages/feature-messages.ts'

/** What every form says. The Finnish and English texts that the specification gives are exact. */
export const formMessages = {
  formSummaryCheck: {
    fi: 'Tarkista seuraavat kohdat ja lähetä uudelleen.',
    en: 'Please check the following fields and send again.',
    se: 'Kontrollera följande punkter och skicka igen.',
    de: 'Bitte prüfen Sie die folgenden Angaben und senden Sie erneut.',
  },
  formSummaryErrors: {
    fi: 'Lomakkeessa on virheitä',
    en: 'There are errors in the form',
    se: 'Formuläret innehåller fel',
    de: 'Das Formular enthält Fehler',
  },
  formFailedShort: {
    fi: 'Jotain meni vikaan',
    en: 'Something went wrong',
    se: 'Något gick fel',
    de: 'Da ist etwas schiefgelaufen',
  },
  formFailedSubscription: {
    fi: 'Jotain meni vikaan.',
    en: 'Something went wrong.',
    se: 'Något gick fel.',
    de: 'Da ist etwas schiefgelaufen.',
  },
  formFailedOrder: {
    fi: 'Lähetyksessä tapahtui virhe. Yritä uudelleen',
    en: 'The order could not be sent. Please try again',
    se: 'Något gick fel när beställningen skickades. Försök igen',
    de: 'Die Bestellung konnte nicht gesendet werden. Bitte versuchen Sie es erneut',
  },
  formRestoredFiles: {
    fi: 'Palautimme tekstin, jonka kirjoitit aiemmin. Sitä ei ole vielä lähetetty. Liitä tiedostot uudelleen: niitä ei tallenneta.',
    en: 'We have restored what you wrote earlier. It has not been sent yet. Please attach the files again: they are not stored.',
    se: 'Vi hämtade tillbaka texten som du skrev tidigare. Den är inte skickad än. Bifoga filerna igen: de sparas inte.',
    de: 'Wir haben wiederhergestellt, was Sie zuvor geschrieben hatten. Es ist noch nicht gesendet. Bitte hängen Sie die Dateien erneut an: Sie werden nicht gespeichert.',
  },
  formNoScript: {
    fi: 'Lomakkeeseen tarvitaan JavaScript, joka ei ole selaimessasi käytössä. Saat meihin yhteyden myös näin:',
    en: 'The form needs JavaScript, which is not enabled in your browser. You can also reach us here:',
    se: 'Formuläret behöver JavaScript, som inte är påslaget i din webbläsare. Så här når du oss ändå:',
    de: 'Das Formular braucht JavaScript, das in Ihrem Browser nicht aktiviert ist. So erreichen Sie uns auch:',
  },
  formPrivacy: {
    fi: 'Näin käsittelemme tietojasi',
    en: 'How we handle your data',
    se: 'Så behandlar vi dina uppgifter',
    de: 'So gehen wir mit Ihren Daten um',
  },
} satisfies FeatureMessages
