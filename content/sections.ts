import type { Picture } from '#contract/content.ts'
import { richText } from './rich-text.ts'
import type { AuthoredBlock, AuthoredPage, AuthoredProps } from './site-content.ts'

type Section = Pick<AuthoredPage, 'path' | 'key' | 'title' | 'description' | 'publishDate' | 'blocks'> & {
  picture: Picture
  /** What the hero says, where it is not the page's title. */
  heading?: string
  eyebrow?: string
}

/** A page that opens a part of a site: a hero with the page's description, then its blocks. */
export function sectionPage({ heading, eyebrow, blocks, ...page }: Section): AuthoredPage {
  const { title, description, picture } = page
  const hero = { title: heading ?? title, text: description, picture, ...(eyebrow ? { eyebrow } : {}) }
  return { ...page, template: 'section', blocks: [{ type: 'hero', props: hero }, ...blocks] }
}

/** A text that links may lead to, in the Markdown of `richText`. */
export function text(anchor: string, markdown: string, tone: AuthoredProps['rich-text']['tone'] = 'paper') {
  return { type: 'rich-text', anchor, props: { tone, content: richText(markdown) } } satisfies AuthoredBlock
}

type WithImage = Omit<AuthoredProps['image-with-text'], 'content'> & { text: string }

/** A text beside a picture. */
export function pictured(anchor: string, { text: markdown, ...props }: WithImage) {
  return { type: 'image-with-text', anchor, props: { ...props, content: richText(markdown) } } satisfies AuthoredBlock
}

export function cards(anchor: string, heading: string, props: Omit<AuthoredProps['card-grid'], 'heading'>) {
  return { type: 'card-grid', anchor, props: { heading, ...props } } satisfies AuthoredBlock
}

type Card = NonNullable<AuthoredProps['card-grid']['cards']>[number]

/** A card with a link of its own. */
export const card = (label: string, header: string, words: string, link: string, image: Picture): Card => ({
  kind: 'link',
  label,
  header,
  text: words,
  link,
  image,
})

/** A card that shows another page of the same site and language. */
export const pageCard = (path: string): Card => ({ kind: 'page', path })

type Kind = NonNullable<AuthoredProps['card-grid']['query']>['kind']

/** The items of a kind as cards, newest first, with a drop-down of their categories where a type of card says so. */
export function itemGrid(
  anchor: string,
  heading: string,
  kind: Kind,
  { count = 24, ...props }: Omit<AuthoredProps['card-grid'], 'heading' | 'cards' | 'query'> & { count?: number } = {},
) {
  return { type: 'card-grid', anchor, props: { heading, query: { kind, count }, ...props } } satisfies AuthoredBlock
}

/** The newest items of a kind, a few beside each other. */
export function itemCarousel(
  anchor: string,
  heading: string,
  kind: Kind,
  {
    count = 12,
    ...props
  }: Omit<AuthoredProps['card-carousel'], 'heading' | 'cards' | 'query'> & { count?: number } = {},
) {
  return { type: 'card-carousel', anchor, props: { heading, query: { kind, count }, ...props } } satisfies AuthoredBlock
}
