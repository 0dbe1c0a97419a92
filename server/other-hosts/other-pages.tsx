import type { ReactElement } from 'react'
import type { Site } from '#contract/site.ts'
import type { FrontNeeds } from '#server/http/front/front.ts'
import type { Origins } from '#server/pages/addresses/site-links.ts'
import type { RenderNeeds } from '#server/pages/rendering/page-rendering.tsx'
import { plainDocument } from '#server/pages/rendering/plain-document.tsx'
import type { Entry } from '#server/responses/entry.ts'
import type { HeaderPolicy } from '#server/responses/headers.ts'
import { pageEntry } from '#server/responses/page-entry.ts'
import { logoOf, markOf } from '#sites/logos.ts'
import directoryCss from '#web/directory/directory.css?inline'
import { Directory, type ListedSite, StaffOnly, UnknownHost } from '#web/directory/directory.tsx'
import baseCss from '#web/styles/base.css?inline'
import { themeCss } from '#web/styles/theme-css.ts'
import { galleryPage } from './gallery.tsx'
import { type OfficeAssets, officeDocument } from './office-document.ts'

type Needs = {
  sites: readonly Site[]
  origins: Origins
  port: number
  mode: 'demo' | 'live'
  render: RenderNeeds
  policy: HeaderPolicy
  now: () => Date
  office: OfficeAssets
  /** Whether somebody of the office is logged in, by the header `Cookie`. */
  isStaff: (cookie: string | undefined) => Promise<boolean>
}

/** The last part of an address is a file's: `/favicon.ico`, `/robots.txt`. */
const FILE = /\.[a-z0-9]+$/i
const GALLERY = /^\/galleria(?:\/([a-z-]+)(?:\/([a-z-]+(?:,[a-z-]+)*))?)?$/

/**
 * Pages of hosts that do not belong to a site: the directory of sites in demo and development, and the back office with the block
 * gallery, which in live is for staff alone.
 */
export function otherPages(needs: Needs): FrontNeeds['answerOther'] {
  const css = [themeCss((needs.sites[0] as Site).theme), baseCss, directoryCss].join('')
  const plain = (status: number, title: string, body: ReactElement) => {
    const document = plainDocument({ title, icon: markOf('generic'), css, body })
    return pageEntry(needs.policy, { status, document, page: { framing: 'nobody' }, cacheControl: 'no-cache' })
  }
  const listOfSites = needs.mode === 'demo' ? `http://localhost:${needs.port}/` : undefined

  return async (owner, url, cookie) => {
    const [path = '/'] = url.split('?', 1)
    if (owner?.kind === 'directory' && path === '/')
      return plain(200, 'Kaskimaan sivustot', <Directory sites={listed(needs)} />)
    if (owner?.kind === 'office') {
      if (GALLERY.test(path) && needs.mode === 'live' && !(await needs.isStaff(cookie)))
        return plain(403, 'Kirjaudu sisään', <StaffOnly />)
      const isApp = !path.startsWith('/galleria') && !path.startsWith('/assets/') && !FILE.test(path)
      const shown = isApp ? await officePage(needs) : await gallery(needs, path)
      if (shown) return shown
    }
    return plain(404, 'Tätä sivustoa ei ole', <UnknownHost directory={listOfSites} />)
  }
}

/** Never cached: it names the files of this build. */
function officePage({ office, policy }: Needs): Promise<Entry> {
  const document = officeDocument(office, markOf('generic'))
  return pageEntry(policy, {
    status: 200,
    document,
    page: { framing: 'nobody', framesItself: true, cache: 'no-store' },
    cacheControl: 'no-store',
  })
}

function listed({ sites, origins }: Needs): ListedSite[] {
  return sites.map((site) => ({ site, origin: origins.get(site.id) ?? '', logo: logoOf(site.brand) }))
}

async function gallery({ sites, render, policy, now }: Needs, path: string): Promise<Entry | undefined> {
  const [whole, theme = sites[0]?.id, list] = GALLERY.exec(path) ?? []
  const chosen = list?.split(',') ?? []
  const site = whole ? sites.find(({ id }) => id === theme) : undefined
  if (!site || !chosen.every((block) => render.registry.has(block))) return undefined
  return galleryPage(render, policy, { site, sites, chosen, now: now() })
}
