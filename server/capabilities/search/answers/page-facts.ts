import { z } from 'zod'
import { type Inline, type RichText, richText, type StoredPage } from '#contract/content/content.ts'
import { inlineText, questions, sectionAnswers, textOf } from '#contract/content/section-answers.ts'

type Section = { anchor?: string | undefined; heading: string }
/** An answer to questions that the page itself puts, or that its editors have named. */
type Told = Section & { kind: 'told'; questions: readonly string[]; text: string }
/** Somebody with a role: `**Katri Ylihärsilä,** toimitusjohtaja`. */
export type Person = Section & { kind: 'person'; role: string; text: string }
/** How the people of the site are reached. */
export type Contact = Section & { kind: 'contact'; topic: 'hours' | 'telephone' | 'mail'; text: string }
/** A section in which people can do something that answers may lead to. */
type Action = Section & { kind: 'action'; block: string; text: '' }
export type PageFact = Told | Person | Contact | Action

const items = z.object({
  items: z.array(z.object({ heading: z.string(), content: richText, questions: questions.optional() })),
})
const section = z.object({ heading: z.string().optional(), content: richText, answers: sectionAnswers })

const actions = [
  'delivery-check',
  'contact-form',
  'brand-contact-form',
  'export-contact-form',
  'expert-question-form',
  'question-form',
]

/** Maximum length of an answer. A longer text is cut at the end of a sentence. */
const MOST_LETTERS = 320
/** `klo 8–17`, `9 am – 3 pm`, `7.00–17.00 (EET)`. */
const timeOfDay = /\d{1,2}(?:[.:]\d\d)?(?: ?am)? ?[–-] ?\d{1,2}(?:[.:]\d\d)?/u

/** What a page states in a form that questions can ask for. `isAboutHours` tells it of a heading. */
export function factsOfPage(
  page: Pick<StoredPage, 'blocks' | 'item' | 'template'>,
  isAboutHours: (heading: string) => boolean,
): PageFact[] {
  return page.blocks.flatMap(({ type, anchor, props }): PageFact[] => {
    // A home page has them among much else.
    if (actions.includes(type) && page.template !== 'home')
      return [{ kind: 'action', anchor, heading: '', block: type, text: '' }]
    const list = type === 'expandable-list' ? items.safeParse(props).data : undefined
    if (list) return list.items.map((each) => toldBy(each, anchor))
    const own = section.safeParse(props).data
    if (!own) return []
    const declared = declaredIn(own, anchor)
    // People and numbers of news are those of their day.
    return page.item ? declared : [...declared, ...listedIn(own, anchor, isAboutHours)]
  })
}

function toldBy({ heading, content, questions = [] }: z.output<typeof items>['items'][number], anchor?: string): Told {
  return { kind: 'told', anchor, heading, questions: [heading, ...questions], text: shortened(textOf(content)) }
}

function declaredIn({ heading, content, answers = [] }: z.output<typeof section>, anchor?: string): Told[] {
  return answers.map(({ questions, answer }) => {
    const own = headingAbove(content, answer) ?? heading ?? ''
    return { kind: 'told', anchor, heading: own, questions, text: answer }
  })
}

function listedIn(
  { heading = '', content }: z.output<typeof section>,
  anchor: string | undefined,
  isAboutHours: (heading: string) => boolean,
): PageFact[] {
  const facts: PageFact[] = []
  let above = heading
  for (const part of content) {
    if (part.kind === 'heading') above = part.text
    if (part.kind !== 'list') continue
    for (const item of part.items) {
      const fact = factOfItem(item, isAboutHours(above))
      if (fact) facts.push({ ...fact, anchor, heading: above })
    }
  }
  return facts
}

function factOfItem(
  item: readonly Inline[],
  isHours: boolean,
): Omit<Person, keyof Section> | Omit<Contact, keyof Section> | null {
  const text = inlineText(item)
  const [first] = item
  const label = typeof first === 'object' && first.strong ? first.text.trim() : ''
  if (label.endsWith(',')) return { kind: 'person', role: roleIn(text.slice(label.length)), text }
  if (label.endsWith(':')) {
    const links = item.flatMap((each) => (typeof each === 'object' && each.link ? [each.link] : []))
    const value = text.slice(label.length).trim()
    if (links.some((link) => link.startsWith('tel:'))) return { kind: 'contact', topic: 'telephone', text: value }
    if (links.some((link) => link.startsWith('mailto:'))) return { kind: 'contact', topic: 'mail', text: value }
  }
  return isHours && timeOfDay.test(text) ? { kind: 'contact', topic: 'hours', text } : null
}

/** Before the number or address of the person. */
const roleIn = (text: string) => (text.split(':')[0] ?? '').trim()

/** The last heading before the part that has these words. */
function headingAbove(content: RichText, words: string): string | undefined {
  const at = content.findIndex((part) => textOf([part]).includes(words))
  return content.slice(0, Math.max(0, at)).findLast((part) => part.kind === 'heading')?.text
}

function shortened(text: string): string {
  if (text.length <= MOST_LETTERS) return text
  const end = text.slice(0, MOST_LETTERS).search(/[.!?](?=[^.!?]*$)/u)
  return end > 0 ? text.slice(0, end + 1) : `${text.slice(0, MOST_LETTERS).replace(/\s+\S*$/u, '')}…`
}
