import type { BookFact } from './answer-book.ts'
import type { Contact, Person } from './page-facts.ts'
import { areSame, isSameQuestion, type QuestionWords, type ReadQuestion, shared, type Word } from './question-words.ts'

/** The largest share of words in a page's question that a visitor's question may leave out. */
const MOST_LEFT_OUT = 0.4

/**
 * The fact that answers a question: the page's own question first, then people and how they are reached. Null if there is none, and if
 * two say different things.
 */
export function answeringFact(facts: readonly BookFact[], read: ReadQuestion, words: QuestionWords): BookFact | null {
  const levels = [
    () => facts.filter(({ questions }) => questions.some((each) => isSameQuestion(read, each))),
    () => facts.filter(({ fact, heading }) => fact.kind === 'person' && hasRole(fact, heading, read, words, 'whole')),
    () => facts.filter(({ fact, heading }) => fact.kind === 'person' && hasRole(fact, heading, read, words, 'part')),
    () => contactsFor(facts, read, words),
    () => facts.filter(({ questions }) => questions.some(({ words }) => isNearly(read.words, words))),
  ]
  for (const level of levels) {
    const found = level()
    const [first] = found
    if (first) return found.every(({ fact }) => fact.text === first.fact.text) ? first : null
  }
  return null
}

function isNearly(asked: readonly Word[], question: readonly Word[]): boolean {
  if (asked.length < 2 || shared(asked, question) < asked.length) return false
  return question.length - shared(question, asked) <= MOST_LEFT_OUT * question.length
}

/** Whether the question asks for this role, by its whole name, or by a part between commas. A heading may say whose it is. */
function hasRole(
  { role }: Person,
  heading: readonly Word[],
  read: ReadQuestion,
  words: QuestionWords,
  how: 'whole' | 'part',
): boolean {
  const names = how === 'whole' ? [role] : role.split(',').slice(0, 3)
  const wanted = [read.role, read.role.filter((word) => shared([word], heading) === 0)]
  return names.some((name) => {
    const plain = name.trim().toLowerCase()
    const isKnown = read.asksWho || words.words.leaders.some((end) => plain.endsWith(end))
    const called = [plain, ...(words.words.roles[plain] ?? [])]
    return isKnown && called.some((each) => wanted.some((asked) => areSame(asked, words.ofFact(each))))
  })
}

function contactsFor(facts: readonly BookFact[], { topics, subject }: ReadQuestion, words: QuestionWords): BookFact[] {
  const topic = topics.includes('hours') ? 'hours' : topics.length === 1 ? topics[0] : undefined
  if (topic !== 'hours' && topic !== 'telephone' && topic !== 'mail') return []
  if (words.withoutDesks(subject).length > 0) return []
  const contacts = facts.filter((each): each is BookFact & { fact: Contact } => each.fact.kind === 'contact')
  const withNumber = new Set(
    contacts.filter(({ fact }) => fact.topic === 'telephone').map(({ page }) => page.contentId),
  )
  return contacts.filter(({ page, fact }) => fact.topic === topic && withNumber.has(page.contentId))
}
