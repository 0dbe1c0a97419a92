import { type FormEvent, useId, useState } from 'react'
import { expect, it, vi } from 'vitest'
import { type IslandModules, startIslands } from './runtime.ts'
import { starterScript } from './starter-script.ts'
import { goLive } from './taps.ts'
import { islandMarkup, openPage } from './testing.tsx'

function Counter({ label }: { label: string }) {
  const [count, setCount] = useState(0)
  const id = useId()
  const send = (event: FormEvent) => {
    event.preventDefault()
    setCount(count + 10)
  }
  return (
    <form onSubmit={send}>
      <label htmlFor={id}>{label}</label>
      <input id={id} />
      <button type="button" onClick={() => setCount(count + 1)}>
        {count}
      </button>
    </form>
  )
}

const counters = (when: 'load' | 'use' | 'visible', ...labels: string[]) =>
  islandMarkup({ name: 'counter', component: Counter, when, each: labels.map((label) => ({ label })) })

function aBuild(): { modules: IslandModules; load: ReturnType<typeof vi.fn> } {
  const load = vi.fn(async () => ({ Counter }))
  return { modules: { './blocks/any/counter.island.tsx': load }, load }
}

const onError = vi.fn()
const buttons = () => [...document.querySelectorAll('button')]
const live = () => document.querySelectorAll('kaski-island[live]').length
const failOnError = {
  onError: (error: unknown) => {
    throw error
  },
}

function runStarter(): void {
  const script = document.createElement('script')
  script.dataset.client = 'data:text/javascript,'
  script.dataset.preload = ''
  Object.defineProperty(document, 'currentScript', { value: script, configurable: true })
  new Function('document', 'window', starterScript.replace('import(s.client)', 'Promise.resolve()'))(document, window)
}

it('hydrates an island with the props from the server', async () => {
  openPage(counters('load', 'Määrä </script><b>'))
  startIslands(aBuild().modules, failOnError)
  await expect.poll(live).toBe(1)
  expect(document.querySelector('label')?.textContent).toBe('Määrä </script><b>')
  buttons()[0]?.click()
  await expect.poll(() => buttons()[0]?.textContent).toBe('1')
})

it('hydrates text into which the server has put soft hyphens, without writing to it', async () => {
  openPage(counters('load', 'Pippurigrillimakkara').replaceAll('>Pippurigrilli', '>Pippuri\u00adgrilli\u00ad'))
  const written = vi.fn()
  const watched = { subtree: true, childList: true, characterData: true }
  new window.MutationObserver(written).observe(document.querySelector('kaski-island > div') as Element, watched)
  startIslands(aBuild().modules, failOnError)
  await expect.poll(live).toBe(1)
  expect(written).not.toHaveBeenCalled()
  expect(document.querySelector('label')?.textContent).toBe('Pippuri\u00adgrilli\u00admakkara')
  buttons()[0]?.click()
  await expect.poll(() => buttons()[0]?.textContent).toBe('1')
})

it('renders an island of which the server sent no markup', async () => {
  openPage(
    islandMarkup({
      name: 'counter',
      component: Counter,
      when: 'load',
      markup: false,
      each: [{ label: 'Vain selaimessa' }],
    }),
  )
  expect(document.querySelector('label')).toBeNull()
  startIslands(aBuild().modules, failOnError)
  await expect.poll(live).toBe(1)
  expect(document.querySelector('label')?.textContent).toBe('Vain selaimessa')
})

it('gives useId the same value on the server and in the browser, and a different one in each island', async () => {
  openPage(counters('load', 'Yksi', 'Kaksi'))
  const ids = () => [...document.querySelectorAll('input')].map(({ id }) => id)
  const fromServer = ids()
  const error = vi.fn()
  startIslands(aBuild().modules, { onError: error })
  await expect.poll(live).toBe(2)
  expect(error).not.toHaveBeenCalled()
  expect(ids()).toEqual(fromServer)
  expect(new Set(fromServer).size).toBe(2)
})

it('reports markup that differs from what the browser renders', async () => {
  openPage(counters('load', 'Palvelimen').replace('>Palvelimen<', '>Toinen<'))
  startIslands(aBuild().modules, { onError })
  await expect
    .poll(() => onError)
    .toHaveBeenCalledWith(expect.objectContaining({ message: expect.stringMatching(/hydrat/i) }), 'counter')
})

it('does not load an island before it nears the viewport', async () => {
  const page = openPage(counters('visible', 'Alhaalla'))
  const { modules, load } = aBuild()
  startIslands(modules, failOnError)
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(load).not.toHaveBeenCalled()
  page.comeIntoView()
  await expect.poll(live).toBe(1)
})

it('hydrates an island that gets the keyboard focus', async () => {
  openPage(counters('visible', 'Alhaalla'))
  startIslands(aBuild().modules, failOnError)
  document.querySelector('input')?.focus()
  await expect.poll(live).toBe(1)
})

it('queues the first tap on an island that is not hydrated and replays it once', async () => {
  openPage(counters('visible', 'Osta'))
  runStarter()
  buttons()[0]?.click()
  buttons()[0]?.click()
  startIslands(aBuild().modules, failOnError)
  await expect.poll(() => buttons()[0]?.textContent).toBe('1')
})

