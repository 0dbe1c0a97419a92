import { type DOMOutputSpec, type MarkSpec, type NodeSpec, Schema } from 'prosemirror-model'
import { isLinkTarget } from '../link/link-target.ts'

const plain = { content: 'text*', marks: '', defining: true } as const

const block = (name: string, spec: NodeSpec): NodeSpec => ({ ...spec, toDOM: (): DOMOutputSpec => [name, 0] })

const nodes = {
  doc: { content: 'block+' },
  paragraph: block('p', { group: 'block', content: 'text*', parseDOM: [{ tag: 'p' }] }),
  heading: {
    content: plain.content,
    marks: plain.marks,
    defining: plain.defining,
    group: 'block',
    attrs: { level: { default: 2 } },
    // Pages have a heading 1 of their own.
    parseDOM: [1, 2, 3, 4, 5, 6].map((level) => ({ tag: `h${level}`, attrs: { level: level < 3 ? 2 : 3 } })),
    toDOM: ({ attrs }) => [`h${attrs.level}`, 0],
  },
  bulletList: block('ul', { group: 'block', content: 'listItem+', parseDOM: [{ tag: 'ul' }] }),
  orderedList: block('ol', { group: 'block', content: 'listItem+', parseDOM: [{ tag: 'ol' }] }),
  listItem: block('li', { content: 'paragraph', defining: true, parseDOM: [{ tag: 'li' }] }),
  quote: block('blockquote', {
    group: 'block',
    content: 'quoteText quoteSource',
    defining: true,
    isolating: true,
    parseDOM: [{ tag: 'blockquote' }],
  }),
  quoteText: block('p', { ...plain, parseDOM: [{ tag: 'p', context: 'quote/' }] }),
  quoteSource: block('cite', { ...plain, parseDOM: [{ tag: 'cite' }, { tag: 'footer', context: 'quote/' }] }),
  text: {},
} satisfies Record<string, NodeSpec>

const isBold = (weight: string) => /^(bold(er)?|[6-9]\d{2})$/.test(weight)

const marks = {
  link: {
    attrs: { href: {} },
    inclusive: false,
    parseDOM: [
      {
        tag: 'a[href]',
        getAttrs: (element: HTMLElement) => {
          const href = element.getAttribute('href') ?? ''
          return isLinkTarget(href) ? { href } : false
        },
      },
    ],
    toDOM: ({ attrs }) => ['a', { href: attrs.href, title: attrs.href }, 0],
  },
  emphasis: { parseDOM: [{ tag: 'em' }, { tag: 'i' }, { style: 'font-style=italic' }], toDOM: () => ['em', 0] },
  strong: {
    parseDOM: [
      { tag: 'strong' },
      // Documents of some services are one `b` that is not bold.
      { tag: 'b', getAttrs: (element: HTMLElement) => element.style.fontWeight !== 'normal' && null },
      { style: 'font-weight', getAttrs: (weight: string) => isBold(weight) && null },
    ],
    toDOM: () => ['strong', 0],
  },
  code: { parseDOM: [{ tag: 'code' }], toDOM: () => ['code', 0] },
} satisfies Record<string, MarkSpec>

/** What formatted text has, and nothing else: see `richText` of `contract/content/content.ts`. */
export const schema = new Schema({ nodes, marks })
