import { parameterNames, readAddress } from './address-values.ts'
import { type AddressValues, type SearchDefaults, type SearchState, sameList, stateOf } from './search-state.ts'

/** Reads the state of a search from the query of an address. */
export function readState(query: string, defaults: SearchDefaults): SearchState {
  return stateOf(readAddress(new URLSearchParams(query)) as AddressValues, defaults)
}

/**
 * The query of an address that shows this state, with a leading `?` unless it is empty. Defaults and empty values are left out;
 * parameters of others in the present query are kept.
 */
export function queryOf(state: SearchState, defaults: SearchDefaults, present = ''): string {
  const query = new URLSearchParams(present)
  for (const name of parameterNames) query.delete(name)
  for (const [name, value] of changed(state, defaults)) query.set(name, value)
  const text = query.toString()
  return text && `?${text}`
}

/** The parameters that differ from the defaults. */
export function changed(state: SearchState, defaults: SearchDefaults): [name: string, value: string][] {
  const { groupNamed, ...values } = state
  const usual = { ...stateOf({}, defaults), contentGroup: groupNamed ? undefined : defaults.contentGroup }
  return parameterNames.flatMap((name): [string, string][] => {
    if (name === 'currentPage') return []
    const [value, expected] = [values[name], usual[name]]
    if (value === undefined || value === '' || isSame(value, expected)) return []
    if (Array.isArray(value) && value.length === 0 && !(expected as unknown[]).length) return []
    return [[name, String(value)]]
  })
}

function isSame(one: unknown, other: unknown): boolean {
  return Array.isArray(one) && Array.isArray(other) ? sameList(one, other) : one === other
}
