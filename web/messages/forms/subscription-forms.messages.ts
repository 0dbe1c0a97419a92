import type { FeatureMessages } from '#web/messages/feature-messages.ts'

/** Newsletters, releases, the campaign, and the overlay of professional kitchens. */
export const subscriptionFormsMessages = {
  newsletterHeading: {
    fi: 'Tilaa uutiskirje',
    en: 'Subscribe to our newsletter',
    se: 'Prenumerera på nyhetsbrevet',
    de: 'Newsletter abonnieren',
  },
  newsletterText: {
    fi: 'Reseptejä, kauden tuotteita ja tarjouksia kerran tai kaksi kuussa. Tilauksen voi lopettaa jokaisesta kirjeestä.',
    en: 'Recipes, seasonal products and offers once or twice a month. Every issue has a link to unsubscribe.',
    se: 'Recept, säsongens produkter och erbjudanden en eller två gånger i månaden. I varje utskick finns en länk för att avsluta.',
    de: 'Rezepte, Saisonprodukte und Angebote ein- bis zweimal im Monat. In jeder Ausgabe steht ein Link zum Abbestellen.',
  },
  subscribe: { fi: 'Tilaa', en: 'Subscribe', se: 'Prenumerera', de: 'Abonnieren' },
  subscriptionThanks: { fi: 'Kiitos!', en: 'Thank you!', se: 'Tack!', de: 'Danke!' },
  subscriptionThanksText: {
    fi: 'Lähetimme sinulle sähköpostin. Vahvista tilaus siinä olevasta linkistä.',
    en: 'We have sent you an e-mail. Please confirm with the link in it.',
    se: 'Vi har skickat dig ett e-postmeddelande. Bekräfta med länken i det.',
    de: 'Wir haben Ihnen eine E-Mail geschickt. Bitte bestätigen Sie über den Link darin.',
  },
  releasesHeading: {
    fi: 'Tilaa tiedotteet',
    en: 'Subscribe to releases',
    se: 'Prenumerera på våra pressmeddelanden',
    de: 'Mitteilungen abonnieren',
  },
  releasesText: {
    fi: 'Saat tiedotteet sähköpostiisi heti, kun ne julkaistaan.',
    en: 'Get releases by e-mail as soon as they are published.',
    se: 'Du får pressmeddelanden och rapporter per e-post så snart de publiceras.',
    de: 'Sie erhalten Mitteilungen per E-Mail, sobald sie erscheinen.',
  },
  releasesTypes: { fi: 'Tiedotteet', en: 'Releases', se: 'Meddelanden', de: 'Mitteilungen' },
  releasesNewsletter: { fi: 'Uutiskirje', en: 'Newsletter', se: 'Nyhetsbrev', de: 'Newsletter' },
  campaignAdult: {
    fi: 'Olen vähintään 18-vuotias.',
    en: 'I am at least 18 years old.',
    se: 'Jag är minst 18 år.',
    de: 'Ich bin mindestens 18 Jahre alt.',
  },
  campaignRules: {
    fi: 'Hyväksyn kampanjan säännöt.',
    en: 'I accept the rules of the campaign.',
    se: 'Jag godkänner kampanjens regler.',
    de: 'Ich akzeptiere die Regeln der Aktion.',
  },
  campaignNewsletter: {
    fi: 'Tilaan samalla CinCinin uutiskirjeen.',
    en: 'I would also like the CinCin newsletter.',
    se: 'Jag vill också ha CinCins nyhetsbrev.',
    de: 'Ich möchte auch den Newsletter von CinCin erhalten.',
  },
  campaignSend: { fi: 'Osallistu', en: 'Take part', se: 'Delta', de: 'Teilnehmen' },
  campaignThanks: {
    fi: 'Kiitos osallistumisesta!',
    en: 'Thank you for taking part!',
    se: 'Tack för att du deltar!',
    de: 'Danke für Ihre Teilnahme!',
  },
  campaignThanksText: {
    fi: 'Lähetimme sinulle sähköpostin. Osallistumisesi on voimassa, kun vahvistat sen linkistä.',
    en: 'We have sent you an e-mail. Your entry counts once you confirm it with the link.',
    se: 'Vi har skickat dig ett e-postmeddelande. Ditt deltagande gäller när du bekräftar det med länken.',
    de: 'Wir haben Ihnen eine E-Mail geschickt. Ihre Teilnahme gilt, sobald Sie sie über den Link bestätigen.',
  },
  overlayTabs: { fi: 'Pikatoiminnot', en: 'Quick actions', se: 'Snabbval', de: 'Schnellzugriff' },
  overlayNewsletter: {
    fi: 'Tilaa Ideakirje',
    en: 'Get the ideas newsletter',
    se: 'Prenumerera på Idébrevet',
    de: 'Ideenbrief abonnieren',
  },
  overlayNewsletterText: {
    fi: 'Ideoita keittiöön, uusia tuotteita ja reseptejä ammattilaisille kerran kuussa.',
    en: 'Ideas for your kitchen, new products and recipes for professionals once a month.',
    se: 'Idéer till köket, nya produkter och recept för proffs en gång i månaden.',
    de: 'Ideen für die Küche, neue Produkte und Rezepte für Profis einmal im Monat.',
  },
  overlayQuestion: {
    fi: 'Kysy asiantuntijalta',
    en: 'Ask an expert',
    se: 'Fråga en expert',
    de: 'Fragen Sie unsere Experten',
  },
  overlayQuestionText: {
    fi: 'Kehityskokkimme ja myyntimme vastaavat arkisin, yleensä saman päivän aikana.',
    en: 'Our chefs and sales team reply on weekdays, usually the same day.',
    se: 'Våra kockar och säljare svarar på vardagar, oftast samma dag.',
    de: 'Unser Küchen- und unser Verkaufsteam antworten werktags, meist am selben Tag.',
  },
  overlayHide: {
    fi: 'Piilota pikatoiminnot',
    en: 'Hide quick actions',
    se: 'Dölj snabbvalen',
    de: 'Schnellzugriff ausblenden',
  },
  recipeBannerText: {
    fi: 'Uusia reseptejä ammattikeittiöön kerran kuussa.',
    en: 'New recipes for professional kitchens once a month.',
    se: 'Nya recept för storkök en gång i månaden.',
    de: 'Neue Rezepte für Profiküchen einmal im Monat.',
  },
  recipeBannerClose: { fi: 'Sulje ilmoitus', en: 'Close the notice', se: 'Stäng meddelandet', de: 'Hinweis schließen' },
} satisfies FeatureMessages
