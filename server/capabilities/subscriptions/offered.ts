import type { Site } from '#contract/site.ts'

type Subscribed = 'newsletter' | 'news-releases' | 'campaign'

/** The features and blocks that come with a form for each. */
const offeredBy: Record<Subscribed, { features: Site['features']; block?: string }> = {
  newsletter: { features: ['newsletter', 'overlay'], block: 'newsletter-form' },
  'news-releases': { features: ['news-releases'] },
  campaign: { features: ['campaign'], block: 'campaign-form' },
}

/** Whether a page of the site has such a block. */
export type HasBlock = (site: string, type: string) => boolean

/** Whether visitors of the site can subscribe to this: its features or its pages have the form. */
export function isOffered(site: Site, what: Subscribed, hasBlock: HasBlock): boolean {
  const { features, block } = offeredBy[what]
  return (
    features.some((feature) => site.features.includes(feature)) || (block !== undefined && hasBlock(site.id, block))
  )
}
