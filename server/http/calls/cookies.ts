/** Browsers keep such a cookie only if it is Secure, for the whole host and for no other host. */
const HOST_PREFIX = '__Host-'

/** Over plain HTTP, as in the demo, cookies are without prefix: Safari keeps no Secure cookie there, not even of `*.localhost`. */
function nameInBrowser(secure: boolean, name: string): string {
  return secure || !name.startsWith(HOST_PREFIX) ? name : name.slice(HOST_PREFIX.length)
}

/** The cookies of a request. A browser may send several with the same name, from different paths. */
export class Cookies {
  readonly #header: string
  readonly #secure: boolean

  /** Whether forms of other sites come without them, since none can be SameSite=None. */
  get areLax(): boolean {
    return !this.#secure
  }

  /** `secure` as for `cookieHeader`. */
  constructor(header: string | undefined, secure: boolean) {
    this.#header = header ?? ''
    this.#secure = secure
  }

  all(name: string): string[] {
    const sent = nameInBrowser(this.#secure, name)
    return this.#header.split(';').flatMap((pair) => {
      const equals = pair.indexOf('=')
      return equals >= 0 && pair.slice(0, equals).trim() === sent ? [pair.slice(equals + 1).trim()] : []
    })
  }

  find(name: string): string | undefined {
    return this.all(name)[0]
  }
}

export type CookieOptions = {
  /** If omitted, it is a session cookie. */
  days?: number
  /** Default: Lax. None is Lax where it cannot be: browsers accept it only together with Secure. */
  sameSite?: 'Strict' | 'Lax' | 'None'
}

export type SetCookie = (name: string, value: string, options?: CookieOptions) => void

/**
 * A `Set-Cookie` value. Our cookies are invisible to scripts and limited to one host. `secure` says whether all sites are served over
 * HTTPS: the cookies are Secure then, and have the names that the capabilities give them.
 */
export function cookieHeader(
  secure: boolean,
  name: string,
  value: string,
  { days, sameSite = 'Lax' }: CookieOptions = {},
): string {
  const maxAge = days === undefined ? '' : `; Max-Age=${days * 24 * 3600}`
  const sentTo = secure || sameSite !== 'None' ? sameSite : 'Lax'
  const limits = `HttpOnly; SameSite=${sentTo}${secure ? '; Secure' : ''}`
  return `${nameInBrowser(secure, name)}=${value}; Path=/${maxAge}; ${limits}`
}
