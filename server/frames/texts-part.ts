import { z } from 'zod'
import { type SiteTextGroup, siteTextGroups } from '#contract/content/site-texts.ts'
import type { FrameContent, FramePlace } from '#contract/office/frames/frame-of-office.ts'
import type { Site } from '#contract/site.ts'
import { siteTextStore } from '#server/capabilities/site-texts/site-texts.store.ts'
import { saveSiteTexts } from '#server/capabilities/site-texts/site-texts.ts'
import { usualTexts } from '#web/overlays/usual-texts.ts'
import type { DescribeForm, ObjectForm, Part } from './part.ts'

type FindSite = (id: string) => Pick<Site, 'features'> | undefined
type Texts = Record<string, Record<string, string>>

const groupsOfFeatures: readonly (readonly [SiteTextGroup, Site['features'][number] | null])[] = [
  ['consent', null],
  ['newsletter', 'newsletter'],
  ['releases', 'news-releases'],
  ['ideaLetter', 'overlay'],
  ['question', 'overlay'],
  ['recipeBanner', 'overlay'],
  ['address', 'shop'],
]

/** The texts of the cookie banner and the overlays: those of the program, with what the site has in their place. */
export function textsPart(describeForm: DescribeForm, findSite: FindSite): Part {
  const namesOf = ({ site }: FramePlace) => {
    const features: readonly string[] = findSite(site)?.features ?? []
    return groupsOfFeatures
      .filter(([, feature]) => feature === null || features.includes(feature))
      .map(([name]) => name)
  }
  const schemaOf = (place: FramePlace) => {
    const usual: Texts = usualTexts(place.language)
    return z.strictObject(
      Object.fromEntries(namesOf(place).map((name) => [name, withUsual(siteTextGroups[name], usual[name] ?? {})])),
    )
  }
  return {
    form: (place) => describeForm(schemaOf(place), 'texts') as ObjectForm,
    schema: schemaOf,

    async find(db, place) {
      const usual: Texts = usualTexts(place.language)
      const stored = ((await siteTextStore(db).find(place.site, place.language)) ?? {}) as unknown as Texts
      return Object.fromEntries(namesOf(place).map((name) => [name, { ...usual[name], ...stored[name] }]))
    },

    async put(tx, place, content) {
      const own = differing(content as Texts, usualTexts(place.language))
      const saved = await saveSiteTexts({ store: siteTextStore(tx) }, { ...own, ...place })
      if (!saved.ok) throw new Error(saved.problems.join('\n'))
    },
  }
}

/** The group with the text of the program as the help of each field. */
function withUsual(group: z.ZodObject, usual: Readonly<Record<string, string>>) {
  const fields = Object.entries(group.shape as Record<string, z.ZodType>).map(([name, field]) => {
    const known = z.globalRegistry.get(field) ?? {}
    return [name, field.meta({ ...known, help: `Oletus: ${usual[name] ?? ''}` })] as const
  })
  return z.strictObject(Object.fromEntries(fields)).meta(z.globalRegistry.get(group) ?? {})
}

/** What a site says otherwise than the program. A text that is left out is empty. */
function differing(content: Texts, usual: Texts): FrameContent {
  const groups = Object.entries(content).map(([group, texts]) => {
    const names = Object.keys(usual[group] ?? {})
    const own = names.flatMap((name) => {
      const text = texts[name] ?? ''
      return text === usual[group]?.[name] ? [] : [[name, text] as const]
    })
    return [group, Object.fromEntries(own)] as const
  })
  return Object.fromEntries(groups.filter(([, own]) => Object.keys(own).length > 0))
}
