import type { StoredPage } from '#contract/content/content.ts'
import { tags } from '#contract/content/tags.ts'
import type { Language, Site } from '#contract/site.ts'
import { type Address, addressOf, readAddress } from '#server/pages/addresses/address.ts'
import { type Entry, makeEntry } from '#server/responses/entry.ts'
import { downloadHeaders, type HeaderPolicy } from '#server/responses/headers.ts'
import { CALENDAR_ENDING } from '#web/blocks/event-calendar/calendar-address.ts'
import { eventCalendarSchema } from '#web/blocks/event-calendar/event-calendar.schema.ts'
import { calendarFile } from './calendar-file.ts'

type Place = { language: Language; path: string }

type Needs = {
  render: { origins: ReadonlyMap<string, string> }
  policy: HeaderPolicy
  findPage: (site: string, language: Language, path: string) => Promise<StoredPage | null>
  now: () => Date
}

/** The page whose events are asked for as a file; undefined if the address does not end like one. */
export function pageOfCalendar(site: Site, pathname: string): Extract<Address, { kind: 'page' }> | undefined {
  if (!pathname.endsWith(CALENDAR_ENDING)) return undefined
  const address = readAddress(site, pathname.slice(0, -CALENDAR_ENDING.length))
  return address.kind === 'page' ? address : undefined
}

/** The events of a page as a calendar file; null if the page has none. */
export async function calendarEntry(
  { render, policy, findPage, now }: Needs,
  site: Site,
  { language, path }: Place,
): Promise<{ entry: Entry; tags: string[]; validUntil: number } | null> {
  const page = await findPage(site.id, language, path)
  const events = page?.blocks.flatMap(({ type, props }) => {
    const parsed = type === 'event-calendar' ? eventCalendarSchema.safeParse(props) : undefined
    return parsed?.success ? parsed.data.events : []
  })
  if (!page || !events?.length) return null
  const url = `${render.origins.get(site.id) ?? ''}${addressOf(site, language, path)}`
  const body = Buffer.from(calendarFile({ name: `${site.name}: ${page.title}`, url, events, now: now() }))
  const name = `${path.slice(path.lastIndexOf('/') + 1)}${CALENDAR_ENDING}`
  const headers = downloadHeaders(policy, 'text/calendar; charset=utf-8', name)
  return {
    entry: await makeEntry({ status: 200, body, headers, compress: true }),
    tags: [tags.page(site.id, language, path)],
    validUntil: Number.POSITIVE_INFINITY,
  }
}
