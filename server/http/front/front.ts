import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Language, Site } from '#contract/site.ts'
import { isOutage, OUTAGE_RETRY_AFTER_SECONDS } from '#server/faults/outage.ts'
import { holdRefused } from '#server/http/clients/hold-refused.ts'
import { languageAt } from '#server/pages/addresses/address.ts'
import { type Pages, type RenderKind, TooManyRendersError } from '#server/pages/pages.ts'
import type { ErrorStatus } from '#server/pages/rendering/error-page.ts'
import { type Entry, sendEntry } from '#server/responses/entry.ts'
import type { HeaderSet } from '#server/responses/headers.ts'
import { rawHeader } from '#server/responses/raw-header.ts'
import { REQUEST_ID } from '#server/responses/request-id.ts'
import type { StaticFiles } from '#server/responses/static-files.ts'
import { QueueFullError } from '#server/turns/work-queue.ts'
import type { LoggedResponse } from './access-log.ts'
import { answerHealth, type ReadHealth } from './health.ts'
import { type Hosts, type Owner, ownerOf } from './hosts.ts'
import type { ResponseSource } from './metrics.ts'
import { hasTwoHosts, readAbsoluteTarget } from './request-target.ts'

export type FrontNeeds = {
  hosts: Hosts
  pages: Pages
  files: StaticFiles
  /** Files that browsers load and this build does not have: another node may run another build. */
  otherBuilds: { isBuilt(url: string): boolean; findElsewhere(url: string): Promise<Entry | undefined> }
  /** Serves `/media/` and `/files/`; undefined for other addresses. */
  media: (request: IncomingMessage, response: ServerResponse, url: string, id: string) => ResponseSource | undefined
  /** Whether a capability serves this address outside `/api`. */
  isRoute: (owner: Owner, method: string, url: string) => boolean
  /** Whether the back office answers this client's network. */
  mayOpenOffice: (request: IncomingMessage) => boolean
  /** Serves hosts that do not belong to a site: the directory and the back office. */
  answerOther: (
    owner: Exclude<Owner, { kind: 'site' }> | undefined,
    url: string,
    cookie: string | undefined,
  ) => Promise<Entry>
  /** An error page in the visitor's language, rendered without the parts that may have failed. */
  errorPage: (status: ErrorStatus, language: Language, error?: unknown) => Promise<Entry>
  /** The headers of responses without a page: redirects, 400, 414. */
  bareHeaders: HeaderSet
  onError: (error: unknown, request: IncomingMessage, requestId: string) => void
  giveId: (request: IncomingMessage) => string
  /** Called for every response if there is an access log. */
  onResponse?: ((response: LoggedResponse) => void) | undefined
  readHealth: ReadHealth
  /** Counts responses by source. */
  responses: Record<ResponseSource, number>
  /** Seconds that the rate limits make the client wait before a cached read or a render; usually 0. */
  waitFor: (what: 'memory' | RenderKind, request: IncomingMessage) => number
  /** Serves calls, routes and unsafe methods. */
  router: RequestListener
}

const MAX_URL_LENGTH = 4096

const BUSY_RETRY_AFTER_SECONDS = 2

/** Serves pages and files without a router; other requests go to the router. */
export function createFront(needs: FrontNeeds): RequestListener {
  const { responses, giveId, onResponse } = needs
  return (request, response) => {
    const startedAt = onResponse ? performance.now() : 0
    const id = giveId(request)
    const by = answer(needs, request, response, id)
    responses[by]++
    if (!onResponse) return
    const log = () =>
      onResponse({ by, id, request, status: response.statusCode, milliseconds: performance.now() - startedAt })
    // A cached response has been sent already; a listener for its end would cost more than sending it.
    if (by === 'cache') log()
    else response.once('close', log)
  }
}

