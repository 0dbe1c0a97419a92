import { readyDatabase } from '../ready-database.ts'
import { facts } from '../schema/nodes.ts'

const [, , place = '', round = ''] = process.argv
const database = await readyDatabase(JSON.parse(place))
for (let row = 0; ; row++) {
  const name = `round ${round}, row ${row}`
  await database.sql.insert(facts).values({ name, value: 'x'.repeat(200) })
  process.stdout.write(`${name}\n`)
}
