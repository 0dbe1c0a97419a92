import type { Rule } from '#contract/forms/form.ts'
import type { Language } from '#contract/site.ts'

/** What a visitor reads at a field that breaks a rule; the server sends the same texts. */
const ruleTexts: Record<Rule, Record<Language, string>> = {
  required: {
    fi: 'Tämä kenttä on pakollinen',
    en: 'This field is required',
    se: 'Det här fältet är obligatoriskt',
    de: 'Dieses Feld ist ein Pflichtfeld',
  },
  materialsRequired: {
    fi: 'Valitse materiaalit',
    en: 'Choose the materials',
    se: 'Välj material',
    de: 'Wählen Sie die Materialien aus',
  },
  newsletterRequired: {
    fi: 'Valitse vähintään yksi uutiskirje',
    en: 'Choose at least one newsletter',
    se: 'Välj minst ett nyhetsbrev',
    de: 'Wählen Sie mindestens einen Newsletter',
  },
  email: {
    fi: 'Syötä sähköpostiosoite.',
    en: 'Enter an e-mail address.',
    se: 'Ange en e-postadress.',
    de: 'Geben Sie eine E-Mail-Adresse ein.',
  },
  date: {
    fi: 'Kirjoita päivämäärä muodossa pp/kk/vvvv.',
    en: 'Enter the date as dd/mm/yyyy.',
    se: 'Skriv datumet som dd/mm/åååå.',
    de: 'Geben Sie das Datum als TT/MM/JJJJ ein.',
  },
  choice: {
    fi: 'Valitse yksi vaihtoehdoista.',
    en: 'Choose one of the options.',
    se: 'Välj ett av alternativen.',
    de: 'Bitte wählen Sie eine der Möglichkeiten.',
  },
  type: {
    fi: 'Tieto on väärässä muodossa.',
    en: 'This is not in the right format.',
    se: 'Uppgiften har fel format.',
    de: 'Diese Angabe hat das falsche Format.',
  },
  tooLong: {
    fi: 'Teksti on liian pitkä.',
    en: 'The text is too long.',
    se: 'Texten är för lång.',
    de: 'Der Text ist zu lang.',
  },
  tooMany: {
    fi: 'Valintoja on liian monta.',
    en: 'Too many options are selected.',
    se: 'För många alternativ är valda.',
    de: 'Es sind zu viele Optionen ausgewählt.',
  },
  controlCharacters: {
    fi: 'Poista rivinvaihdot ja ohjausmerkit.',
    en: 'Remove line breaks and control characters.',
    se: 'Ta bort radbrytningar och styrtecken.',
    de: 'Entfernen Sie Zeilenumbrüche und Steuerzeichen.',
  },
  postalCode: {
    fi: 'Emme tunnistaneet syöttämääsi postinumeroa.',
    en: 'We did not recognise the postal code.',
    se: 'Vi kände inte igen postnumret.',
    de: 'Wir kennen diese Postleitzahl nicht.',
  },
  phoneFormat: {
    fi: 'Väärän muotoinen puhelinnumero',
    en: 'Please check the phone number',
    se: 'Kontrollera telefonnumret',
    de: 'Bitte prüfen Sie die Telefonnummer',
  },
  productUnknown: {
    fi: 'Valitse tuote luettelosta.',
    en: 'Choose a product from the list.',
    se: 'Välj en produkt ur listan.',
    de: 'Wählen Sie ein Produkt aus der Liste.',
  },
  materialUnknown: {
    fi: 'Jotakin valitsemaasi materiaalia ei voi enää tilata. Valitse materiaalit uudelleen.',
    en: 'One of these materials can no longer be ordered. Please choose again.',
    se: 'Något av materialen kan inte längre beställas. Välj material på nytt.',
    de: 'Eines dieser Materialien ist nicht mehr bestellbar. Bitte wählen Sie erneut.',
  },
  jobUnknown: {
    fi: 'Tätä paikkaa ei voi enää hakea. Valitse paikka luettelosta.',
    en: 'Applications for this job have closed. Please choose one from the list.',
    se: 'Den här tjänsten kan inte längre sökas. Välj en ur listan.',
    de: 'Um diese Stelle kann man sich nicht mehr bewerben. Wählen Sie eine aus der Liste.',
  },
  postalCodeFormat: {
    fi: 'Kirjoita postinumero viidellä numerolla. Jos osoite on ulkomailla, aloita maan tunnuksella, esimerkiksi NO-0150.',
    en: 'Enter the postal code as it is written in the address.',
    se: 'Skriv postnumret med fem siffror. Om adressen är utomlands, börja med landskoden, till exempel NO-0150.',
    de: 'Geben Sie die Postleitzahl so an, wie sie in der Adresse steht.',
  },
  productRequired: {
    fi: 'Tämä kenttä on pakollinen. Valitse tuote luettelosta.',
    en: 'This field is required. Choose a product from the list.',
    se: 'Det här fältet är obligatoriskt. Välj en produkt ur listan.',
    de: 'Dieses Feld ist ein Pflichtfeld. Wählen Sie ein Produkt aus der Liste.',
  },
  productUnchosen: {
    fi: 'Valitse tuote luettelosta tai tyhjennä kenttä.',
    en: 'Choose a product from the list, or clear the field.',
    se: 'Välj en produkt ur listan eller töm fältet.',
    de: 'Wählen Sie ein Produkt aus der Liste oder leeren Sie das Feld.',
  },
  passwordShort: {
    fi: 'Salasanassa on oltava vähintään 10 merkkiä.',
    en: 'The password needs at least 10 characters.',
    se: 'Lösenordet måste ha minst 10 tecken.',
    de: 'Das Passwort braucht mindestens 10 Zeichen.',
  },
  passwordCommon: {
    fi: 'Salasana on liian helppo arvata. Valitse toinen.',
    en: 'This password is too easy to guess. Please choose another.',
    se: 'Lösenordet är för lätt att gissa. Välj ett annat.',
    de: 'Dieses Passwort ist zu leicht zu erraten. Bitte wählen Sie ein anderes.',
  },
  passwordWrong: {
    fi: 'Salasana on väärin.',
    en: 'The password is not right.',
    se: 'Lösenordet stämmer inte.',
    de: 'Das Passwort stimmt nicht.',
  },
  codeFormat: {
    fi: 'Kirjoita koodin kuusi numeroa.',
    en: 'Enter the six digits of the code.',
    se: 'Skriv kodens sex siffror.',
    de: 'Geben Sie die sechs Ziffern des Codes ein.',
  },
  codeWrong: {
    fi: 'Koodi ei täsmää. Tarkista se uusimmasta viestistä.',
    en: 'The code does not match. Please check it in the latest e-mail.',
    se: 'Koden stämmer inte. Kontrollera den i det senaste mejlet.',
    de: 'Der Code stimmt nicht. Bitte sehen Sie in der neuesten E-Mail nach.',
  },
  specialCharacters: {
    fi: 'Lomakkeella ei ole mahdollista käyttää erikoismerkkejä.',
    en: 'Special characters are not allowed.',
    se: 'Specialtecken kan inte användas i formuläret.',
    de: 'Sonderzeichen sind in diesem Formular nicht erlaubt.',
  },
  specialCharactersInMessage: {
    fi: 'Viestissä ei ole mahdollista käyttää erikoismerkkejä.',
    en: 'Special characters are not allowed in the message.',
    se: 'Specialtecken kan inte användas i meddelandet.',
    de: 'Sonderzeichen sind in der Nachricht nicht erlaubt.',
  },
  specialCharactersShort: {
    fi: 'Erikoismerkit eivät ole sallittuja',
    en: 'Special characters are not allowed',
    se: 'Specialtecken är inte tillåtna',
    de: 'Sonderzeichen sind nicht erlaubt',
  },
  fileTooLarge: {
    fi: 'Tiedosto liian suuri (> 15MB)',
    en: 'File too large (> 15MB)',
    se: 'Filen är för stor (> 15MB)',
    de: 'Datei zu groß (> 15MB)',
  },
  language: {
    fi: 'Sivustoa ei ole tällä kielellä.',
    en: 'The site is not available in this language.',
    se: 'Webbplatsen finns inte på det här språket.',
    de: 'Die Website gibt es in dieser Sprache nicht.',
  },
  site: {
    fi: 'Tällaista sivustoa ei ole.',
    en: 'There is no such site.',
    se: 'Det finns ingen sådan webbplats.',
    de: 'Diese Website gibt es nicht.',
  },
  yearAndWeek: {
    fi: 'Anna sekä vuosi että viikko.',
    en: 'Enter both the year and the week.',
    se: 'Ange både år och vecka.',
    de: 'Geben Sie Jahr und Woche an.',
  },
  week: {
    fi: 'Tässä vuodessa ei ole tätä viikkoa.',
    en: 'The year does not have this week.',
    se: 'Året har inte den här veckan.',
    de: 'Das Jahr hat diese Woche nicht.',
  },
  weekRepeated: {
    fi: 'Sama viikko on listalla kahdesti.',
    en: 'The same week is there twice.',
    se: 'Samma vecka finns två gånger.',
    de: 'Dieselbe Woche ist zweimal dabei.',
  },
  // The document has the next two in English on Finnish forms.
  tooManyFiles: {
    fi: 'Cannot add more files',
    en: 'Cannot add more files',
    se: 'Det går inte att lägga till fler filer',
    de: 'Es können keine weiteren Dateien hinzugefügt werden',
  },
  fileUnreadable: {
    fi: 'File data could not be read',
    en: 'File data could not be read',
    se: 'Filen kunde inte läsas',
    de: 'Die Datei konnte nicht gelesen werden',
  },
}

export function ruleText(language: Language, rule: Rule): string {
  return ruleTexts[rule][language]
}

/** Whether a sentence is one of these. */
export function isRuleText(language: Language, sentence: string): boolean {
  return Object.values(ruleTexts).some((texts) => texts[language] === sentence)
}