function answer(needs: FrontNeeds, request: IncomingMessage, response: ServerResponse, id: string): ResponseSource {
  if (!request.url?.startsWith('/')) readAbsoluteTarget(request)
  const url = request.url ?? '/'
  const method = request.method ?? 'GET'
  if (hasTwoHosts(request)) {
    response.writeHead(400, { ...needs.bareHeaders, [REQUEST_ID]: id }).end('The request names two hosts')
    return 'limit'
  }
  if (url.length > MAX_URL_LENGTH) {
    response.writeHead(414, { ...needs.bareHeaders, [REQUEST_ID]: id }).end('The address is too long')
    return 'limit'
  }
  const isRead = method === 'GET' || method === 'HEAD'
  if (isRead && answerHealth(url, response, needs.readHealth)) return 'health'
  const owner = ownerOf(needs.hosts, rawHeader(request, 'host'))
  if (owner?.kind === 'office' && !needs.mayOpenOffice(request)) {
    response.writeHead(403, { ...needs.bareHeaders, [REQUEST_ID]: id }).end('Tästä verkosta ei pääse tänne')
    return 'limit'
  }
  if (!isRead || url.startsWith('/api/') || (owner && needs.isRoute(owner, method, url))) {
    request.headers[REQUEST_ID] = id
    needs.router(request, response)
    return 'router'
  }
  const waitSeconds = needs.waitFor('memory', request)
  if (waitSeconds > 0) {
    sendErrorPage(needs, { status: 429, retryAfterSeconds: waitSeconds, owner }, request, response, id)
    return 'limit'
  }
  const picture = owner && needs.media(request, response, url, id)
  if (picture) return picture
  const ready = (owner?.kind === 'site' ? needs.pages.findCached(owner.site, url) : undefined) ?? needs.files.get(url)
  if (ready) {
    sendEntry(request, response, ready, id)
    return 'cache'
  }
  answerSlowly(needs, owner, request, response, id)
  return 'made'
}

async function answerSlowly(
  needs: FrontNeeds,
  owner: Owner | undefined,
  request: IncomingMessage,
  response: ServerResponse,
  id: string,
): Promise<void> {
  try {
    const url = request.url ?? '/'
    if (owner && needs.otherBuilds.isBuilt(url)) {
      const waitSeconds = needs.waitFor('render', request)
      if (waitSeconds > 0) throw new TooManyRendersError(waitSeconds)
      const file = await needs.otherBuilds.findElsewhere(url)
      if (file) return sendEntry(request, response, file, id)
    }
    if (owner?.kind === 'site') await answerSite(needs, owner.site, request, response, id)
    else sendEntry(request, response, await needs.answerOther(owner, url, request.headers.cookie), id)
  } catch (error) {
    const failure = errorResponseOf(error)
    if ('error' in failure) needs.onError(error, request, id)
    if (response.headersSent) return void response.destroy()
    sendErrorPage(needs, { ...failure, owner }, request, response, id)
  }
}

type ErrorResponse = { status: ErrorStatus; retryAfterSeconds?: number; error?: unknown }

function errorResponseOf(error: unknown): ErrorResponse {
  if (error instanceof TooManyRendersError) return { status: 429, retryAfterSeconds: error.retryAfterSeconds }
  if (error instanceof QueueFullError) return { status: 503, retryAfterSeconds: BUSY_RETRY_AFTER_SECONDS }
  if (isOutage(error)) return { status: 503, retryAfterSeconds: OUTAGE_RETRY_AFTER_SECONDS, error }
  return { status: 500, error }
}

function sendErrorPage(
  needs: FrontNeeds,
  { status, retryAfterSeconds, error, owner }: ErrorResponse & { owner: Owner | undefined },
  request: IncomingMessage,
  response: ServerResponse,
  id: string,
): void {
  const [path = '/'] = (request.url ?? '/').split('?', 1)
  const language = owner?.kind === 'site' ? languageAt(owner.site, path) : 'fi'
  if (retryAfterSeconds) response.setHeader('retry-after', String(retryAfterSeconds))
  const held = status === 429 ? holdRefused() : undefined
  Promise.all([needs.errorPage(status, language, error), held]).then(
    ([page]) => sendEntry(request, response, page, id),
    (failure: unknown) => {
      needs.onError(failure, request, id)
      response.destroy()
    },
  )
}

async function answerSite(
  { pages, waitFor, bareHeaders }: FrontNeeds,
  site: Site,
  request: IncomingMessage,
  response: ServerResponse,
  id: string,
): Promise<void> {
  const answer = await pages.answer(site, request.url ?? '/', (what) => waitFor(what, request))
  if (answer.kind === 'entry') return sendEntry(request, response, answer.entry, id)
  const headers = { location: answer.to, 'cache-control': 'public, max-age=3600', [REQUEST_ID]: id }
  response.writeHead(301, { ...bareHeaders, ...headers }).end()
}
