import { accepted, type Outcome, refused } from '#contract/values/outcome.ts'
import type { PostalCode } from './plan.ts'

// Posti's PCF file: ISO-8859-1, a line for each postal code, fields at fixed places.
const CODE = [13, 18] as const
const NAME = [18, 48] as const
const SWEDISH_NAME = [48, 78] as const
const TYPE = [110, 111] as const
const MUNICIPALITY = [179, 199] as const
/** The last characters of a line are a Swedish name: editors cut off the spaces after it. */
const MIN_LENGTH = 180
const LENGTH = 220
const SHOWN_PROBLEMS = 20

/** Reads Posti's postal codes. All problems are told at once, with their lines, up to twenty. */
export function readPostalCodeFile(bytes: Buffer): Outcome<PostalCode[], 'TABLE_INVALID'> {
  const problems: string[] = []
  const codes = new Map<string, PostalCode>()
  for (const [at, line] of bytes.toString('latin1').split(/\r?\n/).entries()) {
    if (line.trim() === '') continue
    const wrong = (problem: string) => void problems.push(`line ${at + 1}: ${problem}`)
    const field = ([from, until]: readonly [number, number]) => line.slice(from, until).trim()
    const code = field(CODE)
    const type = field(TYPE)
    if (line.length < MIN_LENGTH || line.length > LENGTH) wrong(`it has ${line.length} characters instead of ${LENGTH}`)
    else if (!/^\d{5}$/.test(code)) wrong(`'${code}' is not a postal code of five digits`)
    else if (!/^\d$/.test(type)) wrong(`the type '${type}' is not a digit`)
    else if (codes.has(code)) wrong(`${code} is in the file twice`)
    else {
      const name = field(NAME)
      const place = { name, swedishName: field(SWEDISH_NAME) || name, municipality: field(MUNICIPALITY) }
      codes.set(code, { code, ...place, type: Number(type) })
    }
  }
  // Without this, an empty file would end all deliveries.
  if (problems.length === 0 && codes.size === 0) problems.push('the file has no postal codes')
  return problems.length > 0
    ? refused('TABLE_INVALID', problems.slice(0, SHOWN_PROBLEMS))
    : accepted([...codes.values()])
}
