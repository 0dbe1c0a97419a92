import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { acceptedOnce } from './accepted-once.ts'
import type { Mail } from './mailer.ts'
import { collectedMails } from './testing/collected-mails.ts'

const aMail = (id: string): Mail => ({
  id,
  from: { name: 'Lihakauppa', address: 'kauppa@example.fi' },
  to: 'aino@example.fi',
  subject: 'Tilaus',
  text: 'Kiitos.',
  html: '<p>Kiitos.</p>',
})

async function aFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'kaskimaa-mails-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return join(folder, 'accepted')
}

it('gives the mail server no mail twice, also after a restart, and one that it refused again', async () => {
  const { mailer, mails, state } = collectedMails()
  const folder = await aFolder()
  const first = acceptedOnce(mailer, folder)
  await first.deliver(aMail('a'))
  await first.deliver(aMail('a'))
  state.failure = new Error('451 Try later')
  await expect(first.deliver(aMail('b'))).rejects.toThrow('451')
  state.failure = undefined
  const restarted = acceptedOnce(mailer, folder)
  for (const id of ['a', 'b', 'c']) await restarted.deliver(aMail(id))
  expect(mails.map(({ id }) => id)).toEqual(['a', 'b', 'c'])
})

it('forgets mails after a week', async () => {
  const { mailer, mails } = collectedMails()
  const folder = await aFolder()
  await acceptedOnce(mailer, folder, () => new Date('2026-11-01T10:00:00Z')).deliver(aMail('a'))
  await acceptedOnce(mailer, folder, () => new Date('2026-11-18T10:00:00Z')).deliver(aMail('a'))
  expect(mails).toHaveLength(2)
  expect(await readdir(folder)).toEqual(['2026-11-18.txt'])
})
