import type { CodeKind } from '#contract/shop/shop-data.ts'
import { readDecimal } from '#contract/values/money.ts'
import { accepted, type Outcome, refused } from '#contract/values/outcome.ts'
import { byLine, readTable } from '#server/tables/table-file.ts'
import { codeRowProblems, type NewCode } from './codes.ts'

const kinds: readonly string[] = ['discount', 'loyalty', 'refund', 'gift-card'] satisfies CodeKind[]
const DAY = /^\d{4}-\d{2}-\d{2}$/
const DELIVERY = 'delivery'

type Column = 'code' | 'kind' | 'value' | 'minimum' | 'from' | 'until' | 'uses'

/** Reads codes. A value is `10 %`, an amount, `delivery`, or several of these with `+` between them. */
export function readCodeFile(text: string): Outcome<NewCode[], 'TABLE_INVALID'> {
  const { rows, problems } = readTable<Column>(text, ['code', 'kind', 'value'], ['minimum', 'from', 'until', 'uses'])
  const unread = new Set<string>()
  const codes = rows.map(
    ({ name, code = '', kind = '', value = '', minimum = '', from = '', until = '', uses = '' }) => {
      const wrong = (problem: string) => {
        problems.push(`${name}: ${problem}`)
        unread.add(name)
      }
      if (!kinds.includes(kind)) wrong(`kind '${kind}' is not one of ${kinds.join(', ')}`)
      const least = minimum === '' ? undefined : readDecimal(minimum)
      if (least === null) wrong(`minimum '${minimum}' is not an amount such as 40,00`)
      for (const day of [from, until])
        if (day !== '' && !DAY.test(day)) wrong(`'${day}' is not a day such as 2026-12-31`)
      if (uses !== '' && !/^[1-9]\d{0,6}$/.test(uses)) wrong(`uses '${uses}' is not a whole number from 1 on`)
      return {
        name,
        code: code.toUpperCase(),
        kind: kind as CodeKind,
        ...valueIn(value, wrong),
        ...(least ? { minimum: least } : {}),
        ...(from ? { validFrom: from } : {}),
        ...(until ? { validUntil: until } : {}),
        ...(uses ? { maxUses: Number(uses) } : {}),
      }
    },
  )
  // Unreadable values would be reported a second time, as missing.
  const all = [...problems, ...codeRowProblems(codes.filter(({ name }) => !unread.has(name)))]
  return all.length > 0 ? refused('TABLE_INVALID', byLine(all)) : accepted(codes.map(({ name, ...code }) => code))
}

function valueIn(text: string, wrong: (problem: string) => void): Pick<NewCode, 'percent' | 'amount' | 'freeDelivery'> {
  const parts = text.split('+').map((part) => part.trim())
  return Object.assign(
    {},
    ...parts.map((part) => {
      const [, percent] = /^(\d{1,3}) ?%$/.exec(part) ?? []
      if (percent) return { percent: Number(percent) }
      if (part === DELIVERY) return { freeDelivery: true }
      const amount = readDecimal(part)
      if (amount === null) wrong(`value '${part}' is not such as 10 %, 5,00 or ${DELIVERY}`)
      return amount === null ? {} : { amount }
    }),
  )
}
