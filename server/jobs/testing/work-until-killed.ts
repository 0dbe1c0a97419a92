import { readyDatabase } from '#server/db/ready-database.ts'
import { Jobs } from '../jobs.ts'

// A node that takes a job, reports it, and never finishes it.
const [, , place = '', name = ''] = process.argv
const jobs = new Jobs(await readyDatabase(JSON.parse(place)), {
  pollSeconds: 0.5,
  onError: (error) => {
    throw error
  },
})
jobs.define({
  name,
  run: () => {
    process.stdout.write('taken\n')
    return new Promise(() => {})
  },
})
await jobs.start()
process.stdout.write('ready\n')
