import { expect, it } from 'vitest'
import { aJob, aPage } from '#server/testing/a-page.ts'
import { type RunningApp, runningApp } from '#server/testing/running-app.ts'
import { htmlOf, save } from '#server/testing/saved-pages.ts'

async function structuredAt(app: RunningApp, path: string): Promise<Record<string, unknown> | undefined> {
  const html = await htmlOf(app, path)
  return [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)]
    .map(([, json]) => JSON.parse(json ?? ''))
    .find((data) => data['@type'] === 'JobPosting')
}

const text = {
  type: 'rich-text',
  props: {
    content: [
      { kind: 'heading', level: 2, text: 'Mitä teet' },
      { kind: 'list', ordered: false, items: [['ajat <varovasti>']] },
    ],
  },
}

it('WI-23: describes a job to search engines with all that they require', async () => {
  const app = await runningApp({ now: () => new Date('2026-11-16T10:00:00Z') })
  await save(
    app,
    aJob('kuljettaja', { blocks: [text] }),
    aJob('kokki', {}, { applicationPeriodEnd: '2027-06-30', salary: undefined }),
  )
  expect(await structuredAt(app, '/tyopaikat/kuljettaja')).toEqual({
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: 'Työ kuljettaja',
    description: '<p>Kuvaus</p><h2>Mitä teet</h2><ul><li>ajat &lt;varovasti&gt;</li></ul>',
    identifier: { '@type': 'PropertyValue', name: 'Kaskimaa Oyj', value: 'job-kuljettaja' },
    url: expect.stringMatching(/^http.*\/tyopaikat\/kuljettaja$/),
    datePosted: '2026-11-01',
    validThrough: '2026-12-31T23:59:59+02:00',
    employmentType: 'PART_TIME',
    hiringOrganization: { '@type': 'Organization', name: 'Kaskimaa Oyj' },
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        streetAddress: 'Siipitie 4',
        addressLocality: 'Lapua',
        postalCode: '62100',
        addressCountry: 'FI',
      },
    },
    directApply: false,
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'EUR',
      value: { '@type': 'QuantitativeValue', minValue: 15.3, maxValue: 17, unitText: 'HOUR' },
    },
  })
  const summer = await structuredAt(app, '/tyopaikat/kokki')
  expect(summer).toMatchObject({ validThrough: '2027-06-30T23:59:59+03:00' })
  expect(summer).not.toHaveProperty('baseSalary')
})

it('WI-23: offers to apply until the end of the last day, and then says that it is over and leads to the others', async () => {
  let now = new Date('2026-12-31T20:00:00Z')
  const app = await runningApp({ now: () => now })
  const section = aPage({ path: '/tyopaikat', key: 'jobs', template: 'section', title: 'Työpaikat' })
  await save(app, section, aJob('kuljettaja'))
  const open = await htmlOf(app, '/tyopaikat/kuljettaja')
  expect(open).toContain('href="mailto:rekry@kaskimaa.example">Hae työpaikkaa</a>')
  expect(open).not.toMatch(/<meta name="robots" content="noindex/)
  now = new Date('2026-12-31T22:30:00Z')
  const ended = await htmlOf(app, '/tyopaikat/kuljettaja')
  expect(ended).toContain('Haku tähän tehtävään on päättynyt 31. joulukuuta 2026.')
  expect(ended).toContain('<a class="button" href="/tyopaikat">Katso avoimet työpaikat</a>')
  expect(ended).not.toContain('Hae työpaikkaa')
  expect(ended).toMatch(/<meta name="robots" content="noindex/)
})

it('WI-14: lists the jobs of the site on its page, and takes a new one in at once', async () => {
  const app = await runningApp({ now: () => new Date('2026-11-16T10:00:00Z') })
  const block = { type: 'job-listing', anchor: 'avoimet', props: { heading: 'Avoimet työpaikat' } }
  await save(app, aPage({ path: '/tyopaikat', key: 'jobs', template: 'section', title: 'Työpaikat', blocks: [block] }))
  expect(await htmlOf(app, '/tyopaikat')).toContain('Juuri nyt ei ole avoimia paikkoja.')
  await save(app, ...Array.from({ length: 12 }, (_, at) => aJob(`tyo-${at + 1}`)))
  await expect.poll(() => htmlOf(app, '/tyopaikat')).toContain('12 avointa paikkaa')
  expect((await htmlOf(app, '/tyopaikat')).match(/class="job-listing-job"/g)).toHaveLength(10)
  expect((await htmlOf(app, '/tyopaikat?sivu=2')).match(/class="job-listing-job"/g)).toHaveLength(2)
})

it('leaves a job whose last day is over out of search, the sitemap and the list', async () => {
  let now = new Date('2026-12-31T20:00:00Z')
  const app = await runningApp({ now: () => now })
  const block = { type: 'job-listing', anchor: 'avoimet', props: { heading: 'Avoimet työpaikat' } }
  await save(
    app,
    aPage({ path: '/tyopaikat', key: 'jobs', template: 'section', title: 'Työpaikat', blocks: [block] }),
    aJob('kuljettaja', { title: 'Kuljettaja' }),
  )
  const found = async () => (await app.get('kuluttaja', '/api/search/suggestions/?language=fi&q=kuljettaja')).text()
  expect(await found()).toContain('/tyopaikat/kuljettaja')
  expect(await htmlOf(app, '/sitemap-1.xml')).toContain('/tyopaikat/kuljettaja<')
  expect(await htmlOf(app, '/tyopaikat')).toContain('href="/tyopaikat/kuljettaja"')
  now = new Date('2026-12-31T22:30:00Z')
  await app.dropEndedJobs()
  expect(await found()).not.toContain('/tyopaikat/kuljettaja')
  expect(await htmlOf(app, '/sitemap-1.xml')).not.toContain('/tyopaikat/kuljettaja<')
  expect(await htmlOf(app, '/tyopaikat')).not.toContain('href="/tyopaikat/kuljettaja"')
})