it('hydrates an island that is tapped after the runtime has started', async () => {
  openPage(counters('visible', 'Osta'))
  runStarter()
  startIslands(aBuild().modules, failOnError)
  buttons()[0]?.click()
  await expect.poll(() => buttons()[0]?.textContent).toBe('1')
})

it('queues a form submitted before hydration, keeps the typed text, and submits it after hydration', async () => {
  openPage(counters('visible', 'Viesti'))
  runStarter()
  const input = document.querySelector('input') as HTMLInputElement
  input.value = 'kirjoitettu ennen skriptiä'
  const sent = new window.Event('submit', { bubbles: true, cancelable: true })
  document.querySelector('form')?.dispatchEvent(sent)
  expect(sent.defaultPrevented).toBe(true)
  startIslands(aBuild().modules, failOnError)
  await expect.poll(() => buttons()[0]?.textContent).toBe('10')
  expect(document.querySelector('input')?.value).toBe('kirjoitettu ennen skriptiä')
})

function Choices() {
  const [box, setBox] = useState(false)
  const [radio, setRadio] = useState('a')
  const [list, setList] = useState('1')
  return (
    <div>
      <input type="checkbox" checked={box} onChange={({ target }) => setBox(target.checked)} />
      {['a', 'b'].map((value) => (
        <input key={value} type="radio" name="r" checked={radio === value} onChange={() => setRadio(value)} />
      ))}
      <select value={list} onChange={({ target }) => setList(target.value)}>
        <option value="1">1</option>
        <option value="2">2</option>
      </select>
      <output>{`${box} ${radio} ${list}`}</output>
    </div>
  )
}

it('keeps what was ticked and chosen before hydration', async () => {
  openPage(islandMarkup({ name: 'choices', component: Choices, when: 'load', each: [{}] }))
  vi.stubGlobal('Event', window.Event)
  const [box, , second] = document.querySelectorAll('input')
  const list = document.querySelector('select') as HTMLSelectElement
  box?.click()
  second?.click()
  list.value = '2'
  startIslands({ './choices.island.tsx': async () => ({ Choices }) }, failOnError)
  await expect.poll(() => document.querySelector('output')?.textContent).toBe('true b 2')
  expect([box?.checked, second?.checked, list.value]).toEqual([true, true, '2'])
})

it('keeps a tap on what opens a dialog until that is ready, and then lets taps pass', () => {
  openPage('<form action="/haku"><button data-opens="search">Avaa haku</button></form>')
  runStarter()
  const [opener] = buttons() as [HTMLButtonElement]
  const opened = vi.fn((event: Event) => event.preventDefault())
  opener.addEventListener('click', opened)
  opener.click()
  expect(opened).not.toHaveBeenCalled()
  goLive(opener)
  expect(opened).toHaveBeenCalledTimes(1)
  opener.click()
  expect(opened).toHaveBeenCalledTimes(2)
})

it('lets links inside an island work before hydration', () => {
  openPage(`<kaski-island name="x"><script></script><div><a href="#maku">Maku</a></div></kaski-island>`)
  runStarter()
  const click = new window.MouseEvent('click', { bubbles: true, cancelable: true })
  document.querySelector('a')?.dispatchEvent(click)
  expect(click.defaultPrevented).toBe(false)
})

it('reports an island that is missing from this build and hydrates the others', async () => {
  openPage(
    islandMarkup({ name: 'vanished', component: Counter, when: 'load', each: [{ label: 'x' }] }) +
      counters('load', 'y'),
  )
  const error = vi.fn()
  startIslands(aBuild().modules, { onError: error })
  await expect.poll(live).toBe(1)
  expect(error).toHaveBeenCalledWith(
    expect.objectContaining({ message: expect.stringContaining('vanished') }),
    'vanished',
  )
})

it('keeps the inline script under a kilobyte, because every page contains it', () => {
  expect(Buffer.byteLength(starterScript)).toBeLessThan(1024)
})

it('hydrates islands that are parsed after the script, once their markup is complete', async () => {
  openPage(counters('load', 'Yksi', 'Kaksi'))
  // Wait for jsdom's own event, which would be mistaken for the page's.
  await new Promise((loaded) => window.addEventListener('load', loaded, { once: true }))
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading')
  // The second island is incomplete: the parser has not reached its end.
  const [, second] = document.querySelectorAll('kaski-island')
  const rest = second?.lastElementChild as Element
  rest.remove()
  startIslands(aBuild().modules, failOnError)
  await expect.poll(live).toBe(1)
  second?.append(rest)
  document.body.append(document.createRange().createContextualFragment(counters('load', 'Kolme')))
  state.mockReturnValue('interactive')
  document.dispatchEvent(new (window as never as { Event: typeof Event }).Event('DOMContentLoaded'))
  await expect.poll(live).toBe(3)
})

it('hydrates what most visitors never use when it is pointed at, not when it is seen', async () => {
  const { comeIntoView } = openPage(counters('use', 'one', 'two'))
  const { modules, load } = aBuild()
  startIslands(modules, failOnError)
  comeIntoView()
  expect(load).not.toHaveBeenCalled()
  buttons()[1]?.dispatchEvent(new window.Event('pointerover', { bubbles: true }))
  await expect.poll(live).toBe(1)
  buttons()[1]?.click()
  await expect.poll(() => buttons().map((button) => button.textContent)).toEqual(['0', '1'])
  // React finishes its work before the page goes.
  for (let turn = 0; turn < 10; turn++) await new Promise((resolve) => setImmediate(resolve))
})
