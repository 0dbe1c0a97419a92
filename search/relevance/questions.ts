import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import { type Language, languages } from '#contract/site.ts'

const folder = join(import.meta.dirname, 'questions')

const questions = z.array(
  z.strictObject({
    q: z.coerce.string().min(1),
    site: z.string(),
    class: z.string(),
    /** By path: 3 exactly it, 2 good, 1 related. */
    pages: z.record(z.string().startsWith('/'), z.literal([1, 2, 3])),
  }),
)
export type Question = z.infer<typeof questions>[number] & { language: Language }

/** `tuning`: the search was tuned by these. `held-out`: written by somebody who had not seen the tuning. */
export type Half = 'tuning' | 'held-out'

/** The judged questions, by half: files named `<language>.<half>.yaml`. */
export function readQuestions(): Record<Half, Question[]> {
  const all: Record<Half, Question[]> = { tuning: [], 'held-out': [] }
  for (const name of readdirSync(folder).sort()) {
    const [, language, half] = /^(fi|sv|se|en|de)\.(tuning|held-out)\.yaml$/.exec(name) ?? []
    if (!half) throw new Error(`${name} is no file of judged questions: fi.tuning.yaml, fi.held-out.yaml …`)
    const own = languages.find((each) => each === (language === 'sv' ? 'se' : language)) as Language
    const read = questions.parse(parse(readFileSync(join(folder, name), 'utf8')))
    all[half as Half].push(...read.map((question) => ({ ...question, language: own })))
  }
  return all
}
