import { hydrateRoot } from 'react-dom/client'
import { expect, it, onTestFinished, vi } from 'vitest'
import { islandMarkup, openPage } from '#web/islands/testing.tsx'
import { questionView } from '../question/question.view.ts'
import { openForm } from '../testing/opened-form.tsx'
import { handOverReference, referenceIn } from './reference.ts'
import { SentReferenceIsland } from './sent-reference.island.tsx'

const texts = { label: 'Viitenumerosi', note: 'Mainitse se.' }

it('finds the number in the answer of a call, where the call gives one', () => {
  const answers = [{ isSuccess: true, reference: 'K-1' }, { data: { isSuccess: true, reference: 'K-2' } }]
  expect(answers.map(referenceIn)).toEqual(['K-1', 'K-2'])
  expect([{ success: true }, null, 'x', { reference: 5 }].map(referenceIn)).toEqual([null, null, null, null])
})

it('thanks in place with the number that the answer has', async () => {
  const respond = () => Response.json({ isSuccess: true, reference: 'K-7F3M-92QD' })
  const { type, press, thanks } = await openForm({ ...questionView('fi', {}), form: withoutCaptcha() }, { respond })
  type('Kysymyksesi', 'Miten tämä säilyy?')
  press('Lähetä')
  await expect.poll(thanks).toContain('Viitenumerosi: K-7F3M-92QD')
})

it.each([
  ['a moment ago', 0, 'Viitenumerosi: K-7F3M-92QD'],
  ['hours ago', 2 * 60 * 60_000, ''],
])('the page of thanks announces the number of a form that was sent %s, or nothing', async (_when, ago, said) => {
  openPage(islandMarkup({ name: 'sent-reference', component: SentReferenceIsland, each: [texts] }))
  vi.stubGlobal('sessionStorage', window.sessionStorage)
  const island = document.querySelector('kaski-island')?.lastElementChild as Element
  expect(island.textContent).toBe('')
  handOverReference('K-7F3M-92QD')
  if (ago) sessionStorage.setItem('sent-form', JSON.stringify({ reference: 'K-7F3M-92QD', at: Date.now() - ago }))
  const root = hydrateRoot(island, <SentReferenceIsland {...texts} />)
  onTestFinished(async () => {
    root.unmount()
    await new Promise((resolve) => setTimeout(resolve, 20))
  })
  const status = () => document.querySelector('[role=status]')?.textContent ?? ''
  if (said) await expect.poll(status).toContain(said)
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(status().startsWith(said) && (said !== '' || status() === '')).toBe(true)
})

function withoutCaptcha() {
  return { ...questionView('fi', {}).form, captcha: null }
}
