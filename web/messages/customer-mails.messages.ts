import type { FeatureMessages } from './feature-messages.ts'

/** Mails about accounts. */
export const customerMailMessages = {
  customerMailRegisterSubject: {
    fi: 'Avaa tilisi: {site}',
    en: 'Open your account: {site}',
    se: 'Öppna ditt konto: {site}',
    de: 'Öffnen Sie Ihr Konto: {site}',
  },
  customerMailRegisterText: {
    fi: 'Hei! Avaa tilisi valitsemalla salasana tästä linkistä. Se toimii tunnin ajan ja yhden kerran.',
    en: 'Hello! Open your account by choosing a password through this link. It works once, for an hour.',
    se: 'Hej! Öppna ditt konto genom att välja ett lösenord via länken. Den fungerar en gång, i en timme.',
    de: 'Guten Tag! Öffnen Sie Ihr Konto, indem Sie über diesen Link ein Passwort wählen. Er gilt einmal und eine Stunde lang.',
  },
  customerMailKnownSubject: {
    fi: 'Sinulla on jo tili: {site}',
    en: 'You have an account already: {site}',
    se: 'Du har redan ett konto: {site}',
    de: 'Sie haben bereits ein Konto: {site}',
  },
  customerMailKnownText: {
    fi: 'Hei! Tällä sähköpostiosoitteella on jo tili. Kirjaudu salasanallasi, tai valitse uusi tästä linkistä. Se toimii tunnin ajan ja yhden kerran.',
    en: 'Hello! There is an account with this e-mail address already. Log in with your password, or choose a new one through this link. It works once, for an hour.',
    se: 'Hej! Det finns redan ett konto med den här e-postadressen. Logga in med ditt lösenord eller välj ett nytt via länken. Den fungerar en gång, i en timme.',
    de: 'Guten Tag! Mit dieser E-Mail-Adresse gibt es bereits ein Konto. Melden Sie sich mit Ihrem Passwort an, oder wählen Sie über diesen Link ein neues. Er gilt einmal und eine Stunde lang.',
  },
  customerMailResetSubject: {
    fi: 'Valitse uusi salasana: {site}',
    en: 'Choose a new password: {site}',
    se: 'Välj ett nytt lösenord: {site}',
    de: 'Wählen Sie ein neues Passwort: {site}',
  },
  customerMailResetText: {
    fi: 'Hei! Valitse uusi salasana tästä linkistä. Se toimii tunnin ajan ja yhden kerran. Samalla kirjaudut ulos kaikilta laitteilta.',
    en: 'Hello! Choose a new password through this link. It works once, for an hour. You are then logged out on all devices.',
    se: 'Hej! Välj ett nytt lösenord via länken. Den fungerar en gång, i en timme. Samtidigt loggas du ut på alla enheter.',
    de: 'Guten Tag! Wählen Sie über diesen Link ein neues Passwort. Er gilt einmal und eine Stunde lang. Dabei werden Sie auf allen Geräten abgemeldet.',
  },
  customerMailRegister: { fi: 'Avaa tili', en: 'Open the account', se: 'Öppna kontot', de: 'Konto öffnen' },
  customerMailReset: {
    fi: 'Valitse uusi salasana',
    en: 'Choose a new password',
    se: 'Välj ett nytt lösenord',
    de: 'Neues Passwort wählen',
  },
  customerMailNotAsked: {
    fi: 'Jos et pyytänyt tätä, sinun ei tarvitse tehdä mitään.',
    en: 'If you did not ask for this, you need not do anything.',
    se: 'Om du inte bad om detta behöver du inte göra något.',
    de: 'Falls Sie das nicht angefordert haben, müssen Sie nichts tun.',
  },
} satisfies FeatureMessages
