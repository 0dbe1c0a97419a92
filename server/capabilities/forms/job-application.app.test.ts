import { expect, it } from 'vitest'
import { jobApplication } from '#contract/forms/job-application.form.ts'
import { filledIn } from '#contract/forms/testing/filled-in.ts'
import { aJob } from '#server/testing/a-page.ts'
import { dataUrl, formSender } from '#server/testing/form-sender.ts'
import type { RunningApp } from '#server/testing/running-app.ts'
import { save } from '#server/testing/saved-pages.ts'
import { aPdf } from './files/testing/a-pdf.ts'

const Data = filledIn(jobApplication)

const openJob = (app: RunningApp, applicationPeriodEnd = '2099-12-31') =>
  save(app, aJob('kokki', { site: 'yritys', title: 'Kokki, koekeittiö' }, { city: 'Seinäjoki', applicationPeriodEnd }))

it('stores an application with its CV and mails it to the recruiters of the site, with or without a CV', async () => {
  const { app, token, post, stored, storedFiles, mails } = await formSender()
  await openJob(app)
  const send = async (Files: object[]) =>
    post(jobApplication.path, { Data, Files, MTCaptchaToken: await token('yritys') }, { site: 'yritys' })
  expect(await send([{ Name: 'cv.pdf', Data: dataUrl('application/pdf', aPdf()) }])).toMatchObject({
    status: 200,
    body: { isSuccess: true },
  })
  expect((await stored()).map(({ form, email, values }) => ({ form, email, values }))).toMatchObject([
    { form: 'job-application', email: 'maija@example.fi', values: { Job: 'Kokki, koekeittiö (Seinäjoki)' } },
  ])
  expect(await storedFiles()).toMatchObject([{ name: 'cv.pdf', type: 'application/pdf' }])
  const toRecruiters = () => mails.filter(({ to }) => to === 'rekry@kaskimaa.example')
  await expect.poll(() => toRecruiters().length).toBe(1)
  expect(toRecruiters()[0]).toMatchObject({ replyTo: 'maija@example.fi', attachments: [{ filename: 'cv.pdf' }] })
  expect(toRecruiters()[0]?.subject).toContain('Työhakemus')
  expect(await send([])).toMatchObject({ status: 200 })
})

it('refuses an application without a job, and a CV that is no PDF', async () => {
  const { app, token, post } = await formSender()
  await openJob(app)
  const MTCaptchaToken = await token('yritys')
  const site = { site: 'yritys' }
  const nameless = { Data: { ...Data, Job: '' }, Files: [], MTCaptchaToken }
  expect(await post(jobApplication.path, nameless, site)).toMatchObject({
    status: 400,
    body: { fields: { Job: expect.any(String) } },
  })
  const Files = [{ Name: 'cv.pdf', Data: dataUrl('application/pdf', Buffer.from('hei')) }]
  expect(await post(jobApplication.path, { Data, Files, MTCaptchaToken }, site)).toMatchObject({
    status: 400,
    body: { fields: { Files: 'File data could not be read: cv.pdf' } },
  })
})

it('takes applications only for jobs that are open today, and says so at the field', async () => {
  const { app, token, post, stored } = await formSender()
  const send = async () =>
    post(
      jobApplication.path,
      { Data, Files: [], MTCaptchaToken: await token('yritys') },
      { site: 'yritys', headers: { 'idempotency-key': crypto.randomUUID() } },
    )
  const refusal = {
    status: 400,
    body: { fields: { Job: 'Tätä paikkaa ei voi enää hakea. Valitse paikka luettelosta.' } },
  }
  expect(await send()).toMatchObject(refusal)
  await openJob(app, '2020-01-01')
  expect(await send()).toMatchObject(refusal)
  expect(await stored()).toEqual([])
  await openJob(app)
  expect(await send()).toMatchObject({ status: 200 })
})
