import { expect, it } from 'vitest'
import type { PageTeaser, Reads } from '#web/block-kit/define-block.ts'
import { blockMarkup } from '#web/block-kit/testing.tsx'
import { openPage } from '#web/islands/testing.tsx'
import { jobListing } from './job-listing.block.tsx'
import { loadJobListing } from './job-listing.load.ts'

const now = new Date('2026-11-16T10:00:00Z')

const categories = [
  { id: 871, name: 'Tuotanto', kind: 'job' },
  { id: 872, name: 'Kunnossapito', kind: 'job' },
  { id: 801, name: 'Talous', kind: 'news' },
]

function aJob(title: string, applicationPeriodEnd: string, place: { city?: string; field?: number } = {}): PageTeaser {
  const { city = 'Lapua', field } = place
  const item = { kind: 'job', city, applicationPeriodEnd, categories: field ? [field, 801] : [] } as PageTeaser['item']
  return { title, href: `/tyot/${title}`, item } as PageTeaser
}

async function list(jobs: PageTeaser[], params: object = {}) {
  const reads = { items: async () => jobs, taxonomy: async () => ({ categories }) } as unknown as Reads
  const context = { site: 'yritys', language: 'fi', path: '/', contentId: 1, now, params } as const
  const props = jobListing.schema.parse({ heading: 'Avoimet työpaikat' }) as never
  const loaded = await loadJobListing(props, { ...context, params: { ...params } }, reads)
  openPage(blockMarkup(jobListing, { heading: 'Avoimet' }, { data: loaded.data, anchor: 'avoimet', address: '/tyot' }))
  return loaded
}

const manyJobs = Array.from({ length: 23 }, (_, at) =>
  aJob(`job-${at + 1}`, `2027-01-${String(at + 1).padStart(2, '0')}`),
)

it('WI-14: shows ten jobs a page, the first to close first, with links to the other pages', async () => {
  const titles = () => [...document.querySelectorAll('.job-listing-title')].map((title) => title.textContent)
  await list(manyJobs.toReversed())
  expect(titles()).toEqual(Array.from({ length: 10 }, (_, at) => `job-${at + 1}`))
  expect(document.body.textContent).toContain('23 avointa paikkaa')
  const links = [...document.querySelectorAll('nav a')].map((link) => [link.textContent, link.getAttribute('href')])
  expect(links).toEqual([
    ['1', '/tyot#avoimet'],
    ['2', '/tyot?sivu=2#avoimet'],
    ['3', '/tyot?sivu=3#avoimet'],
    ['Seuraava', '/tyot?sivu=2#avoimet'],
  ])
  await list(manyJobs, { sivu: 3 })
  expect(titles()).toEqual(['job-21', 'job-22', 'job-23'])
  expect(document.querySelector('[aria-current="page"]')?.textContent).toBe('3')
  await list(manyJobs, { sivu: 50 })
  expect(titles()).toEqual(['job-21', 'job-22', 'job-23'])
})

it('WI-14: has no page links for ten jobs, and says so when there are none', async () => {
  await list(manyJobs.slice(0, 10))
  expect(document.querySelector('nav')).toBeNull()
  await list([])
  expect(document.body.textContent).toContain('Juuri nyt ei ole avoimia paikkoja.')
})

it('WI-23: gives title, city, url and applicationPeriodEnd of a job, and hides those whose last day is over', async () => {
  const { data, validUntil } = await list([
    aJob('ended', '2026-11-15'),
    aJob('last-day', '2026-11-16'),
    aJob('open', '2027-01-31'),
  ])
  expect(data.jobs).toEqual([
    { title: 'last-day', city: 'Lapua', url: '/tyot/last-day', applicationPeriodEnd: '2026-11-16' },
    { title: 'open', city: 'Lapua', url: '/tyot/open', applicationPeriodEnd: '2027-01-31' },
  ])
  // Midnight in Finland: from then on the list is another one.
  expect(validUntil?.toISOString()).toBe('2026-11-16T22:00:00.000Z')
  expect(document.querySelector('time')?.dateTime).toBe('2026-11-16')
})

const jobsOfThree = [
  aJob('leikkaaja', '2027-01-01', { city: 'Kauhava', field: 871 }),
  aJob('asentaja', '2027-01-02', { city: 'Kauhava', field: 872 }),
  aJob('pakkaaja', '2027-01-03', { city: 'Kurikka', field: 871 }),
]

const filtersOf = (name: string) =>
  [...document.querySelectorAll(`nav[aria-label="Avoimet: ${name}"] a`)].map((link) => [
    link.textContent,
    link.getAttribute('href'),
    link.getAttribute('aria-current'),
  ])

it('narrows the list by town and field, and says beside each how many jobs it would have', async () => {
  await list(jobsOfThree)
  expect(filtersOf('Ala')).toEqual([
    ['Kunnossapito 1', '/tyot?ala=872#avoimet', null],
    ['Tuotanto 2', '/tyot?ala=871#avoimet', null],
  ])
  const { data } = await list(jobsOfThree, { ala: 871 })
  expect(data.jobs.map(({ title }) => title)).toEqual(['leikkaaja', 'pakkaaja'])
  expect(filtersOf('Paikkakunta')).toEqual([
    ['Kauhava 1', '/tyot?ala=871&paikka=Kauhava#avoimet', null],
    ['Kurikka 1', '/tyot?ala=871&paikka=Kurikka#avoimet', null],
  ])
  await list(jobsOfThree, { ala: 871, paikka: 'Kauhava' })
  expect(document.querySelectorAll('.job-listing-job')).toHaveLength(1)
  expect(filtersOf('Ala')).toEqual([
    ['Kunnossapito 1', '/tyot?ala=872&paikka=Kauhava#avoimet', null],
    ['Tuotanto 1', '/tyot?paikka=Kauhava#avoimet', 'true'],
  ])
})

it('shows all jobs for a town or field that has none, and no filter where there is nothing to choose', async () => {
  const { data } = await list(jobsOfThree, { paikka: 'Pietari', ala: 801 })
  expect(data.totalCount).toBe(3)
  await list([aJob('ainoa', '2027-01-01')])
  expect(document.querySelector('.job-listing-filter')).toBeNull()
})
