import type { Browser } from 'playwright-core'

/** A page that the browser's debugger does not watch. */
export type QuietPage = {
  send: (method: string, params?: object) => Promise<unknown>
  /** Hears the events of the domains that are enabled. */
  on: (method: string, hear: (params: never) => void) => void
  /** The value of an expression. */
  read: (expression: string) => Promise<unknown>
  close: () => Promise<void>
}

/**
 * Opens an empty page in a context of its own. Not by Playwright's `newPage`, which enables the debugger's domain Runtime: V8 then looks up
 * source positions for every Error that is created, React creates some while it is evaluated, and its evaluation takes 130 ms more
 * on a slow phone than for people.
 */
export async function openQuietPage(browser: Browser, window: { width: number; height: number }): Promise<QuietPage> {
  const root = await browser.newBrowserCDPSession()
  const { browserContextId } = await root.send('Target.createBrowserContext')
  const { width, height } = window
  const { targetId } = await root.send('Target.createTarget', { url: 'about:blank', browserContextId, width, height })
  const { sessionId } = await root.send('Target.attachToTarget', { targetId, flatten: false })
  const answers = new Map<number, PromiseWithResolvers<unknown>>()
  const hearers = new Map<string, (params: never) => void>()
  root.on('Target.receivedMessageFromTarget', (received) => {
    if (received.sessionId !== sessionId) return
    const { id, method, params, result, error } = JSON.parse(received.message)
    if (method) hearers.get(method)?.(params as never)
    else if (error) answers.get(id)?.reject(new Error(error.message))
    else answers.get(id)?.resolve(result)
    answers.delete(id)
  })
  let count = 0
  const send: QuietPage['send'] = async (method, params = {}) => {
    const answer = Promise.withResolvers<unknown>()
    answers.set(++count, answer)
    await root.send('Target.sendMessageToTarget', {
      sessionId,
      message: JSON.stringify({ id: count, method, params }),
    })
    return answer.promise
  }
  return {
    send,
    on: (method, hear) => void hearers.set(method, hear),
    read: async (expression) => {
      const answer = await send('Runtime.evaluate', { expression, returnByValue: true })
      return (answer as { result: { value: unknown } }).result.value
    },
    close: async () => {
      await root.send('Target.disposeBrowserContext', { browserContextId })
      await root.detach()
    },
  }
}
