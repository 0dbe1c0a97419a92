import { and, eq, inArray } from 'drizzle-orm'
import { expect } from 'vitest'
import type { Call } from '#contract/calls/call.ts'
import { calls } from '#contract/calls/calls.ts'
import type { Role } from '#contract/office/roles.ts'
import { auditFields } from '#contract/office/staff/audit-fields.ts'
import { settingNames } from '#contract/shop/shop-settings.ts'
import type { Database } from '#server/db/database.ts'
import { auditEntries, staff } from '#server/db/schema/staff.ts'
import { newToken } from '#server/office/staff/staff-cookie.http.ts'
import { staffSessionStore } from '#server/office/staff/staff-sessions.store.ts'
import type { RunningApp } from './running-app.ts'

type Given = {
  roles: readonly Role[]
  name?: string
  sites?: readonly string[]
  /** When the session began and the last proof was given. */
  at?: Date
}

/** Somebody of the office with a session, and a browser that sends it. What it changes must be in the audit log as its call declares. */
export async function aStaffBrowser(
  app: Pick<RunningApp, 'get'>,
  { sql }: Pick<Database, 'sql'>,
  { roles, name = 'Tiina Toimisto', sites = [], at = new Date() }: Given,
) {
  const id = crypto.randomUUID()
  await sql.insert(staff).values({ id, email: `${id}@example.fi`, name, roles: [...roles], sites: [...sites] })
  const { token, hash } = newToken()
  await staffSessionStore(sql).begin(hash, id, 'Firefox, Linux', at)
  const send = async (method: string, path: string, body?: object, headers: Record<string, string> = {}) => {
    const response = await app.get('hallinta', path, {
      method,
      headers: {
        cookie: `staff=${token}`,
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...headers,
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    const text = await response.text()
    if (response.ok) await checkRecorded(sql, id, method, path)
    const isJson = (response.headers.get('content-type') ?? '').includes('json')
    return { status: response.status, headers: response.headers, text, body: isJson ? JSON.parse(text) : null }
  }
  return {
    id,
    cookie: `staff=${token}`,
    send,
    get: (path: string) => send('GET', path),
    post: (path: string, body: object, headers?: Record<string, string>) => send('POST', path, body, headers),
  }
}

/** Fails if a call that has changed something has not written what it declares: see `records`. */
async function checkRecorded(sql: Database['sql'], person: string, method: string, path: string): Promise<void> {
  const call = staffCall(method, path)
  if (!call || method === 'GET' || call.records === 'nothing') return
  const actions = [call.records ?? []].flat()
  const isIt = and(eq(auditEntries.staff, person), inArray(auditEntries.action, [...actions]))
  const recorded = await sql.select({ action: auditEntries.action }).from(auditEntries).where(isIt).limit(1)
  await checkNamed(sql, person)
  expect(
    recorded,
    `${method} ${path} records ${actions.join(', ') || 'something: see the field `records` of calls'}`,
  ).toHaveLength(1)
}

/** The office has names for the fields of `auditFields` alone. Places in the content of menus are named by what was done there. */
async function checkNamed(sql: Database['sql'], person: string): Promise<void> {
  const entries = await sql.select().from(auditEntries).where(eq(auditEntries.staff, person))
  const named = new Set<string>([...auditFields, ...settingNames])
  for (const { action, before, after } of entries) {
    const names = action === 'frame.publish' ? [] : [...namesIn(before), ...namesIn(after)]
    expect(
      names.filter((name) => !named.has(name)),
      `fields of ${action} that are missing in contract/office/staff/audit-fields.ts`,
    ).toEqual([])
  }
}

/** Texts by language have the languages as names. */
function namesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  if (Array.isArray(value)) return value.flatMap(namesIn)
  return Object.entries(value).flatMap(([name, part]) => [name, ...(name === 'alts' ? [] : namesIn(part))])
}

function staffCall(method: string, url: string): Call | undefined {
  const [path = ''] = url.split('?')
  const isAt = (call: Call) => new RegExp(`^${call.path.replace(/:\w+/g, '[^/]+')}$`).test(path)
  const all: readonly Call[] = calls
  const isForStaff = ({ caller }: Call) => typeof caller === 'object' && 'roles' in caller
  return all.find((call) => call.method === method && isForStaff(call) && isAt(call))
}
