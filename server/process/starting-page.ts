import { createHash } from 'node:crypto'
import type { RequestListener } from 'node:http'
import { answerHealth } from '#server/http/front/health.ts'
import { apiHeaders } from '#server/responses/headers.ts'
import { fromHeader } from '#server/responses/weighted-names.ts'

/** How often the page asks again: a start takes some seconds. */
const SECONDS = 2

const texts = {
  fi: ['Sivusto käynnistyy', 'Tämä kestää hetken. Sivu avautuu itsestään.'],
  sv: ['Webbplatsen startar', 'Det tar en liten stund. Sidan öppnas av sig själv.'],
  en: ['The website is starting', 'This takes a moment. The page opens by itself.'],
  de: ['Die Website startet', 'Das dauert einen Moment. Die Seite öffnet sich von selbst.'],
} as const

const style =
  ':root{color-scheme:light dark}body{display:grid;place-content:center;min-height:90vh;margin:0;padding:1.5rem;font:1.125rem/1.5 system-ui,sans-serif;text-align:center}h1{font-size:1.5rem}'

const headers = {
  ...apiHeaders,
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; frame-ancestors 'none'`,
  'retry-after': String(SECONDS),
}

const languageFrom = fromHeader((weights) => {
  const wanted = [...weights].toSorted(([, a], [, b]) => b - a).map(([name]) => name.slice(0, 2))
  return wanted.find(isOurs) ?? 'fi'
})

function isOurs(language: string): language is keyof typeof texts {
  return Object.hasOwn(texts, language)
}

/** Answers until the program can: alive but not ready. A browser gets a page that says so, and asks again. */
export const whileStarting: RequestListener = (request, response) => {
  if (answerHealth(request.url ?? '/', response, async () => ({ status: 'not ready' }))) return
  const isOpened = request.method === 'GET' && request.headers.accept?.includes('text/html')
  if (!isOpened) {
    response.writeHead(503, { ...apiHeaders, 'retry-after': String(SECONDS) }).end()
    return
  }
  const language = languageFrom(request.headers['accept-language'] ?? '')
  const [title, text] = texts[language]
  response
    .writeHead(503, headers)
    .end(
      `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta http-equiv="refresh" content="${SECONDS}"><title>${title}</title><style>${style}</style><main><h1>${title}</h1><p>${text}</p></main>`,
    )
}
