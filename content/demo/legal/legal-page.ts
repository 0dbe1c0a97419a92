import { richText } from '#content/rich-text.ts'
import type { AuthoredPage } from '#content/site-content.ts'

/** What the legal texts need to know about a site. */
export type LegalFacts<Purpose extends string> = {
  name: string
  contact: { phone?: string | undefined; email?: string | undefined }
  /** What the site uses personal data for beyond answering those who write or call. */
  purposes?: readonly Purpose[]
}

type Legal = Pick<AuthoredPage, 'path' | 'key' | 'title' | 'description'> & { text: string }

/** A legal text as a page. The date under its title says when the text was last revised. */
export const legalPage = ({ text, ...page }: Legal): AuthoredPage => ({
  ...page,
  template: 'article',
  publishDate: '2026-11-02',
  blocks: [{ type: 'rich-text', props: { content: richText(text) } }],
})

/** How to reach the people behind a site: `a@b.fi, +358 20 000 0100`. */
export function reach({ email, phone }: LegalFacts<string>['contact']): string {
  const addresses = [
    email && `[${email}](mailto:${email})`,
    phone && `[${phone}](tel:${phone.replaceAll(/[^+\d]/g, '')})`,
  ]
  return addresses.filter(Boolean).join(', ')
}
