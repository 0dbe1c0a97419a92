import { readyDatabase } from '#server/db/ready-database.ts'
import { Jobs } from '../jobs.ts'

// A node that adds a job, takes it, reports it, and never finishes it.
const [, , place = '', name = '', data = '{}'] = process.argv
const jobs = new Jobs(await readyDatabase(JSON.parse(place)), {
  pollSeconds: 0.5,
  onError: (error) => {
    throw error
  },
})
const add = jobs.define<object>({
  name,
  run: () => {
    process.stdout.write('taken\n')
    return new Promise(() => {})
  },
})
await jobs.start()
await add(JSON.parse(data))
