import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { feedback } from '#contract/forms/feedback.form.ts'
import { question } from '#contract/forms/question.form.ts'
import { filledIn } from '#contract/forms/testing/filled-in.ts'
import { smtpMailer } from '#server/adapters/mail/smtp-mailer.ts'
import { messageIds, smtpFake } from '#server/adapters/mail/testing/smtp-fake.ts'
import { formSender } from '#server/testing/form-sender.ts'

it('FO-10: a mail server that refuses, hangs and drops connections delays mails, and loses and doubles none', {
  timeout: 120_000,
}, async () => {
  const smtp = await smtpFake()
  const { token, post, stored, unsent } = await formSender({
    mailer: smtpMailer(smtp.url, { connectMs: 500, silenceMs: 500 }),
    mailRetry: { limit: 50, delaySeconds: 1, backoff: false },
  })
  for (const behaviour of ['refuse', 'hang', 'drop'] as const) {
    smtp.state.behaviour = behaviour
    const triesBefore = smtp.state.tries
    const body = { Data: filledIn(question), MTCaptchaToken: await token() }
    expect(await post(question.path, body)).toMatchObject({ status: 200 })
    await expect.poll(() => smtp.state.tries, { timeout: 20_000 }).toBeGreaterThan(triesBefore)
  }
  expect(smtp.received).toEqual([])
  smtp.state.behaviour = 'accept'
  const ids = (await stored()).map(({ id }) => id).sort()
  await expect.poll(() => messageIds(smtp.received).sort(), { timeout: 60_000 }).toEqual(ids)
  await expect.poll(unsent).toEqual([])
})

it('FO-10: mails a form and its receipt also if a node of the previous version took it', async () => {
  const { database, token, post, stored, unsent, clerkMails, receipts, state } = await formSender()
  state.failure = new Error('The server is away')
  const body = { Data: filledIn(feedback), Files: null, MTCaptchaToken: await token() }
  await post(feedback.path, body)
  const [form] = await stored()
  const attempts = async () => (await unsent()).map((mail) => [mail.attempts, mail.leasedUntil])
  await expect.poll(attempts).toEqual([
    [1, null],
    [1, null],
  ])
  // As that version leaves it: no row of outgoing mail, but a job.
  await database.sql.execute(sql`delete from outgoing_mail`)
  for (const table of ['submission', 'submission_receipt'])
    await database.sql.execute(sql.raw(`update ${table} set mailed_at = null`))
  state.failure = undefined
  const data = JSON.stringify({ id: form?.id })
  await database.sql.execute(sql`insert into jobs.job (name, data) values ('mail-submission', ${data}::jsonb)`)
  await expect.poll(() => [clerkMails().length, receipts().length], { timeout: 15_000 }).toEqual([1, 1])
  expect([clerkMails()[0]?.id, receipts()[0]?.id]).toEqual([form?.id, `${form?.id}-receipt`])
})
