import type { FeatureMessages } from './feature-messages.ts'

export const subscriptionsMessages = {
  subscriptionConfirmSubject: {
    fi: 'Vahvista tilauksesi: {site}',
    en: 'Please confirm your subscription: {site}',
    se: 'Bekräfta din prenumeration: {site}',
    de: 'Bitte bestätigen Sie Ihr Abonnement: {site}',
  },
  subscriptionConfirmText: {
    fi: 'Joku, toivottavasti sinä, tilasi tähän osoitteeseen sivustolta {site}: {lists}. Vahvista tilaus alla olevasta linkistä. Jos et tilannut mitään, sinun ei tarvitse tehdä mitään.',
    en: 'Someone, hopefully you, signed this address up on {site} for: {lists}. Please confirm with the link below. If it was not you, there is nothing you need to do.',
    se: 'Någon, förhoppningsvis du, har beställt detta till din adress från {site}: {lists}. Bekräfta det med länken nedan. Om du inte har beställt något behöver du inte göra någonting.',
    de: 'Jemand, hoffentlich Sie, hat dies bei {site} an Ihre Adresse bestellt: {lists}. Bitte bestätigen Sie es über den Link unten. Wenn Sie nichts bestellt haben, brauchen Sie nichts zu tun.',
  },
  subscriptionConfirm: {
    fi: 'Vahvista tilaus',
    en: 'Confirm the subscription',
    se: 'Bekräfta prenumerationen',
    de: 'Abonnement bestätigen',
  },
  subscriptionKnownSubject: {
    fi: 'Tilauksesi on jo voimassa: {site}',
    en: 'You are already subscribed: {site}',
    se: 'Du prenumererar redan: {site}',
    de: 'Sie haben bereits abonniert: {site}',
  },
  subscriptionKnownText: {
    fi: 'Tälle osoitteelle on jo voimassa sivustolta {site}: {lists}. Sinun ei tarvitse tehdä mitään.',
    en: 'This address is already signed up on {site} for: {lists}. There is nothing you need to do.',
    se: 'Den här adressen får redan detta från {site}: {lists}. Du behöver inte göra någonting.',
    de: 'Diese Adresse erhält von {site} bereits: {lists}. Sie brauchen nichts zu tun.',
  },
  subscriptionEnd: {
    fi: 'Peru tilaus',
    en: 'End the subscription',
    se: 'Avsluta prenumerationen',
    de: 'Abonnement beenden',
  },
  subscriptionConfirmQuestion: {
    fi: 'Vahvista, että haluat: {lists}.',
    en: 'Please confirm that you want: {lists}.',
    se: 'Bekräfta att du vill ha: {lists}.',
    de: 'Bitte bestätigen Sie, dass Sie dies möchten: {lists}.',
  },
  subscriptionConfirmed: {
    fi: 'Tilaus on vahvistettu',
    en: 'The subscription is confirmed',
    se: 'Prenumerationen är bekräftad',
    de: 'Das Abonnement ist bestätigt',
  },
  subscriptionConfirmedText: {
    fi: 'Kiitos! Voimassa on nyt: {lists}. Voit perua tilauksen jokaisesta viestistämme.',
    en: 'Thank you! You now get: {lists}. Every e-mail has a link to unsubscribe.',
    se: 'Tack! Du får nu: {lists}. Du kan avsluta prenumerationen i varje mejl från oss.',
    de: 'Vielen Dank! Sie erhalten jetzt: {lists}. Das Abonnement können Sie in jeder unserer E-Mails beenden.',
  },
  subscriptionConfirmedBefore: {
    fi: 'Tilaus on jo vahvistettu',
    en: 'The subscription was confirmed already',
    se: 'Prenumerationen är redan bekräftad',
    de: 'Das Abonnement wurde schon bestätigt',
  },
  subscriptionConfirmedBeforeText: {
    fi: 'Tämä linkki on jo käytetty, eikä sinun tarvitse tehdä mitään. Voimassa on: {lists}.',
    en: 'This link has been used already, and there is nothing you need to do. You get: {lists}.',
    se: 'Länken har redan använts, och du behöver inte göra någonting. Du får: {lists}.',
    de: 'Dieser Link wurde schon benutzt, Sie brauchen nichts zu tun. Sie erhalten: {lists}.',
  },
  subscriptionEndQuestion: {
    fi: 'Haluatko perua tämän: {lists}?',
    en: 'Do you want to end this: {lists}?',
    se: 'Vill du avsluta detta: {lists}?',
    de: 'Möchten Sie dies beenden: {lists}?',
  },
  subscriptionEnded: {
    fi: 'Tilaus on peruttu',
    en: 'The subscription has ended',
    se: 'Prenumerationen är avslutad',
    de: 'Das Abonnement ist beendet',
  },
  subscriptionEndedText: {
    fi: 'Tämä on nyt peruttu: {lists}.',
    en: 'This has ended: {lists}.',
    se: 'Detta har avslutats: {lists}.',
    de: 'Dies ist beendet: {lists}.',
  },
  subscriptionEndedBefore: {
    fi: 'Tilaus on jo peruttu',
    en: 'The subscription had ended already',
    se: 'Prenumerationen är redan avslutad',
    de: 'Das Abonnement war schon beendet',
  },
  subscriptionEndedBeforeText: {
    fi: 'Tämä on jo peruttu, eikä linkillä voi tehdä enää mitään: {lists}. Jos haluat sen takaisin, tee tilaus uudelleen.',
    en: 'This has ended already, and the link can do nothing more: {lists}. If you want it back, please subscribe again.',
    se: 'Detta är redan avslutat, och länken kan inte användas mer: {lists}. Om du vill ha det tillbaka kan du prenumerera på nytt.',
    de: 'Dies ist schon beendet, und der Link bewirkt nichts mehr: {lists}. Wenn Sie es wieder möchten, abonnieren Sie bitte erneut.',
  },
  subscriptionLinkInvalid: {
    fi: 'Linkki ei ole voimassa',
    en: 'This link is not valid',
    se: 'Länken är inte giltig',
    de: 'Dieser Link ist nicht gültig',
  },
  subscriptionLinkInvalidText: {
    fi: 'Linkki on vanhentunut tai vajaa. Avaa se uudelleen viestistä tai tee tilaus uudelleen.',
    en: 'The link has expired or is incomplete. Open it again from the mail, or subscribe again.',
    se: 'Länken har gått ut eller är ofullständig. Öppna den igen från mejlet eller prenumerera på nytt.',
    de: 'Der Link ist abgelaufen oder unvollständig. Öffnen Sie ihn erneut aus der E-Mail oder abonnieren Sie noch einmal.',
  },
  listNewsletter: { fi: 'uutiskirje', en: 'newsletter', se: 'nyhetsbrev', de: 'Newsletter' },
  listCampaign: {
    fi: 'osallistuminen kampanjaan',
    en: 'participation in the campaign',
    se: 'deltagande i kampanjen',
    de: 'Teilnahme an der Kampagne',
  },
} satisfies FeatureMessages
