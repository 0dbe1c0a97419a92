import { expect, it } from 'vitest'
import { complaint } from '#contract/forms/complaint.form.ts'
import { MAX_FILE_BYTES } from '#contract/forms/form.ts'
import { filledIn } from '#contract/forms/testing/filled-in.ts'
import { dataUrl, formSender, picture } from '#server/testing/form-sender.ts'

const SUBMISSIONS = 20
const MIB = 1024 * 1024

it('FO-08: memory stays bounded while 20 forms with three files of 15 MB each arrive at once', {
  timeout: 600_000,
}, async () => {
  const { app, token, stored, storedFiles } = await formSender()
  const small = await picture('jpeg', 400, 300)
  const url = dataUrl('image/jpeg', Buffer.concat([small, Buffer.alloc(MAX_FILE_BYTES - small.length)]))
  const form = { Data: filledIn(complaint), Files: Array(3).fill({ Name: 'kuva.jpg', Data: url }) }
  // One buffer for all senders: what is measured is the receiver.
  const body = Buffer.from(JSON.stringify(form)) as never
  const tokens: string[] = []
  for (let each = 0; each < SUBMISSIONS; each++) tokens.push(await token())
  let peak = 0
  const before = process.memoryUsage().rss
  const watch = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage().rss - before)
  }, 50)
  const answers = await Promise.all(
    tokens.map((each) => {
      const headers = { 'content-type': 'application/json', 'x-captcha-token': each }
      return app.get('kuluttaja', complaint.path, { method: 'POST', headers, body })
    }),
  )
  clearInterval(watch)
  // On a busy machine some wait too long and are told to try again; none is lost without a word.
  const taken = answers.filter(({ status }) => status === 200).length
  const busy = answers.filter(({ status }) => status === 503).length
  expect([taken + busy, taken >= 3]).toEqual([SUBMISSIONS, true])
  expect([(await stored()).length, (await storedFiles()).length]).toEqual([taken, 3 * taken])
  // The forms have 1.2 GB together.
  expect(peak / MIB).toBeLessThan(400)
})
