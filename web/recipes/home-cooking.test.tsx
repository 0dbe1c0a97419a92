import { expect, it, onTestFinished, vi } from 'vitest'
import { startIslands } from '#web/islands/runtime.ts'
import { islandMarkup, openPage } from '#web/islands/testing.tsx'
import { cookModeTexts, homeIngredientsTexts } from '#web/messages/kitchen/recipe.texts.ts'
import { textsOf } from '#web/messages/texts.ts'
import { ShareButton } from '#web/templates/share-button.island.tsx'
import { CookMode } from './cook-mode.island.tsx'
import { cookedRecipe } from './home-cooking.ts'
import { HomeIngredients } from './home-ingredients.island.tsx'

const button = (name: string) =>
  [...document.querySelectorAll('button')].find((found) => (found.ariaLabel ?? found.textContent) === name)

/** Brings the islands of the page to life. */
async function live(comeIntoView: () => void, count = 1): Promise<void> {
  const files = {
    './recipes/cook-mode.island.tsx': () => import('./cook-mode.island.tsx'),
    './recipes/home-ingredients.island.tsx': () => import('./home-ingredients.island.tsx'),
    './templates/share-button.island.tsx': () => import('#web/templates/share-button.island.tsx'),
  }
  startIslands(files, { onError: (error) => expect.unreachable(String(error)) })
  comeIntoView()
  await expect.poll(() => document.querySelectorAll('kaski-island[live]')).toHaveLength(count)
}

const recipe = cookedRecipe(
  [
    {
      instructions: ['Ruskista liha.', 'Lisää sipuli.'],
      ingredients: [
        { name: 'jauhelihaa', amount: 400, unit: 'g' },
        { name: 'sipulia hienonnettuna', amount: 2, unit: '' },
      ],
    },
    { heading: 'Kastike', instructions: ['Kuumenna kerma ja keitä 20 minuuttia.'], ingredients: [] },
  ],
  'fi',
)

async function cooking(wakeLock: unknown) {
  const own = { portions: 4, size: 0 }
  const props = { recipe, own, maxPortions: 99, language: 'fi' as const, texts: textsOf('fi', cookModeTexts) }
  const { comeIntoView } = openPage(islandMarkup({ name: 'cook-mode', component: CookMode, each: [props] }))
  vi.stubGlobal('navigator', { wakeLock })
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'visible' })
  await live(comeIntoView)
  const press = (key: string) =>
    document
      .querySelector('dialog')
      ?.dispatchEvent(new window.KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  const shown = () => document.querySelector('.cook-step')?.textContent?.replaceAll('\u00a0', ' ')
  vi.stubGlobal('location', window.location)
  vi.stubGlobal('sessionStorage', window.sessionStorage)
  vi.stubGlobal('localStorage', window.localStorage)
  vi.stubGlobal('HTMLInputElement', window.HTMLInputElement)
  button('Kokkaustila')?.click()
  const gathered = () =>
    [...document.querySelectorAll('.cook-amounts li')].map(({ textContent }) => textContent?.replace('\u00a0', ' '))
  await expect.poll(gathered).toEqual(['400 g jauhelihaa', '2 sipulia hienonnettuna'])
  button('Seuraava')?.click()
  await expect.poll(shown).toBe('Ruskista liha.400 g jauhelihaa')
  return { press, shown }
}

it('shows the method one step at a time, by buttons and arrow keys, and stops at both ends', async () => {
  const { press, shown } = await cooking(undefined)
  expect(document.querySelector('.cook-head p')?.textContent).toContain('1')
  press('ArrowRight')
  await expect.poll(shown).toBe('Lisää sipuli.2 sipulia hienonnettuna')
  button('Seuraava')?.click()
  await expect.poll(shown).toBe('KastikeKuumenna kerma ja keitä 20 minuuttia.')
  press('ArrowRight')
  await new Promise(setImmediate)
  expect(shown()).toBe('KastikeKuumenna kerma ja keitä 20 minuuttia.')
  expect(button('Seuraava')?.getAttribute('aria-disabled')).toBe('true')
  button('Edellinen')?.click()
  await expect.poll(shown).toBe('Lisää sipuli.2 sipulia hienonnettuna')
  press('ArrowLeft')
  await expect.poll(shown).toContain('Ruskista liha.')
  press('PageUp')
  await expect.poll(() => button('Edellinen')?.getAttribute('aria-disabled')).toBe('true')
})

