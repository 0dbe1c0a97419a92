import { VERIFICATION_FIELD } from '#contract/calls/verification.ts'
import { customerStore } from '#server/capabilities/customers/customers.store.ts'
import type { Database } from '#server/db/database.ts'
import { hashPassword } from '#server/identity/passwords.ts'
import type { RunningApp } from './running-app.ts'

export const PASSWORD = 'Makkara ja sinappi'

let hash: Promise<string> | undefined

/** An account with the usual password. */
export async function anAccount({ sql }: Database, email: string): Promise<string> {
  hash ??= hashPassword(PASSWORD)
  return customerStore(sql).putPassword({ id: crypto.randomUUID(), email, password: await hash })
}

/** A browser on the shop that keeps all its cookies, and sends the verification token. */
export function aBrowser(app: Pick<RunningApp, 'get'>, { address = '192.0.2.1', site = 'lihakauppa' } = {}) {
  const jar = new Map<string, string>()
  let token: string | undefined
  const send = async (method: string, path: string, body?: object) => {
    const response = await app.get(site, path, {
      method,
      headers: {
        'x-forwarded-for': address,
        ...(jar.size > 0 ? { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') } : {}),
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    const set = response.headers.get('set-cookie') ?? ''
    for (const cookie of set.split(/,(?=[\w-]+=)/).filter(Boolean)) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie.trim()) ?? []
      if (/Max-Age=0/.test(cookie)) jar.delete(name)
      else jar.set(name, value)
    }
    return {
      status: response.status,
      headers: response.headers,
      body: response.status === 204 ? null : await response.json(),
    }
  }
  const post = async (path: string, body: object) => {
    token ??= (await send('GET', '/api/antiforgery/token')).body.token as string
    return send('POST', path, { ...body, [VERIFICATION_FIELD]: token })
  }
  const customer = (name: string, body: object) => post(`/api/lk/customer${name && `/${name}`}`, body)
  const cart = async (name: string, body?: object) => {
    const path = `/api/v1/lihakauppa/shoppingcart/${name}`
    const { body: answer } = await (body ? send('POST', path, body) : send('GET', path))
    return Object.fromEntries(
      (answer.lineItems as { code: string; quantity: number }[]).map(({ code, quantity }) => [code, quantity]),
    )
  }
  return {
    jar,
    send,
    post,
    customer,
    logIn: (email: string, password = PASSWORD, more: object = {}) => customer('login', { email, password, ...more }),
    logOut: () => customer('logout', {}),
    who: async () => (await send('GET', '/api/lk/customer')).body,
    isLoggedIn: async () => (await send('GET', '/api/lk/customer')).body.loggedIn as boolean,
    session: () => jar.get('customer'),
    load: () => cart('load?language=fi'),
    add: (code: string, quantity: number) => cart('add', { code, quantity }),
  }
}
