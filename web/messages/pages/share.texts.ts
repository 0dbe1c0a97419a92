import type { TextGroup, Texts } from '#web/messages/texts.ts'

export const shareTexts = {
  share: { fi: 'Jaa', en: 'Share', se: 'Dela', de: 'Teilen' },
  copied: {
    fi: 'Osoite kopioitiin leikepöydälle.',
    en: 'The address was copied to the clipboard.',
    se: 'Adressen kopierades till urklipp.',
    de: 'Die Adresse wurde in die Zwischenablage kopiert.',
  },
  failed: {
    fi: 'Jakaminen ei onnistunut. Kopioi osoite selaimen osoiteriviltä.',
    en: 'Sharing failed. Please copy the address from the address bar.',
    se: 'Det gick inte att dela. Kopiera adressen från adressfältet.',
    de: 'Das Teilen ist fehlgeschlagen. Bitte kopieren Sie die Adresse aus der Adresszeile.',
  },
} satisfies TextGroup

export type ShareTexts = Texts<typeof shareTexts>
