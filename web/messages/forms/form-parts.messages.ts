import type { FeatureMessages } from '#web/messages/feature-messages.ts'

/** The larger fields of forms: products, dates, files. */
export const formPartsMessages = {
  formProductHint: {
    fi: 'Kirjoita vähintään kolme merkkiä ja valitse tuote luettelosta.',
    en: 'Type at least three characters and choose a product from the list.',
    se: 'Skriv minst tre tecken och välj en produkt ur listan.',
    de: 'Geben Sie mindestens drei Zeichen ein und wählen Sie ein Produkt aus der Liste.',
  },
  formFilesChoose: { fi: 'Valitse tiedostot', en: 'Choose files', se: 'Välj filer', de: 'Dateien wählen' },
  formFileChoose: { fi: 'Valitse tiedosto', en: 'Choose a file', se: 'Välj fil', de: 'Datei wählen' },
  // The document has the Finnish text so.
  formFileLargePicture: {
    fi: '{name} on {size}. Pienennä kuvaa tai tallenna se JPEG-muodossa, ja valitse se uudelleen.',
    en: '{name} is {size}. Make the picture smaller or save it as JPEG, and choose it again.',
    se: '{name} är {size}. Förminska bilden eller spara den som JPEG, och välj den igen.',
    de: '{name} hat {size}. Verkleinern Sie das Bild oder speichern Sie es als JPEG, und wählen Sie es erneut.',
  },
  formFileLargePdf: {
    fi: '{name} on {size}. Tallenna PDF pienempänä tai ota mukaan vain tarvittavat sivut.',
    en: '{name} is {size}. Save a smaller PDF, or include only the pages that are needed.',
    se: '{name} är {size}. Spara en mindre PDF eller ta bara med de sidor som behövs.',
    de: '{name} hat {size}. Speichern Sie das PDF kleiner oder nehmen Sie nur die nötigen Seiten auf.',
  },
  formFileTooMany: {
    fi: '{name} jäi pois: tiedostoja voi olla enintään {max}. Poista ensin toinen tiedosto.',
    en: '{name} was left out: the limit is {max}. Remove another file first.',
    se: '{name} kom inte med: högst {max} kan bifogas. Ta först bort en annan fil.',
    de: '{name} wurde ausgelassen: Höchstens {max} sind möglich. Entfernen Sie zuerst eine andere Datei.',
  },
  formFileNoPhoto: {
    fi: '{name} ei ole JPEG- eikä PNG-kuva. Tallenna se JPEG-kuvana tai lähetä siitä kuvakaappaus.',
    en: '{name} is neither a JPEG nor a PNG picture. Save it as JPEG, or send a screenshot of it.',
    se: '{name} är varken en JPEG- eller PNG-bild. Spara den som JPEG eller skicka en skärmbild av den.',
    de: '{name} ist weder ein JPEG- noch ein PNG-Bild. Speichern Sie es als JPEG oder senden Sie ein Bildschirmfoto davon.',
  },
  formFileNoPicture: {
    fi: '{name} ei ole JPEG-, PNG- eikä WebP-kuva. Tallenna se JPEG-kuvana tai lähetä siitä kuvakaappaus.',
    en: '{name} is not a JPEG, PNG or WebP picture. Save it as JPEG, or send a screenshot of it.',
    se: '{name} är inte en JPEG-, PNG- eller WebP-bild. Spara den som JPEG eller skicka en skärmbild av den.',
    de: '{name} ist kein JPEG-, PNG- oder WebP-Bild. Speichern Sie es als JPEG oder senden Sie ein Bildschirmfoto davon.',
  },
  formFileNoPdf: {
    fi: '{name} ei ole PDF-tiedosto. Tallenna tai tulosta se PDF-muotoon ja valitse se uudelleen.',
    en: '{name} is not a PDF file. Save or print it as a PDF, and choose it again.',
    se: '{name} är inte en PDF-fil. Spara eller skriv ut den som PDF och välj den igen.',
    de: '{name} ist keine PDF-Datei. Speichern oder drucken Sie sie als PDF, und wählen Sie sie erneut.',
  },
  formFileDamaged: {
    fi: '{name} on vioittunut tai kesken. Avaa se laitteellasi, tallenna uudelleen ja valitse se sitten.',
    en: '{name} is damaged or incomplete. Open it on your device, save it again, and then choose it.',
    se: '{name} är skadad eller ofullständig. Öppna den på din enhet, spara den igen och välj den sedan.',
    de: '{name} ist beschädigt oder unvollständig. Öffnen Sie die Datei auf Ihrem Gerät, speichern Sie sie erneut und wählen Sie sie dann.',
  },
  formFileHeic: {
    fi: '{name} on HEIC-kuva, jota tämä selain ei osaa lukea. Lähetä siitä kuvakaappaus, tai ota uusi kuva, kun olet valinnut iPhonessa Asetukset → Kamera → Formaatit → Yhteensopivin.',
    en: '{name} is a HEIC picture, which this browser cannot read. Send a screenshot of it, or take a new one after choosing Settings → Camera → Formats → Most Compatible on your iPhone.',
    se: '{name} är en HEIC-bild, som den här webbläsaren inte kan läsa. Skicka en skärmbild av den, eller ta en ny bild sedan du valt Inställningar → Kamera → Format → Mest kompatibelt på din iPhone.',
    de: '{name} ist ein HEIC-Bild, das dieser Browser nicht lesen kann. Senden Sie ein Bildschirmfoto davon, oder nehmen Sie ein neues auf, nachdem Sie auf dem iPhone Einstellungen → Kamera → Formate → Maximale Kompatibilität gewählt haben.',
  },
} satisfies FeatureMessages
