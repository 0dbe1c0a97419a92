import type { Site } from '#contract/site.ts'
import type { Entry } from '#server/http/entry.ts'
import type { FrontNeeds } from '#server/http/front.ts'
import type { RenderNeeds } from '#server/pages/page-rendering.tsx'
import { plainDocument } from '#server/pages/plain-document.tsx'
import type { Origins } from '#server/pages/site-links.ts'
import { logoOf, markOf } from '#sites/logos.ts'
import directoryCss from '#web/directory/directory.css?inline'
import { Directory, UnknownHost } from '#web/directory/directory.tsx'
import baseCss from '#web/styles/base.css?inline'
import { themeCss } from '#web/styles/theme-css.ts'
import { galleryPage } from './gallery.tsx'

type Needs = {
  sites: readonly Site[]
  origins: Origins
  port: number
  mode: 'demo' | 'live'
  render: RenderNeeds
  now: () => Date
}

/** The pages of hosts that are no site: the directory of sites and the gallery of blocks, in demo and development. */
export function otherPages(needs: Needs): FrontNeeds['answerOther'] {
  const icon = markOf('generic')
  const css = [themeCss((needs.sites[0] as Site).theme), baseCss, directoryCss].join('')
  const unknown = () =>
    plainDocument({
      status: 404,
      title: 'Tätä sivustoa ei ole',
      icon,
      css,
      body: <UnknownHost directory={needs.mode === 'demo' ? `http://localhost:${needs.port}/` : undefined} />,
    })

  return async (owner, url) => {
    const [path = '/'] = url.split('?', 1)
    if (owner?.kind === 'directory' && path === '/') return directory(needs, icon, css)
    if (owner?.kind === 'office') return (await gallery(needs, path)) ?? unknown()
    return unknown()
  }
}

function directory({ sites, origins }: Needs, icon: string, css: string): Promise<Entry> {
  const listed = sites.map((site) => ({ site, origin: origins.get(site.id) ?? '', logo: logoOf(site.brand) }))
  return plainDocument({ title: 'Kaskimaan sivustot', icon, css, body: <Directory sites={listed} /> })
}

async function gallery({ sites, render, now }: Needs, path: string): Promise<Entry | undefined> {
  const [whole, theme = sites[0]?.id, block] = /^\/galleria(?:\/([a-z-]+)(?:\/([a-z-]+))?)?$/.exec(path) ?? []
  const site = whole ? sites.find(({ id }) => id === theme) : undefined
  if (!site || (block && !render.registry.has(block))) return undefined
  return galleryPage(render, { site, sites, block, now: now() })
}
