import type { Role } from '#contract/office/roles.ts'
import type { Cookies } from './cookies.ts'

/** A logged-in customer of the shop, and the hash that the session has in the database. */
export type Customer = { id: string; session: string }

/** A logged-in member of staff, in the back office, and the hash that the session has in the database. */
export type Staff = {
  id: string
  name: string
  roles: readonly Role[]
  /** As editor: the ids of the sites that the person may change; empty means all. */
  sites: readonly string[]
  session: string
  /** The last passkey or code was given within ten minutes. */
  isProven: boolean
}

/** Finds who is logged in. The capability that owns the accounts provides each; without it nobody is logged in. */
export type Sessions = {
  findCustomer?: (cookies: Cookies) => Promise<Customer | null>
  findStaff?: (cookies: Cookies) => Promise<Staff | null>
}
