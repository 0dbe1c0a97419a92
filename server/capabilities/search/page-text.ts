import type { Page } from '#contract/content/content.ts'

/** Properties without searchable text: addresses, ids, settings, and pictures as a whole. */
const skippedProperties = new Set([
  ...['link', 'FriendlyUrl', 'path', 'searchPage', 'id', 'picture', 'pictures', 'image', 'imgText'],
  ...['url', 'pageUrl', 'profileUrl', 'profilePicture', 'recipeImage', 'productImage'],
  ...['successPage', 'privacyPage', 'editorPath', 'rules', 'form', 'orderPage'],
  ...['loginPage', 'registerPage', 'forgottenPasswordPage', 'checkoutPage'],
  ...['accountPage', 'cartPage', 'termsPage', 'withdrawalPage', 'height'],
  ...['video', 'captions', 'file', 'brand', 'buttonRegion'],
  ...['type', 'cardType', 'imagePreset', 'cisionTextType', 'socialMediaMediaType', 'gtinCode', 'publishDate', 'code'],
  ...['answers', 'questions'],
  ...['kind', 'level', 'filters', 'tone', 'side', 'layout', 'shape', 'columns', 'textAlignment'],
])

/** The visible text of a page, from stored blocks of any type. */
export function pageText(blocks: Page['blocks']): string {
  const texts: string[] = []
  for (const { props } of blocks) collectTexts(props, texts)
  return texts.join(' ')
}

function collectTexts(value: unknown, texts: string[]): void {
  if (typeof value === 'string') texts.push(value)
  else if (Array.isArray(value)) for (const item of value) collectTexts(item, texts)
  else if (typeof value === 'object' && value !== null) {
    for (const [name, item] of Object.entries(value)) if (!skippedProperties.has(name)) collectTexts(item, texts)
  }
}

/** The headings of a page's own sections, which say what each is about; not those of cards, which lead elsewhere. */
export function pageHeadings(blocks: Page['blocks']): string[] {
  const headings: string[] = []
  for (const { props } of blocks) collectHeadings(props, headings)
  return headings
}

function collectHeadings(value: unknown, headings: string[]): void {
  if (Array.isArray(value)) for (const item of value) collectHeadings(item, headings)
  else if (typeof value === 'object' && value !== null) {
    for (const [name, item] of Object.entries(value)) {
      const isHeading = name === 'heading' || (name === 'text' && 'kind' in value && value.kind === 'heading')
      if (isHeading && typeof item === 'string') headings.push(item)
      else if (!skippedProperties.has(name)) collectHeadings(item, headings)
    }
  }
}
