/** Longer than a page may take on a busy machine, and shorter than a test: a driver may never answer. */
const PATIENCE_MS = 60_000

/** A call of a WebDriver server: see https://www.w3.org/TR/webdriver2/#endpoints. */
export type Call = <Result>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<Result>

export function webDriverAt(port: number): Call {
  return async (method, path, body) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body ? { body: JSON.stringify(body) } : {}),
      signal: AbortSignal.timeout(PATIENCE_MS),
    }).catch((error: Error) => {
      throw new Error(`The driver did not answer ${method} ${path}: ${error.message}`)
    })
    const { value } = (await response.json()) as { value: never }
    if (!response.ok) throw new DriverRefusal(value)
    return value
  }
}

/** What the driver refuses, with its code. */
export class DriverRefusal extends Error {
  readonly code: string

  constructor({ error, message }: { error: string; message: string }) {
    super(`${error}: ${message}`)
    this.code = error
  }
}

/** How WebDriver names an element in JSON. */
export type ElementReference = { 'element-6066-11e4-a52e-4f735466cecf': string }

export const idOf = (element: ElementReference) => element['element-6066-11e4-a52e-4f735466cecf']

const keyCodes = {
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
  Space: ' ',
  ArrowDown: '\uE015',
  ArrowUp: '\uE013',
  Backspace: '\uE003',
}

export const letterOf = (key: keyof typeof keyCodes) => keyCodes[key]

/** The actions of a mouse that moves to a place and presses its left button there. */
export function clickAt(x: number, y: number): object {
  const move = { type: 'pointerMove', duration: 0, origin: 'viewport', x: Math.round(x), y: Math.round(y) }
  const press = [
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ]
  return {
    actions: [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions: [move, ...press] }],
  }
}

/** The actions of a keyboard on which these letters are pressed one after another. */
export function typing(letters: string): object {
  const actions = [...letters].flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ])
  return { actions: [{ type: 'key', id: 'keyboard', actions }] }
}
