import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Language, Site } from '#contract/site.ts'
import { languageAt } from '#server/pages/address.ts'
import { type Pages, TooManyVariantsError } from '#server/pages/pages.ts'
import { RenderQueueFullError } from '#server/pages/render-queue.ts'
import type { Answered } from './access-log.ts'
import { type Entry, sendEntry } from './entry.ts'
import { answerHealth, type Readiness } from './health.ts'
import { type Hosts, type Owner, ownerOf } from './hosts.ts'
import type { AnsweredBy } from './metrics.ts'
import { rawHeader } from './raw-header.ts'
import { REQUEST_ID } from './request-ids.ts'
import type { StaticFiles } from './static-files.ts'

export type FrontNeeds = {
  hosts: Hosts
  pages: Pages
  files: StaticFiles
  /** Answers what is under `/media/`; undefined for everything else. */
  media: (request: IncomingMessage, response: ServerResponse, url: string, id: string) => AnsweredBy | undefined
  /** The pages of hosts that are no site: the directory and the back office. */
  answerOther: (owner: Exclude<Owner, { kind: 'site' }> | undefined, url: string) => Promise<Entry>
  /** A page that says in the visitor's language that something failed, made without the parts that may have failed. */
  troublePage: (status: 500 | 503, language: Language, error: unknown) => Promise<Entry>
  onError: (error: unknown, request: IncomingMessage, requestId: string) => void
  giveId: (request: IncomingMessage) => string
  /** Told of every answer, where there is an access log. */
  onAnswer?: ((answered: Answered) => void) | undefined
  isReady: Readiness
  /** Counts how requests were answered. */
  answers: Record<AnsweredBy, number>
  /** Whether the client has not read too much lately. */
  mayRead: (request: IncomingMessage) => boolean
  /** Whether the client has not had too many variants of pages made lately. */
  mayMakeVariant: (request: IncomingMessage) => boolean
  /** Calls, and methods that change something. */
  router: RequestListener
}

const LONGEST_URL = 4096

/** Answers pages and files before any router runs; the rest goes to the router. */
export function createFront(needs: FrontNeeds): RequestListener {
  const { answers, giveId, onAnswer } = needs
  return (request, response) => {
    const began = onAnswer ? performance.now() : 0
    const id = giveId(request)
    const by = answer(needs, request, response, id)
    answers[by]++
    if (!onAnswer) return
    const note = () =>
      onAnswer({ by, id, request, status: response.statusCode, milliseconds: performance.now() - began })
    // What was ready is sent already; listening for the end of it would cost more than sending it did.
    if (by === 'cache') note()
    else response.once('close', note)
  }
}

function answer(needs: FrontNeeds, request: IncomingMessage, response: ServerResponse, id: string): AnsweredBy {
  const url = request.url ?? '/'
  const refuse = (status: number, text: string, headers = {}) => {
    response.writeHead(status, { ...headers, [REQUEST_ID]: id }).end(text)
  }
  if (url.length > LONGEST_URL) {
    refuse(414, 'The address is too long')
    return 'limit'
  }
  const reads = request.method === 'GET' || request.method === 'HEAD'
  if (reads && answerHealth(url, response, needs.isReady)) return 'health'
  if (reads && !needs.mayRead(request)) {
    refuse(429, 'Too many requests', { 'retry-after': '1' })
    return 'limit'
  }
  if (!reads || url.startsWith('/api/')) {
    request.headers[REQUEST_ID] = id
    needs.router(request, response)
    return 'router'
  }
  const owner = ownerOf(needs.hosts, rawHeader(request, 'host'))
  const picture = owner && needs.media(request, response, url, id)
  if (picture) return picture
  const ready = (owner?.kind === 'site' ? needs.pages.findCached(owner.site, url) : undefined) ?? needs.files.get(url)
  if (ready) {
    sendEntry(request, response, ready, id)
    return 'cache'
  }
  answerSlowly(needs, owner, request, response, id).catch((error: unknown) => {
    needs.onError(error, request, id)
    response.destroy()
  })
  return 'made'
}

async function answerSlowly(
  needs: FrontNeeds,
  owner: Owner | undefined,
  request: IncomingMessage,
  response: ServerResponse,
  id: string,
): Promise<void> {
  const url = request.url ?? '/'
  try {
    if (owner?.kind === 'site') await answerSite(needs, owner.site, request, response, id)
    else sendEntry(request, response, await needs.answerOther(owner, url), id)
  } catch (error) {
    const busy = error instanceof RenderQueueFullError || error instanceof TooManyVariantsError
    if (!busy) needs.onError(error, request, id)
    if (response.headersSent) return void response.destroy()
    if (busy) response.setHeader('retry-after', '2')
    const language = owner?.kind === 'site' ? languageAt(owner.site, url.split('?', 1)[0] ?? '/') : 'fi'
    sendEntry(request, response, await needs.troublePage(busy ? 503 : 500, language, error), id)
  }
}

async function answerSite(
  { pages, mayMakeVariant }: FrontNeeds,
  site: Site,
  request: IncomingMessage,
  response: ServerResponse,
  id: string,
): Promise<void> {
  const answer = await pages.answer(site, request.url ?? '/', () => mayMakeVariant(request))
  if (answer.kind === 'entry') return sendEntry(request, response, answer.entry, id)
  response.writeHead(301, { location: answer.to, 'cache-control': 'public, max-age=3600', [REQUEST_ID]: id })
  response.end()
}
