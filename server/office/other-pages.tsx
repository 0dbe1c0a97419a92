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
import { Directory, type ListedSite, UnknownHost } from '#web/directory/directory.tsx'
import baseCss from '#web/styles/base.css?inline'
import { themeCss } from '#web/styles/theme-css.ts'
import { galleryPage } from './gallery.tsx'

type Needs = {
  sites: readonly Site[]
  origins: Origins
  port: number
  mode: 'demo' | 'live'
  render: RenderNeeds
  policy: HeaderPolicy
  now: () => Date
}

/** Pages of hosts that do not belong to a site: the directory of sites and the block gallery, in demo and development. */
export function otherPages(needs: Needs): FrontNeeds['answerOther'] {
  const css = [themeCss((needs.sites[0] as Site).theme), baseCss, directoryCss].join('')
  const plain = (status: number, title: string, body: ReactElement) => {
    const document = plainDocument({ title, icon: markOf('generic'), css, body })
    return pageEntry(needs.policy, { status, document, page: { framing: 'nobody' }, cacheControl: 'no-cache' })
  }
  const listOfSites = needs.mode === 'demo' ? `http://localhost:${needs.port}/` : undefined

  return async (owner, url) => {
    const [path = '/'] = url.split('?', 1)
    if (owner?.kind === 'directory' && path === '/')
      return plain(200, 'Kaskimaan sivustot', <Directory sites={listed(needs)} />)
    const shown = owner?.kind === 'office' ? await gallery(needs, path) : undefined
    return shown ?? plain(404, 'Tätä sivustoa ei ole', <UnknownHost directory={listOfSites} />)
  }
}

function listed({ sites, origins }: Needs): ListedSite[] {
  return sites.map((site) => ({ site, origin: origins.get(site.id) ?? '', logo: logoOf(site.brand) }))
}

async function gallery({ sites, render, policy, now }: Needs, path: string): Promise<Entry | undefined> {
  const [whole, theme = sites[0]?.id, block] = /^\/galleria(?:\/([a-z-]+)(?:\/([a-z-]+))?)?$/.exec(path) ?? []
  const site = whole ? sites.find(({ id }) => id === theme) : undefined
  if (!site || (block && !render.registry.has(block))) return undefined
  return galleryPage(render, policy, { site, sites, block, now: now() })
}
