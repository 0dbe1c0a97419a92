import type { Language } from '#contract/site.ts'

/** What is wrong with a value that no form has, such as a parameter in an address; `{limit}` is a number. */
type ValueFault =
  | 'number'
  | 'wholeNumber'
  | 'numberTooSmall'
  | 'numberTooLarge'
  | 'numberFarTooLarge'
  | 'textTooShort'
  | 'textTooLong'
  | 'listEmpty'
  | 'listTooLong'
  | 'unknownParts'

const valueTexts: Record<ValueFault, Record<Language, string>> = {
  number: {
    fi: 'Anna luku.',
    en: 'Enter a number.',
    se: 'Ange ett tal.',
    de: 'Geben Sie eine Zahl ein.',
  },
  wholeNumber: {
    fi: 'Anna kokonaisluku.',
    en: 'Enter a whole number.',
    se: 'Ange ett heltal.',
    de: 'Geben Sie eine ganze Zahl ein.',
  },
  numberTooSmall: {
    fi: 'Luvun on oltava vähintään {limit}.',
    en: 'The number must be at least {limit}.',
    se: 'Talet måste vara minst {limit}.',
    de: 'Die Zahl muss mindestens {limit} sein.',
  },
  numberTooLarge: {
    fi: 'Luku saa olla enintään {limit}.',
    en: 'The number must be at most {limit}.',
    se: 'Talet får vara högst {limit}.',
    de: 'Die Zahl darf höchstens {limit} sein.',
  },
  numberFarTooLarge: {
    fi: 'Luku on liian suuri.',
    en: 'The number is too large.',
    se: 'Talet är för stort.',
    de: 'Die Zahl ist zu groß.',
  },
  textTooShort: {
    fi: 'Kirjoita vähintään {limit} merkkiä.',
    en: 'Enter at least {limit} characters.',
    se: 'Skriv minst {limit} tecken.',
    de: 'Geben Sie mindestens {limit} Zeichen ein.',
  },
  textTooLong: {
    fi: 'Teksti on liian pitkä: siinä saa olla enintään {limit} merkkiä.',
    en: 'The text is too long: it may have at most {limit} characters.',
    se: 'Texten är för lång: den får ha högst {limit} tecken.',
    de: 'Der Text ist zu lang: Er darf höchstens {limit} Zeichen haben.',
  },
  listEmpty: {
    fi: 'Valitse vähintään yksi.',
    en: 'Choose at least one.',
    se: 'Välj minst en.',
    de: 'Wählen Sie mindestens eine Möglichkeit.',
  },
  listTooLong: {
    fi: 'Näitä on liian monta: niitä saa olla enintään {limit}.',
    en: 'There are too many of these: at most {limit} are allowed.',
    se: 'De är för många: högst {limit} är tillåtna.',
    de: 'Das sind zu viele: Höchstens {limit} sind erlaubt.',
  },
  unknownParts: {
    fi: 'Mukana on tietoja, joita emme tunnista.',
    en: 'This contains something we do not recognise.',
    se: 'Det finns uppgifter som vi inte känner igen.',
    de: 'Darin sind Angaben, die wir nicht kennen.',
  },
}

export function valueText(language: Language, fault: ValueFault, limit?: number): string {
  return valueTexts[fault][language].replace('{limit}', String(limit))
}

/** Whether a sentence is one of these, with any limit. */
export function isValueText(language: Language, sentence: string): boolean {
  const withoutLimit = sentence.replace(/\d+/, '{limit}')
  return Object.values(valueTexts).some((texts) => texts[language] === withoutLimit || texts[language] === sentence)
}
