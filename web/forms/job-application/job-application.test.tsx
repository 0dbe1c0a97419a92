import { expect, it } from 'vitest'
import type { LoadContext, PageTeaser, Reads } from '#web/block-kit/define-block.ts'
import { loadOpenJobs } from '#web/blocks/job-application-form/job-application-form.load.ts'
import { openForm } from '../testing/opened-form.tsx'
import { jobApplicationView } from './job-application.view.ts'

const jobs = [
  { slug: 'kokki', title: 'Kokki (Seinäjoki)' },
  { slug: 'pakkaaja', title: 'Pakkaaja (Kauhava)' },
]
const view = () => jobApplicationView('fi', { jobs })
const at = (address: string) => ({ before: () => window.history.replaceState(null, '', address) })

it('has the job chosen that the address names, and no draft of it', async () => {
  const { control } = await openForm(view(), at('/avoimet-tyopaikat/hae?job=pakkaaja'))
  await expect.poll(() => control('Mitä paikkaa haet?').value).toBe('Pakkaaja (Kauhava)')
  expect(localStorage.getItem('draft:job-application')).toBeNull()
})

it.each(['', '?job=', '?job=poistunut', '?job=constructor'])(
  'has none chosen at %j, and asks for one',
  async (query) => {
    const { control, press, errors } = await openForm(view(), at(`/avoimet-tyopaikat/hae${query}`))
    expect(control('Mitä paikkaa haet?').value).toBe('')
    press('Lähetä hakemus')
    await expect.poll(errors).toContainEqual(['Mitä paikkaa haet?', 'Tämä kenttä on pakollinen'])
  },
)

it('offers the jobs that can be applied for today, with their towns', async () => {
  const aJob = (title: string, href: string, applicationPeriodEnd: string) =>
    ({ title, href, item: { kind: 'job', city: 'Lapua', applicationPeriodEnd } }) as PageTeaser
  const items = async () => [
    aJob('Pakkaaja', '/tyot/pakkaaja', '2026-11-18'),
    aJob('Kokki', '/tyot/kokki', '2027-01-01'),
    aJob('Leipuri', '/tyot/leipuri', '2026-11-17'),
  ]
  const context = { site: 'yritys', language: 'fi', now: new Date('2026-11-18T10:00:00Z') } as unknown as LoadContext
  const { data } = await loadOpenJobs({}, context, { items } as unknown as Reads)
  expect(data.jobs).toEqual([
    { slug: 'kokki', title: 'Kokki (Lapua)' },
    { slug: 'pakkaaja', title: 'Pakkaaja (Lapua)' },
  ])
})
