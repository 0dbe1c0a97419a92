import { addDays, dayIn } from '../contract/values/days.ts'
import { askedQuestionStore } from '../server/capabilities/asked-questions/asked-questions.store.ts'
import { ConfigError, readConfig } from '../server/config.ts'
import { sites } from '../sites/all.ts'
import { runCommand, withDatabase } from './with-database.ts'

const USAGE = `Usage: npm run searches -- <command> <site> [--all]
  unanswered   what visitors searched for and did not find
  unopened     what was found, but nobody opened a result
Of the last 90 days, asked at least twice; --all lists those that were asked once, too.`

const DAYS = 90

runCommand(async () => {
  const given = process.argv.slice(2)
  const [kind, site] = given.filter((word) => word !== '--all')
  const ids = sites.map(({ id }) => id)
  if ((kind !== 'unanswered' && kind !== 'unopened') || site === undefined) throw new ConfigError(USAGE)
  if (!ids.includes(site)) throw new ConfigError(`There is no site '${site}'. The sites: ${ids.join(', ')}`)
  const since = addDays(dayIn(new Date()), -DAYS)
  const least = given.includes('--all') ? 1 : 2
  const found = await withDatabase(readConfig(process.env, ids), ({ sql }) =>
    askedQuestionStore(sql).failing({ site, since, kind, least }),
  )
  const lines = found.map(({ question, language, asked, unanswered }) => {
    const failed = kind === 'unanswered' ? unanswered : asked - unanswered
    return `${String(failed).padStart(6)}  ${language}  ${question}`
  })
  return lines.join('\n') || 'There are none.'
})
