import type { FeatureMessages } from './feature-messages.ts'

export const subscriptionsMessages = {
  subscriptionConfirmSubject: {
    fi: 'Vahvista tilauksesi: {site}',
    en: 'Please confirm your subscription: {site}',
    se: 'Bekräfta din prenumeration: {site}',
    de: 'Bitte bestätigen Sie Ihr Abonnement: {site}',
  },
  subscriptionConfirmText: {
    fi: 'Joku, toivottavasti sinä, tilasi tähän osoitteeseen: {lists}. Vahvista tilaus alla olevasta linkistä. Jos et tilannut mitään, sinun ei tarvitse tehdä mitään.',
    en: 'Someone, hopefully you, signed this address up for: {lists}. Please confirm with the link below. If it was not you, there is nothing you need to do.',
    se: 'Någon, förhoppningsvis du, har beställt detta till din adress: {lists}. Bekräfta det med länken nedan. Om du inte har beställt något behöver du inte göra någonting.',
    de: 'Jemand, hoffentlich Sie, hat dies an Ihre Adresse bestellt: {lists}. Bitte bestätigen Sie es über den Link unten. Wenn Sie nichts bestellt haben, brauchen Sie nichts zu tun.',
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
    fi: 'Tälle osoitteelle on jo voimassa: {lists}. Sinun ei tarvitse tehdä mitään.',
    en: 'This address is already signed up for: {lists}. There is nothing you need to do.',
    se: 'Den här adressen får redan: {lists}. Du behöver inte göra någonting.',
    de: 'Diese Adresse erhält bereits: {lists}. Sie brauchen nichts zu tun.',
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
    fi: 'Emme lähetä enää tätä: {lists}.',
    en: 'We no longer send you this: {lists}.',
    se: 'Vi skickar inte längre detta: {lists}.',
    de: 'Wir senden Ihnen dies nicht mehr: {lists}.',
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
