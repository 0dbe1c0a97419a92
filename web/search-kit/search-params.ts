import { z } from 'zod'
import { addressReaders, type ParameterName } from './address-values.ts'

/** The query parameters of every search widget, read as the browser reads them. */
export const searchParams: Record<ParameterName, z.ZodType> = Object.fromEntries(
  Object.entries(addressReaders).map(([name, read]) => [
    name,
    z
      .string()
      .transform(read as (text: string) => unknown)
      .optional(),
  ]),
) as never

/** Every search is one of endlessly many, since any number and any word is a valid value. */
export function isSearched(params: Readonly<Record<string, unknown>>): boolean {
  return Object.keys(searchParams).some((name) => params[name] !== undefined)
}
