import type { z } from 'zod'

type Issue = z.core.$ZodIssue

/** What is wrong, for editors. Of a choice of kinds the first that fits best is told. */
export function problemText(issue: Issue): string {
  switch (issue.code) {
    case 'too_small':
      return tooSmall(issue)
    case 'too_big':
      return tooBig(issue)
    case 'invalid_type':
      return issue.input === undefined ? 'Tämä puuttuu.' : (typeTexts[issue.expected] ?? 'Arvo ei kelpaa.')
    case 'invalid_value':
      return 'Valitse jokin vaihtoehdoista.'
    case 'invalid_format':
      return formatTexts[issue.format] ?? 'Muoto ei kelpaa.'
    case 'unrecognized_keys':
      return `Tässä on tietoja, joita sivu ei tunne: ${issue.keys.join(', ')}.`
    case 'invalid_union':
      return 'Valitse jokin vaihtoehdoista ja täytä se.'
    default:
      return 'Tarkista tämä kohta.'
  }
}

const typeTexts: Readonly<Record<string, string>> = {
  number: 'Anna luku.',
  int: 'Anna kokonaisluku.',
  string: 'Anna teksti.',
  array: 'Anna luettelo.',
  boolean: 'Valitse kyllä tai ei.',
}

const formatTexts: Readonly<Record<string, string>> = {
  date: 'Anna päivä.',
  datetime: 'Anna päivä ja kellonaika.',
  email: 'Anna sähköpostiosoite.',
  url: 'Anna osoite, joka alkaa https://.',
}

function tooSmall({ origin, minimum }: Extract<Issue, { code: 'too_small' }>): string {
  if (origin === 'string') return Number(minimum) <= 1 ? 'Tämä puuttuu.' : `Vähintään ${minimum} merkkiä.`
  if (origin === 'array') return Number(minimum) <= 1 ? 'Lisää ainakin yksi.' : `Lisää ainakin ${minimum}.`
  return `Vähintään ${minimum}.`
}

function tooBig({ origin, maximum }: Extract<Issue, { code: 'too_big' }>): string {
  if (origin === 'string') return `Liian pitkä: enintään ${maximum} merkkiä.`
  if (origin === 'array') return `Liian monta: enintään ${maximum}.`
  return `Enintään ${maximum}.`
}
