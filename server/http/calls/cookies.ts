/** The cookies of a request. A browser may send several of one name, from different paths. */
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
  /** Without it the cookie ends with the browser's session. */
  days?: number
  /** Default: Lax. */
  sameSite?: 'Strict' | 'Lax' | 'None'
}

export type SetCookie = (name: string, value: string, options?: CookieOptions) => void

/** A `Set-Cookie` value. Scripts never see our cookies, and no other host gets them. */
export function cookieHeader(
  secure: boolean,
  name: string,
  value: string,
  { days, sameSite = 'Lax' }: CookieOptions = {},
): string {
  const life = days === undefined ? '' : `; Max-Age=${days * 24 * 3600}`
  // Browsers take SameSite=None with Secure only, and *.localhost as secure.
  return `${name}=${value}; Path=/${life}; HttpOnly; SameSite=${sameSite}${secure || sameSite === 'None' ? '; Secure' : ''}`
}
