import { expect, it } from 'vitest'
import { removePage } from '#server/capabilities/content/content.ts'
import { anArticle } from '#server/testing/a-page.ts'
import { runningApp } from '#server/testing/running-app.ts'
import { htmlOf, save } from '#server/testing/saved-pages.ts'

const now = () => new Date('2026-11-18T10:00:00Z')
const site = 'yritys'
const events = [
  { date: '2027-02-11', time: '08:00', title: 'Tilinpäätöstiedote 2026' },
  { date: '2026-11-17', title: 'Eilinen' },
  { date: '2026-11-18', title: 'Tänään' },
]
const withEvents = (list: object[]) =>
  anArticle('sijoittajat', {
    site,
    title: 'Sijoittajille',
    blocks: [{ type: 'event-calendar', props: { heading: 'Kalenteri', events: list } }],
  })

it('shows the days from today on, the next one first, and gives all as a calendar file', async () => {
  const app = await runningApp({ now })
  await save(app, withEvents(events))
  const html = await htmlOf(app, '/sijoittajat', site)
  expect(html).not.toContain('Eilinen')
  expect(html).toMatch(/Tänään.*klo 8\.00|Tänään.*klo 08\.00/s)
  expect(html).toContain('<a class="event-calendar-file" href="/sijoittajat.ics" download="">')
  const response = await app.get(site, '/sijoittajat.ics')
  expect(response.status).toBe(200)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': 'attachment; filename="sijoittajat.ics"',
  })
  const file = await response.text()
  expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(3)
  expect(file).toContain('X-WR-CALNAME:Kaskimaa Oyj: Sijoittajille')
})

it('changes the file with the page, and has none for pages without events', async () => {
  const app = await runningApp({ now })
  await save(app, withEvents(events), anArticle('muu', { site }))
  const file = async () => (await app.get(site, '/sijoittajat.ics')).text()
  expect(await file()).toContain('SUMMARY:Tilinpäätöstiedote 2026')
  await save(app, withEvents([{ date: '2027-02-12', title: 'Siirretty tiedote' }]))
  await expect.poll(file).toContain('DTSTART;VALUE=DATE:20270212')
  for (const path of ['/muu.ics', '/puuttuu.ics', '/.ics', '/sijoittajat/.ics'])
    expect((await app.get(site, path)).status, path).toBe(404)
  await removePage(app.content, { site, language: 'fi', path: '/sijoittajat' })
  expect((await app.get(site, '/sijoittajat.ics')).status).toBe(404)
})
