/** The cookies of a request. A browser may send several with the same name, from different paths. */
export class Cookies {
  readonly #header: string

  constructor(header: string | undefined) {
    this.#header = header ?? ''
  }

  all(name: string): string[] {
    return this.#header.split(';').flatMap((pair) => {
      const equals = pair.indexOf('=')
      return equals >= 0 && pair.slice(0, equals).trim() === name ? [pair.slice(equals + 1).trim()] : []
    })
  }

  find(name: string): string | undefined {
    return this.all(name)[0]
  }
}

export type CookieOptions = {
  /** If omitted, it is a session cookie. */
  days?: number
  /** Default: Lax. */
  sameSite?: 'Strict' | 'Lax' | 'None'
}

/** Browsers keep such a cookie only if it is Secure, for the whole host and for no other host. */
const HOST_PREFIX = '__Host-'

export type SetCookie = (name: string, value: string, options?: CookieOptions) => void

/** A `Set-Cookie` value. Our cookies are invisible to scripts and limited to one host. */
export function cookieHeader(
  secure: boolean,
  name: string,
  value: string,
  { days, sameSite = 'Lax' }: CookieOptions = {},
): string {
  const maxAge = days === undefined ? '' : `; Max-Age=${days * 24 * 3600}`
  // Browsers treat *.localhost as secure. They accept SameSite=None only together with Secure.
  const isSecure = secure || sameSite === 'None' || name.startsWith(HOST_PREFIX)
  return `${name}=${value}; Path=/${maxAge}; HttpOnly; SameSite=${sameSite}${isSecure ? '; Secure' : ''}`
}
