import { z } from 'zod'
import type { Page } from '#contract/content/content.ts'
import type { Language } from '#contract/site.ts'
import type { Offered } from '#server/capabilities/forms/check-offered.ts'
import { type Origins, resolveSiteLinks } from '#server/pages/addresses/site-links.ts'
import { schoolOrderFormSchema } from '#web/blocks/school-order-form/school-order-form.schema.ts'

type Reads = {
  pagesOf: (site: string, language: Language) => Iterable<{ path: string; blockTypes: readonly string[] }>
  findPages: (site: string, language: Language, paths: readonly string[]) => Promise<Pick<Page, 'blocks'>[]>
  products: Offered['products']
  jobs: Offered['jobs']
  origins: Origins
}

const MATERIALS_BLOCK = 'school-order-form'
const materialsBlock = z.object({ type: z.literal(MATERIALS_BLOCK), props: schoolOrderFormSchema })

/** What forms offer: the products of the list that they search, the open jobs, and the materials that their blocks name. */
export function formOffers({ pagesOf, findPages, products, jobs, origins }: Reads): Offered {
  return {
    products,
    jobs,
    async materials({ site, language }) {
      const listed = [...pagesOf(site, language)].filter(({ blockTypes }) => blockTypes.includes(MATERIALS_BLOCK))
      const pages = await findPages(
        site,
        language,
        listed.map(({ path }) => path),
      )
      const materials = pages.flatMap(({ blocks }) =>
        blocks.flatMap((block) => materialsBlock.safeParse(block).data?.props.materials ?? []),
      )
      return materials.map(({ label, link }) => ({ label, link: fullAddress(link, site, origins) }))
    },
  }
}

function fullAddress(link: string, site: string, origins: Origins): string {
  return new URL(resolveSiteLinks(link, origins), origins.get(site)).href
}
