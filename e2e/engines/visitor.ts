import { expect } from 'vitest'
import type { Cookie, Key, Tab } from './engine.ts'
import { type Found, findInPage, type Wanted } from './find-in-page.ts'

/** What a page needs on a machine that is busy with something else. */
const patient = { timeout: 60_000, interval: 50 }

export type VisitorOptions = {
  /** Presses with a finger where the driver has one. */
  finger?: boolean
  /** How long the finger rests, where the driver can tell: as long as one that a busy machine lifts late. */
  fingerRestMs?: number
  /** Has not yet answered the consent banner. */
  firstVisit?: boolean
}

/** What somebody does in a browser, the same for every engine. Everything is found as people find it, and waited for. */
export class Visitor {
  readonly #tab: Tab
  readonly #options: VisitorOptions
  /** The sites whose banner is answered. */
  readonly #known = new Set<string>()

  constructor(tab: Tab, options: VisitorOptions) {
    this.#tab = tab
    this.#options = options
  }

  async open(address: string): Promise<void> {
    const { origin } = new URL(address)
    if (!this.#options.firstVisit && !this.#known.has(origin)) {
      this.#known.add(origin)
      await this.#tab.goTo(`${origin}/robots.txt`)
      await this.evaluate(refuseCookies)
    }
    await this.#tab.goTo(address)
  }

  /** Presses the words of something. */
  async press(wanted: Wanted): Promise<void> {
    const at = await this.#reach(wanted)
    if (this.#options.finger && this.#tab.tap) await this.#tab.tap(at, this.#options.fingerRestMs)
    else await this.#tab.click(at)
  }

  /** Presses into a field, and types letter by letter instead of what it had. */
  async type(wanted: Wanted, text: string): Promise<void> {
    await this.press(wanted)
    await this.evaluate(selectAll)
    await this.#tab.type(text)
    const typed = async () => (await this.#find(wanted))?.value
    await expect.poll(typed, { ...patient, message: wordsFor(wanted) }).toBe(text)
  }

  key(key: Key): Promise<void> {
    return this.#tab.key(key)
  }

  async chooseFiles(wanted: Wanted, paths: readonly string[]): Promise<void> {
    await this.see(wanted)
    await this.#tab.chooseFiles('[data-found]', paths)
  }

  /** Waits until it is there. */
  async see(wanted: Wanted): Promise<void> {
    await expect.poll(() => this.sees(wanted), { ...patient, message: wordsFor(wanted) }).toBe(true)
  }

  /** Whether it is there now. */
  async sees(wanted: Wanted): Promise<boolean> {
    return Boolean(await this.#find(wanted))
  }

  /** Waits until the words are on the page, anywhere. */
  async read(words: string | RegExp): Promise<void> {
    await expect.poll(() => unlessLeaving(this.evaluate(textOfPage)), patient).toMatch(words)
  }

  /** Waits until the address, without its origin, fits. */
  async arrive(path: string | RegExp): Promise<void> {
    const address = () => unlessLeaving(this.evaluate(addressOfPage))
    if (typeof path === 'string') await expect.poll(address, patient).toBe(path)
    else await expect.poll(address, patient).toMatch(path)
  }

  /** Waits until a function in the page gives this value. */
  async waitFor<Args extends unknown[]>(
    look: (...args: Args) => unknown,
    value: unknown,
    ...args: Args
  ): Promise<void> {
    await expect.poll(() => unlessLeaving(this.evaluate(look, ...args)), patient).toEqual(value)
  }

  evaluate<Result, Args extends unknown[]>(work: (...args: Args) => Result, ...args: Args): Promise<Awaited<Result>> {
    return this.#tab.run(String(work), args)
  }

  cookies(): Promise<Cookie[]> {
    return this.#tab.cookies()
  }

  #find(wanted: Wanted): Promise<Found | null | undefined> {
    return unlessLeaving(this.evaluate(findInPage, wanted))
  }

  /** Waits until it can be pressed: it stands still, nothing lies over it, and its scripts are there. */
  async #reach(wanted: Wanted): Promise<Found> {
    let last: Found | null | undefined
    const look = async () => {
      const before = last
      last = await this.#find(wanted)
      return obstacleTo(last, before) ?? 'ready'
    }
    await expect.poll(look, { ...patient, message: wordsFor(wanted) }).toBe('ready')
    return last as unknown as Found
  }
}

function obstacleTo(found: Found | null | undefined, before: typeof found): string | undefined {
  if (!found) return 'not there'
  if (found.coveredBy) return `covered by ${found.coveredBy}`
  if (!found.live) return 'its scripts are not there'
  if (found.disabled) return 'disabled'
  return before?.x === found.x && before.y === found.y ? undefined : 'it moves'
}

/** A page that is just leaving for another one cannot be asked: undefined. */
function unlessLeaving<Value>(asked: Promise<Value>): Promise<Value | undefined> {
  return asked.catch((error: Error) => {
    if (/navigat|context|destroyed|detached|no such frame|unload/i.test(error.message)) return undefined
    throw error
  })
}

function wordsFor({ role, name, within }: Wanted): string {
  return `${role} '${name}'${within === undefined ? '' : ` within '${within}'`}`
}

function refuseCookies(): void {
  const refused = { version: 1, statistics: false, marketing: false, at: new Date().toISOString() }
  localStorage.setItem('consent', JSON.stringify(refused))
  // biome-ignore lint/suspicious/noDocumentCookie: runs in the page.
  if (location.hostname.startsWith('lihakauppa.')) document.cookie = 'hideLkNewsletterModal=true;path=/'
}

function selectAll(): void {
  const field = document.activeElement
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.select()
}

function textOfPage(): string {
  // Not `textContent`: only what is seen.
  return document.body.innerText.replaceAll('\u00ad', '').replace(/\s+/g, ' ')
}

function addressOfPage(): string {
  return decodeURIComponent(location.pathname + location.search + location.hash)
}
