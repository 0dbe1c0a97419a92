import { z } from 'zod'
import type { Inline, RichText } from './content.ts'

/** Other ways in which people put a question. */
export const questions = z.array(z.string().min(3).max(120)).min(1).max(12)

/** What a section answers: the questions as people put them, and the words of the section that answer them. Search shows these. */
export const sectionAnswers = z
  .array(
    z.strictObject({
      questions: questions.meta({
        title: 'Muita tapoja kysyä samaa',
        item: 'kysymys',
        help: 'Haku vastaa näihin kysymyksiin tällä tekstillä.',
      }),
      answer: z
        .string()
        .min(1)
        .max(240)
        .meta({ title: 'Vastaus', help: 'Sanoja tästä tekstistä, täsmälleen samassa muodossa.' }),
    }),
  )
  .min(1)
  .max(12)
  .optional()
  .meta({ title: 'Haun vastaukset', item: 'vastaus', help: 'Haku näyttää vastauksen, kun joku kysyy näin.' })

/** The answers that do not stand in the text of their section: a visitor could not find them there. */
export function strayAnswers({
  content,
  answers = [],
}: {
  content: RichText
  answers?: z.output<typeof sectionAnswers>
}) {
  const text = textOf(content)
  return answers.flatMap(({ answer }, at) => (text.includes(tidy(answer)) ? [] : [at]))
}

/** For the schema of a section with answers. */
export function refuseStrayAnswers(
  section: Parameters<typeof strayAnswers>[0],
  context: { addIssue: (issue: { code: 'custom'; path: (string | number)[]; message: string }) => void },
): void {
  for (const at of strayAnswers(section)) {
    const message = 'must be words of the content of its section'
    context.addIssue({ code: 'custom', path: ['answers', at, 'answer'], message })
  }
}

/** Formatted text as plain text: paragraphs and list items are parted by a space. */
export function textOf(content: RichText): string {
  const parts = content.flatMap((part) => {
    if (part.kind === 'paragraph') return [inlineText(part.children)]
    return part.kind === 'list' ? part.items.map(inlineText) : [part.text]
  })
  return tidy(parts.join(' '))
}

export function inlineText(children: readonly Inline[]): string {
  return tidy(children.map((child) => (typeof child === 'string' ? child : child.text)).join(''))
}

const tidy = (text: string) => text.replace(/\s+/g, ' ').trim()
