import { type ClientRequest, request } from 'node:http'
import { json } from 'node:stream/consumers'
import { expect, it, onTestFinished } from 'vitest'
import { complaint } from '#contract/forms/complaint.form.ts'
import { filledIn } from '#contract/forms/testing/filled-in.ts'
import { dataUrl, formSender, picture } from '#server/testing/form-sender.ts'
import { smallDisk } from '#server/testing/small-disk.ts'

/** An upload that begins and goes on slowly, without a captcha that anybody could check yet. */
function beginUpload(port: number): ClientRequest {
  const headers = { host: `kuluttaja.localhost:${port}`, 'content-type': 'application/json' }
  const upload = request({ port, host: '127.0.0.1', method: 'POST', path: complaint.path, headers })
  upload.on('error', () => {})
  upload.write('{"Files":[{"Name":"a.jpg","Data":"data:image/jpeg;base64,')
  const pushing = setInterval(() => upload.write('A'.repeat(7000)), 100)
  onTestFinished(() => {
    clearInterval(pushing)
    upload.destroy()
  })
  return upload
}

it('takes forms with files while somebody holds many slow uploads without a captcha', async () => {
  const { app, token, post, stored } = await formSender()
  const held = Array.from({ length: 6 }, () => beginUpload(app.port))
  const early: unknown[] = []
  for (const upload of held) upload.on('response', (answer) => json(answer).then((body) => early.push(body)))
  const Files = [{ Name: 'kuva.jpg', Data: dataUrl('image/jpeg', await picture()) }]
  for (let at = 0; at < 4; at++) {
    const captchaToken = await token()
    const body = { Data: filledIn(complaint), Files, MTCaptchaToken: captchaToken }
    expect(await post(complaint.path, body, { headers: { 'x-captcha-token': captchaToken } })).toMatchObject({
      status: 200,
    })
  }
  expect([(await stored()).length, early]).toEqual([4, []])
})

it('answers 503 on a full disk, with a text and when to try again, and takes the form once there is room', async ({
  skip,
}) => {
  const disk = smallDisk('size=1m')
  if ('missing' in disk) return skip(disk.missing)
  const { token, post, stored } = await formSender({ env: { DATA_DIR: disk.folder } })
  const large = Buffer.concat([await picture('jpeg', 400, 300), Buffer.alloc(2 ** 21)])
  const send = async () => {
    const Files = [{ Name: 'kuva.jpg', Data: dataUrl('image/jpeg', large) }]
    return post(complaint.path, { Data: filledIn(complaint), Files, MTCaptchaToken: await token() })
  }
  expect(await send()).toMatchObject({
    status: 503,
    body: { code: 'UNAVAILABLE', message: expect.stringContaining('Mitään ei tallennettu') },
  })
  expect(await stored()).toEqual([])
  disk.remount('size=64m')
  expect(await send()).toMatchObject({ status: 200 })
})
