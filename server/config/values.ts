import { z } from 'zod'

export const origin = z
  .string()
  .refine((text) => /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text, {
    error: ({ input }) => `'${input}' is not an origin such as https://www.kaskimaa.fi`,
  })

export const siteOrigins = z
  .string()
  .transform(pairsOf)
  .pipe(z.array(z.tuple([z.string(), origin])))
  .refine((pairs) => allDifferent(pairs.map(([id]) => id)), 'a site is named twice')
  .refine((pairs) => allDifferent(pairs.map(([, text]) => text)), 'two sites have the same origin')

export const addresses = z
  .string()
  .transform((text) => text.split(',').map((entry) => entry.trim()))
  .pipe(z.array(z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()], 'it must list addresses or networks')))

/** The new secret comes first; the second still verifies what was signed before the rotation. */
export const signingSecrets = z
  .string()
  .transform((text) => text.split(','))
  .pipe(
    z
      .array(z.string().regex(/^[\x21-\x7e]{32,200}$/, 'each must have 32 to 200 characters without spaces'))
      .max(2, 'it may hold two: the new one and the one before'),
  )
  .transform((secrets) => secrets as [string, ...string[]])

export const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d+$/, 'it must be a whole number')
    .transform(Number)
    .pipe(z.number().min(min, `it must be at least ${min}`).max(max, `it must be at most ${max}`))

/** The pairs of a list such as `kuluttaja=GTM-ABC123,brandi=…`. */
export function pairsOf(text: string): [string, string][] {
  return text.split(',').map((pair) => {
    const [id = '', ...rest] = pair.split('=')
    return [id.trim(), rest.join('=').trim()]
  })
}

function allDifferent(values: readonly string[]): boolean {
  return new Set(values).size === values.length
}