it('sets a timer from the words of a step, rings in the title and goes on ringing beside other steps', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: Date.parse('2026-11-18T17:00:00Z') })
  onTestFinished(() => {
    vi.useRealTimers()
  })
  const { press } = await cooking(undefined)
  const list = () => document.querySelector('.cook-timers')?.textContent
  document.title = 'Kastike'
  press('ArrowRight')
  await expect.poll(() => document.querySelector('.cook-head p')?.textContent).toBe('Vaihe 2/3')
  press('ArrowRight')
  await expect.poll(() => button('Käynnistä ajastin: 20 minuuttia')).toBeDefined()
  button('Käynnistä ajastin: 20 minuuttia')?.click()
  await expect.poll(list).toContain('20 minuuttia20:00')
  vi.advanceTimersByTime(61_000)
  await expect.poll(list).toContain('18:59')
  expect(JSON.parse(localStorage.getItem('timers /') ?? '')).toMatchObject([{ words: '20 minuuttia', at: 3 }])
  press('ArrowLeft')
  vi.advanceTimersByTime(20 * 60_000)
  await expect.poll(() => document.title).toBe('⏰ 20 minuuttia – Kastike')
  expect(document.querySelector('[role=alert]')?.textContent).toBe('Aika on täynnä: 20 minuuttia.')
  button('Lopeta ajastin: 20 minuuttia')?.click()
  await expect.poll(() => document.title).toBe('Kastike')
  expect(localStorage.getItem('timers /')).toBeNull()
})

it('keeps the screen on while somebody cooks, says so, and lets it go dark afterwards', async () => {
  const release = vi.fn(async () => {})
  const request = vi.fn(async () => ({ release, addEventListener: () => {} }))
  await cooking({ request })
  await expect.poll(() => request).toHaveBeenCalledWith('screen')
  await expect.poll(() => document.querySelector('.cook-awake')?.textContent).not.toBe('')
  expect(release).not.toHaveBeenCalled()
  button('Sulje')?.click()
  await expect.poll(() => release).toHaveBeenCalledOnce()
  expect(document.querySelector('.cook-step')).toBeNull()
})

it('cooks on where the device refuses to keep its screen on', async () => {
  const request = vi.fn(async () => Promise.reject(new Error('NotAllowedError')))
  const { press, shown } = await cooking({ request })
  await expect.poll(() => request).toHaveBeenCalled()
  press('ArrowRight')
  await expect.poll(shown).toBe('Lisää sipuli.2 sipulia hienonnettuna')
  expect(document.querySelector('.cook-awake')?.textContent).toBe('')
})

it('scales the amounts with the portions, and keeps what is ticked off while the tab is open', async () => {
  // The portions of a page are remembered by a module.
  vi.resetModules()
  const recipe = {
    own: { portions: 4, size: 0 },
    unit: '',
    totalYieldKg: undefined,
    steps: [{ ingredients: [{ name: 'jauhelihaa', amount: 400, unit: 'g' }] }],
  }
  const props = { recipe, language: 'fi' as const, texts: textsOf('fi', homeIngredientsTexts) }
  const markup = islandMarkup({ name: 'home-ingredients', component: HomeIngredients, each: [props as never] })
  const kept = new Map<string, string>()
  const storage = { getItem: (key: string) => kept.get(key) ?? null, setItem: kept.set.bind(kept) }
  const open = async () => {
    const { comeIntoView } = openPage(markup)
    vi.stubGlobal('history', window.history)
    vi.stubGlobal('location', window.location)
    vi.stubGlobal('sessionStorage', storage)
    await live(comeIntoView)
    return document.querySelector('input[type=checkbox]') as HTMLInputElement
  }
  const amount = () => document.querySelector('.recipe-amount')?.textContent?.replace('\u00a0', ' ')
  const tick = await open()
  expect([amount(), tick.checked]).toEqual(['400 g', false])
  button('Enemmän annoksia')?.click()
  await expect.poll(amount).toBe('500 g')
  await expect.poll(() => location.search).toBe('?portions=5')
  tick.click()
  await expect.poll(() => document.querySelector('li[data-ticked]')).not.toBeNull()
  const again = await open()
  await expect.poll(() => again.checked).toBe(true)
})

it.each([
  ['hands the page to the device', true],
  ['copies the address where the device shares nothing, and says so', false],
])('%s', async (_, canShare) => {
  const texts = { share: 'Jaa', copied: 'Kopioitu', failed: 'Ei onnistunut' }
  const props = { title: 'Keitto', texts }
  const { comeIntoView } = openPage(islandMarkup({ name: 'share-button', component: ShareButton, each: [props] }))
  const share = vi.fn(async () => {})
  const writeText = vi.fn(async () => {})
  vi.stubGlobal('navigator', { clipboard: { writeText }, ...(canShare && { share }) })
  vi.stubGlobal('location', window.location)
  await live(comeIntoView)
  button('Jaa')?.click()
  if (canShare) await expect.poll(() => share).toHaveBeenCalledWith({ title: 'Keitto', url: location.href })
  else await expect.poll(() => document.querySelector('[role=status]')?.textContent).toBe('Kopioitu')
  expect(writeText).toHaveBeenCalledTimes(canShare ? 0 : 1)
})
