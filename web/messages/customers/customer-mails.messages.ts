import type { FeatureMessages } from '#web/messages/feature-messages.ts'

/** The mail with the code to log in. */
export const customerMailMessages = {
  codeMailSubject: {
    fi: '{code} on koodisi: {site}',
    en: '{code} is your code: {site}',
    se: '{code} är din kod: {site}',
    de: '{code} ist Ihr Code: {site}',
  },
  codeMailText: {
    fi: 'Hei! Kirjoita tämä koodi sivulle, jolla pyysit sitä:',
    en: 'Hello! Enter this code on the page where you asked for it:',
    se: 'Hej! Skriv den här koden på sidan där du bad om den:',
    de: 'Guten Tag! Geben Sie diesen Code auf der Seite ein, auf der Sie ihn angefordert haben:',
  },
  codeMailValid: {
    fi: 'Se on voimassa {minutes} minuuttia ja toimii kerran.',
    en: 'It is valid for {minutes} minutes and works once.',
    se: 'Den gäller i {minutes} minuter och fungerar en gång.',
    de: 'Er gilt {minutes} Minuten und funktioniert einmal.',
  },
  codeMailSecret: {
    fi: 'Emme koskaan kysy koodia puhelimessa tai viestillä. Älä anna sitä kenellekään.',
    en: 'We never ask for the code by phone or message. Do not give it to anyone.',
    se: 'Vi frågar aldrig efter koden per telefon eller i ett meddelande. Lämna inte ut den till någon.',
    de: 'Wir fragen nie am Telefon oder per Nachricht nach dem Code. Geben Sie ihn nicht weiter.',
  },
  codeMailNotAsked: {
    fi: 'Jos et pyytänyt koodia, sinun ei tarvitse tehdä mitään.',
    en: 'If you did not ask for a code, there is nothing you need to do.',
    se: 'Om du inte bad om en kod behöver du inte göra något.',
    de: 'Falls Sie keinen Code angefordert haben, müssen Sie nichts tun.',
  },
} satisfies FeatureMessages
