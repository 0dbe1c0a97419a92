export type EngineName = 'Chromium' | 'Firefox' | 'WebKit'

export type Size = { width: number; height: number }
type Point = { x: number; y: number }

/** Keys that are not letters. */
export type Key = 'Enter' | 'Escape' | 'Tab' | 'Space' | 'ArrowDown' | 'ArrowUp' | 'Backspace'

export type Cookie = { name: string; value: string; secure: boolean; sameSite: string }

/** What every engine's driver can do with a tab: the smallest set that all three have. `visitor.ts` builds on it. */
export type Tab = {
  /** Resolves when the page has loaded. */
  goTo(address: string): Promise<void>
  /** Runs the source of a function in the page, with arguments that JSON can hold. Its result may be a promise. */
  run<Result>(source: string, args: readonly unknown[]): Promise<Result>
  /** A press of the left mouse button: move, down, up. */
  click(at: Point): Promise<void>
  /** A tap of a finger, which may rest for a moment; undefined where the driver has none. */
  tap?(at: Point, restMs?: number): Promise<void>
  /** Types into what has the focus, letter by letter. */
  type(text: string): Promise<void>
  key(key: Key): Promise<void>
  /** Chooses files in the input that the selector finds. */
  chooseFiles(selector: string, paths: readonly string[]): Promise<void>
  screenshot(): Promise<Buffer>
  /** The cookies of the page, those that scripts cannot read included. */
  cookies(): Promise<Cookie[]>
  close(): Promise<void>
}

/** A browser that runs. Every tab has cookies and storage of its own. */
export type Engine = {
  name: EngineName
  open(size: Size): Promise<Tab>
  close(): Promise<void>
}

/** Says in one sentence why an engine cannot be had on this machine. */
export class EngineMissing extends Error {}
