import type { TextGroup, Texts } from '#web/messages/texts.ts'
import { receiptMessages } from './receipts.messages.ts'

/** What every form says; a form may have its own words for some of it. */
export const formBaseTexts = {
  summary: {
    fi: 'Lomakkeelta puuttuu pakollisia tietoja',
    en: 'Required information is missing',
    se: 'Obligatoriska uppgifter saknas',
    de: 'Es fehlen Pflichtangaben',
  },
  requiredNote: {
    fi: 'Tähdellä (*) merkityt tiedot ovat pakollisia.',
    en: 'Fields marked with an asterisk (*) are required.',
    se: 'Uppgifter märkta med asterisk (*) är obligatoriska.',
    de: 'Mit Sternchen (*) markierte Angaben sind Pflicht.',
  },
  send: { fi: 'Lähetä', en: 'Send', se: 'Skicka', de: 'Senden' },
  sending: { fi: 'Lähetetään...', en: 'Sending...', se: 'Skickas...', de: 'Wird gesendet...' },
  sent: { fi: 'Lähetetty.', en: 'Sent.', se: 'Skickat.', de: 'Gesendet.' },
  wasSent: {
    fi: 'Lomake on lähetetty. Voit täyttää uuden.',
    en: 'The form has been sent. You can fill in another one.',
    se: 'Formuläret är skickat. Du kan fylla i ett nytt.',
    de: 'Das Formular ist gesendet. Sie können ein neues ausfüllen.',
  },
  failed: {
    fi: 'Tapahtui virhe. Yritä uudelleen',
    en: 'Something went wrong. Please try again.',
    se: 'Något gick fel. Försök igen',
    de: 'Da ist etwas schiefgelaufen. Bitte versuchen Sie es noch einmal',
  },
  offline: {
    fi: 'Verkkoyhteys ei toimi. Tekstisi on tallessa.',
    en: 'You seem to be offline. Your text is safe.',
    se: 'Du verkar vara offline. Din text finns kvar.',
    de: 'Sie sind gerade offline. Ihr Text bleibt erhalten.',
  },
  remaining: {
    fi: 'merkkiä jäljellä',
    en: 'characters remaining',
    se: 'tecken kvar',
    de: 'Zeichen übrig',
  },
  removeSpecialCharacters: {
    fi: 'Poista viestistä erikoismerkit',
    en: 'Remove special characters from the message',
    se: 'Ta bort specialtecken ur meddelandet',
    de: 'Entfernen Sie Sonderzeichen aus der Nachricht',
  },
  thanks: { fi: 'Kiitos viestistäsi!', en: 'Thank you!', se: 'Tack!', de: 'Vielen Dank!' },
  thanksText: {
    fi: 'Viesti on perillä.',
    en: 'Your message has arrived.',
    se: 'Meddelandet har kommit fram.',
    de: 'Ihre Nachricht ist angekommen.',
  },
  next: {
    fi: 'Mitä seuraavaksi tapahtuu',
    en: 'What happens next',
    se: 'Vad som händer härnäst',
    de: 'Wie es weitergeht',
  },
} satisfies TextGroup

export type FormBaseTexts = Texts<typeof formBaseTexts>

/** A form that keeps what is typed. */
export const formDraftTexts = {
  clear: { fi: 'Tyhjennä lomake', en: 'Clear the form', se: 'Töm formuläret', de: 'Formular leeren' },
  cleared: {
    fi: 'Lomake tyhjennettiin.',
    en: 'The form was cleared.',
    se: 'Formuläret tömdes.',
    de: 'Das Formular wurde geleert.',
  },
  undo: { fi: 'Kumoa', en: 'Undo', se: 'Ångra', de: 'Rückgängig machen' },
  undone: {
    fi: 'Lomakkeen tiedot palautettiin.',
    en: 'What you had filled in is back.',
    se: 'Det du hade fyllt i är tillbaka.',
    de: 'Ihre Angaben sind wieder da.',
  },
  restored: {
    fi: 'Palautimme tekstin, jonka kirjoitit aiemmin. Sitä ei ole vielä lähetetty.',
    en: 'We have restored what you wrote earlier. It has not been sent yet.',
    se: 'Vi hämtade tillbaka texten som du skrev tidigare. Den är inte skickad än.',
    de: 'Wir haben wiederhergestellt, was Sie zuvor geschrieben hatten. Es ist noch nicht gesendet.',
  },
} satisfies TextGroup

export const formCaptchaTexts = {
  working: {
    fi: 'Varmistetaan, ettet ole robotti…',
    en: 'Checking that you are not a robot…',
    se: 'Vi kontrollerar att du inte är en robot…',
    de: 'Wir prüfen, ob Sie ein Mensch sind…',
  },
  verified: {
    fi: 'Varmistettu: et ole robotti.',
    en: 'Checked: you are not a robot.',
    se: 'Kontrollerat: du är inte en robot.',
    de: 'Geprüft: Sie sind kein Roboter.',
  },
  failed: {
    fi: 'Varmistus ei onnistunut. Yritä lähettää uudelleen.',
    en: 'The check failed. Please send again.',
    se: 'Kontrollen misslyckades. Försök skicka igen.',
    de: 'Die Prüfung ist nicht gelungen. Bitte senden Sie erneut.',
  },
} satisfies TextGroup

export const formPasswordTexts = {
  show: {
    fi: 'Näytä salasana',
    en: 'Show password',
    se: 'Visa lösenordet',
    de: 'Passwort anzeigen',
  },
  hide: {
    fi: 'Piilota salasana',
    en: 'Hide password',
    se: 'Dölj lösenordet',
    de: 'Passwort verbergen',
  },
} satisfies TextGroup

/** The number of what was sent. */
export const formReferenceTexts = {
  label: receiptMessages.formReference,
  note: receiptMessages.formReferenceNote,
} satisfies TextGroup

export type ReferenceTexts = Texts<typeof formReferenceTexts>

export const formConsentTexts = {
  heading: {
    fi: 'Suostumus puuttuu',
    en: 'Consent is missing',
    se: 'Samtycke saknas',
    de: 'Die Einwilligung fehlt',
  },
  text: {
    fi: 'Et ole antanut suostumusta terveystietojen käsittelyyn. Jos viestissäsi on terveystietoja, palaa ja anna suostumus. Muuten voit lähettää viestin ilman sitä.',
    en: 'You have not consented to the processing of health data. If your message contains health data, go back and give your consent. Otherwise you can send the message without it.',
    se: 'Du har inte gett ditt samtycke till behandling av hälsouppgifter. Om meddelandet innehåller hälsouppgifter, gå tillbaka och ge ditt samtycke. Annars kan du skicka meddelandet utan det.',
    de: 'Sie haben der Verarbeitung von Gesundheitsdaten nicht zugestimmt. Enthält Ihre Nachricht Gesundheitsdaten, gehen Sie zurück und stimmen Sie zu. Sonst können Sie die Nachricht ohne Zustimmung senden.',
  },
  back: { fi: 'Takaisin', en: 'Back', se: 'Tillbaka', de: 'Zurück' },
} satisfies TextGroup
