import type { FeatureMessages } from '#web/messages/feature-messages.ts'

export const lunchMenuMessages = {
  menuNeedsScripts: {
    fi: 'Lounaslistan tekemiseen tarvitaan JavaScript. Ota se käyttöön selaimen asetuksista ja lataa sivu uudelleen.',
    en: 'JavaScript is needed to make a lunch menu. Please turn it on in your browser and reload the page.',
    se: 'JavaScript behövs för att göra en lunchmeny. Slå på det i webbläsaren och ladda om sidan.',
    de: 'Für den Speiseplan wird JavaScript benötigt. Bitte schalten Sie es im Browser ein und laden Sie die Seite neu.',
  },
} satisfies FeatureMessages
