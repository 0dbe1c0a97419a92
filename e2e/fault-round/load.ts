import { Agent, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

type Needs = { port: number; host: string; paths: readonly string[]; contentIds: readonly number[] }

type Answer = { status: string; body: string; cookie: string | undefined }

/** Between two requests of one client: the machine has other work to do. */
const PAUSE_MS = 25

/** How often each outcome came: a status, or why there was none. */
export type Outcomes = Map<string, number>

/** Visitors who read pages with their scripts, and visitors who like pages, until told to stop. */
export function startLoad({ port, host, paths, contentIds }: Needs) {
  const acknowledged: { contentId: number; visitor: string }[] = []
  const outcomes = { pages: new Map() as Outcomes, files: new Map() as Outcomes, likes: new Map() as Outcomes }
  let going = true

  const count = (kind: keyof typeof outcomes, outcome: string) =>
    outcomes[kind].set(outcome, (outcomes[kind].get(outcome) ?? 0) + 1)

  async function read(agent: Agent, path: string): Promise<void> {
    const page = await ask({ port, host, path, agent })
    count('pages', page.status)
    const [script] = /\/assets\/client-[\w-]+\.js/.exec(page.body) ?? []
    if (script) count('files', (await ask({ port, host, path: script, agent })).status)
    else if (page.status === '200') count('files', 'the page names no script')
  }

  async function like(agent: Agent, contentId: number): Promise<void> {
    const answer = await ask({ port, host, path: `/api/contentlikecount/${contentId}`, agent, method: 'POST' })
    count('likes', answer.status)
    const visitor = /likingvisitor=([\da-f-]{36})/.exec(answer.cookie ?? '')?.[1]
    if (answer.status === '200' && visitor) acknowledged.push({ contentId, visitor })
  }

  const client = async (work: (agent: Agent, turn: number) => Promise<void>) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    for (let turn = 0; going; turn++) {
      await work(agent, turn)
      await wait(PAUSE_MS)
    }
    agent.destroy()
  }
  const clients = Array.from({ length: 4 }, (_, n) => [
    client((agent, turn) => read(agent, paths[(turn + n) % paths.length] as string)),
    client((agent, turn) => like(agent, contentIds[(turn + n) % contentIds.length] as number)),
  ]).flat()

  return {
    acknowledged,
    outcomes,
    async stop(): Promise<void> {
      going = false
      await Promise.all(clients)
    },
  }
}

type Asked = { port: number; host: string; path: string; agent: Agent; method?: 'GET' | 'POST' }

/** Never fails: an answer that does not come, or ends early, is an outcome too. */
function ask({ port, host, path, agent, method = 'GET' }: Asked): Promise<Answer> {
  const headers = { host, ...(method === 'POST' ? { 'content-type': 'application/json', 'content-length': '2' } : {}) }
  return new Promise((answered) => {
    const failed = (reason: string) => answered({ status: reason, body: '', cookie: undefined })
    const sent = request({ port, host: '127.0.0.1', path, method, headers, agent, timeout: 30_000 }, (response) => {
      let body = ''
      response.setEncoding('utf8')
      response.on('data', (text) => {
        body += text
      })
      response.on('error', (error) => failed(`body: ${error.message}`))
      response.on('end', () =>
        answered({ status: String(response.statusCode), body, cookie: response.headers['set-cookie']?.join() }),
      )
    })
    sent.on('timeout', () => sent.destroy(new Error('no answer in 30 s')))
    sent.on('error', (error) => failed(error.message))
    sent.end(method === 'POST' ? '{}' : undefined)
  })
}
