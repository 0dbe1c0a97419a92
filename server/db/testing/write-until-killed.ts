import { openDatabase } from '../database.ts'
import { facts } from '../schema.ts'

const [, , dataFolder = '', round = ''] = process.argv
const database = await openDatabase({ dataFolder })
for (let row = 0; ; row++) {
  const name = `round ${round}, row ${row}`
  await database.sql.insert(facts).values({ name, value: 'x'.repeat(200) })
  process.stdout.write(`${name}\n`)
}
