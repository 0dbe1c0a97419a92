import { expect, it } from 'vitest'
import { question } from '#contract/forms/question.form.ts'
import { filledIn } from '#contract/forms/testing/filled-in.ts'
import { smtpMailer } from '#server/adapters/mail/smtp-mailer.ts'
import { messageIds, smtpFake } from '#server/adapters/mail/testing/smtp-fake.ts'
import { formSender } from '#server/testing/form-sender.ts'

it('FO-10: a mail server that refuses, hangs and drops connections delays mails, and loses and doubles none', {
  timeout: 120_000,
}, async () => {
  const smtp = await smtpFake()
  const { token, post, stored } = await formSender({
    mailer: smtpMailer(smtp.url, { connectMs: 500, silenceMs: 500 }),
    expectsErrors: /^The job 'mail-submission' failed/,
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
  await expect.poll(async () => (await stored()).every(({ mailedAt }) => mailedAt !== null)).toBe(true)
})
