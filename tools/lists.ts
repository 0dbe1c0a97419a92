import { writeLists } from './lists/write-lists.ts'

// npm run lists: writes the lists that are made from the files of a folder (tools/lists/lists.ts). `npm run new` and `npm run format` do so too.
const changed = writeLists()
process.stdout.write(changed.length > 0 ? `Written: ${changed.join(', ')}.\n` : 'All lists are as their folders.\n')
