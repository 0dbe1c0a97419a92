import type { PageAddress, SearchEngine, SearchStore } from './search.ts'

type Needs = { engine: SearchEngine; store: SearchStore; onProblem: (error: unknown, sentence: string) => void }

const RETRY = 1000

/** Fills an engine with every page and keeps it in step with what changes, without holding up the start of the program. */
export class Upkeep {
  readonly #needs: Needs
  #filled: Promise<void> = Promise.resolve()
  #isFilled = false
  #stopped = false
  /** What changed while the engine is being filled: it may have been read before it changed, so it is read again. */
  #meanwhile: PageAddress[] | undefined

  constructor(needs: Needs) {
    this.#needs = needs
  }

  /** Whether the engine knows every page. */
  get isFilled(): boolean {
    return this.#isFilled
  }

  /** The engine, once it knows every page. */
  engine = async (): Promise<SearchEngine> => {
    await this.#filled
    return this.#needs.engine
  }

  /** Reads every page, from now on in the background, and again until it succeeds. */
  begin(): void {
    this.#isFilled = false
    this.#filled = this.#filled.then(() => this.#fill())
  }

  /** Brings these addresses up to date. */
  async follow(addresses: readonly PageAddress[]): Promise<void> {
    if (addresses.length === 0) return
    if (this.#meanwhile) this.#meanwhile.push(...addresses)
    else await this.#renew(addresses)
  }

  /** Ends a filling that is under way. */
  async stop(): Promise<void> {
    this.#stopped = true
    await this.#filled
  }

  async #fill(): Promise<void> {
    const { engine, store, onProblem } = this.#needs
    while (!this.#stopped) {
      this.#meanwhile = []
      try {
        engine.clear()
        for await (const batch of store.all()) {
          if (this.#stopped) return
          engine.put(batch)
        }
        await this.#renewMeanwhile()
        this.#isFilled = true
        return
      } catch (error) {
        if (this.#stopped) return
        onProblem(error, 'Reading all pages for search failed')
        await new Promise((resolve) => setTimeout(resolve, RETRY))
      }
    }
  }

  async #renewMeanwhile(): Promise<void> {
    for (let changed = this.#meanwhile?.splice(0); changed?.length; changed = this.#meanwhile?.splice(0)) {
      await this.#renew(changed)
    }
    this.#meanwhile = undefined
  }

  async #renew(addresses: readonly PageAddress[]): Promise<void> {
    const found = await this.#needs.store.find(addresses)
    this.#needs.engine.remove(addresses)
    this.#needs.engine.put(found)
  }
}
