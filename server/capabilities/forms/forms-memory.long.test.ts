import { expect, it } from 'vitest'
import { complaint } from '#contract/forms/complaint.form.ts'
import { MAX_FILE_BYTES } from '#contract/forms/form.ts'
import { filledIn } from '#contract/forms/testing/filled-in.ts'
import { dataUrl, formSender, picture } from '#server/testing/form-sender.ts'

const SUBMISSIONS = 20

it('FO-08: memory stays bounded while 20 forms with three files of 15 MB each arrive at once', {
  timeout: 600_000,
}, async () => {
  const { token, post, stored, storedFiles } = await formSender()
  const small = await picture('jpeg', 400, 300)
  const url = dataUrl('image/jpeg', Buffer.concat([small, Buffer.alloc(MAX_FILE_BYTES - small.length)]))
  const body = JSON.stringify({ Data: filledIn(complaint), Files: Array(3).fill({ Name: 'kuva.jpg', Data: url }) })
  const tokens: string[] = []
  for (let each = 0; each < SUBMISSIONS; each++) tokens.push(await token())
  let peak = 0
  const before = process.memoryUsage().rss
  const watch = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage().rss - before)
  }, 50)
  const answers = await Promise.all(
    tokens.map((each) => post(complaint.path, body, { headers: { 'x-captcha-token': each } })),
  )
  clearInterval(watch)
  expect(answers.filter(({ status }) => status !== 200)).toEqual([])
  expect([(await stored()).length, (await storedFiles()).length]).toEqual([SUBMISSIONS, 3 * SUBMISSIONS])
  // The forms have 1.2 GB together. This process is their sender too, which holds one copy of the 60 MB for each connection.
  expect(peak / 2 ** 20).toBeLessThan(SUBMISSIONS * 61 + 400)
})
