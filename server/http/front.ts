import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Language, Site } from '#contract/site.ts'
import { languageAt } from '#server/pages/address.ts'
import type { Pages } from '#server/pages/pages.ts'
import { RenderQueueFullError } from '#server/pages/render-queue.ts'
import { type Entry, sendEntry } from './entry.ts'
import { answerHealth, type Readiness } from './health.ts'
import { type Hosts, type Owner, ownerOf } from './hosts.ts'
import type { AnsweredBy } from './metrics.ts'
import type { StaticFiles } from './static-files.ts'

export type FrontNeeds = {
  hosts: Hosts
  pages: Pages
  files: StaticFiles
  /** The pages of hosts that are no site: the directory and the back office. */
  answerOther: (owner: Exclude<Owner, { kind: 'site' }> | undefined, url: string) => Promise<Entry>
  /** A page that says in the visitor's language that something failed, made without the parts that may have failed. */
  troublePage: (status: 500 | 503, language: Language) => Promise<Entry>
  onError: (error: unknown, request: IncomingMessage) => void
  isReady: Readiness
  /** Counts how requests were answered. */
  answers: Record<AnsweredBy, number>
  /** Whether the client has not read too much lately. */
  mayRead: (request: IncomingMessage) => boolean
  /** Calls, and methods that change something. */
  router: RequestListener
}

const LONGEST_URL = 4096

/** Answers pages and files before any router runs; the rest goes to the router. */
export function createFront(needs: FrontNeeds): RequestListener {
  const { answers } = needs
  return (request, response) => {
    const url = request.url ?? '/'
    if (url.length > LONGEST_URL) return void response.writeHead(414).end()
    const reads = request.method === 'GET' || request.method === 'HEAD'
    if (!reads || url.startsWith('/api/')) {
      answers.router++
      return needs.router(request, response)
    }
    if (answerHealth(url, response, needs.isReady)) return
    if (!needs.mayRead(request)) {
      answers.limit++
      return void response.writeHead(429, { 'retry-after': '1' }).end('Too many requests')
    }
    const owner = ownerOf(needs.hosts, request.headers.host)
    const ready = (owner?.kind === 'site' ? needs.pages.findCached(owner.site, url) : undefined) ?? needs.files.get(url)
    if (ready) {
      answers.cache++
      return sendEntry(request, response, ready)
    }
    answers.made++
    answerSlowly(needs, owner, request, response).catch((error: unknown) => {
      needs.onError(error, request)
      response.destroy()
    })
  }
}

async function answerSlowly(
  needs: FrontNeeds,
  owner: Owner | undefined,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const url = request.url ?? '/'
  try {
    if (owner?.kind === 'site') await answerSite(needs, owner.site, request, response)
    else sendEntry(request, response, await needs.answerOther(owner, url))
  } catch (error) {
    const busy = error instanceof RenderQueueFullError
    if (!busy) needs.onError(error, request)
    if (response.headersSent) return void response.destroy()
    if (busy) response.setHeader('retry-after', '2')
    const language = owner?.kind === 'site' ? languageAt(owner.site, url.split('?', 1)[0] ?? '/') : 'fi'
    sendEntry(request, response, await needs.troublePage(busy ? 503 : 500, language))
  }
}

async function answerSite(
  { pages }: FrontNeeds,
  site: Site,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const answer = await pages.answer(site, request.url ?? '/')
  if (answer.kind === 'entry') return sendEntry(request, response, answer.entry)
  response.writeHead(301, { location: answer.to, 'cache-control': 'public, max-age=3600' })
  response.end()
}
