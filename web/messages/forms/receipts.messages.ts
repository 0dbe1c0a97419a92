import type { FeatureMessages } from '#web/messages/feature-messages.ts'

/** The number of a sent form, on the page and in the mails to its sender and to the people of the site. */
export const receiptMessages = {
  formReference: {
    fi: 'Viitenumerosi',
    en: 'Your reference number',
    se: 'Ditt referensnummer',
    de: 'Ihre Referenznummer',
  },
  formReferenceNote: {
    fi: 'Mainitse se, jos otat meihin yhteyttä samasta asiasta.',
    en: 'Please mention it if you contact us about the same matter.',
    se: 'Uppge numret om du kontaktar oss i samma ärende.',
    de: 'Bitte geben Sie sie an, wenn Sie sich in derselben Sache an uns wenden.',
  },
  formMailForm: { fi: 'Lomake', en: 'Form', se: 'Formulär', de: 'Formular' },
  formMailReference: { fi: 'Viitenumero', en: 'Reference number', se: 'Referensnummer', de: 'Referenznummer' },
  formMailTime: { fi: 'Saapunut', en: 'Received', se: 'Mottaget', de: 'Eingegangen' },
  formMailPage: { fi: 'Sivu', en: 'Page', se: 'Sida', de: 'Seite' },
  formMailLanguage: {
    fi: 'Lähettäjän kieli',
    en: 'Language of the sender',
    se: 'Avsändarens språk',
    de: 'Sprache des Absenders',
  },
  receiptMailSubject: {
    fi: '{site}: lomakkeesi on perillä ({reference})',
    en: '{site}: we have received your form ({reference})',
    se: '{site}: vi har tagit emot ditt formulär ({reference})',
    de: '{site}: Ihr Formular ist angekommen ({reference})',
  },
  receiptMailText: {
    fi: 'Kiitos! Lomakkeesi on saapunut meille: {form}, {date}.',
    en: 'Thank you! We have received your form: {form}, {date}.',
    se: 'Tack! Vi har tagit emot ditt formulär: {form}, {date}.',
    de: 'Vielen Dank! Ihr Formular ist bei uns eingegangen: {form}, {date}.',
  },
  receiptMailEcho: {
    fi: 'Nämä tiedot lähetit meille:',
    en: 'This is what you sent us:',
    se: 'Det här skickade du till oss:',
    de: 'Das haben Sie uns geschickt:',
  },
  receiptMailNotYours: {
    fi: 'Saat tämän viestin, koska sähköpostiosoitteesi annettiin lomakkeella sivustolla {site}. Jos et lähettänyt lomaketta itse, sinun ei tarvitse tehdä mitään.',
    en: 'You receive this because your e-mail address was given in a form on the {site} site. If you did not send it yourself, there is nothing you need to do.',
    se: 'Du får det här meddelandet eftersom din e-postadress angavs i ett formulär på webbplatsen {site}. Om du inte själv skickade formuläret behöver du inte göra något.',
    de: 'Sie erhalten diese Nachricht, weil Ihre E-Mail-Adresse in einem Formular auf der Website {site} angegeben wurde. Falls Sie es nicht selbst gesendet haben, müssen Sie nichts tun.',
  },
} satisfies FeatureMessages
