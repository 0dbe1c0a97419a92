import { serially } from '#server/turns/serially.ts'
import { serveBackups } from './backup-socket.ts'
import { type BackupNeeds, makeBackup, makeNightlyBackup } from './make-backup.ts'

export type Backups = {
  nightly: () => Promise<void>
  /** Lets `npm run backup` ask for one. Returns how to stop that. */
  serve: (dataFolder: string) => Promise<() => void>
}

/** Backups of the embedded database of this process, one at a time. */
export function openBackups(needs: BackupNeeds): Backups {
  const inTurn = serially((work: () => Promise<void>) => work())
  return {
    nightly: () => inTurn(async () => void (await makeNightlyBackup(needs))),
    serve: async (dataFolder) => {
      const make = async () => {
        let made = ''
        await inTurn(async () => {
          made = await makeBackup(needs)
        })
        return made
      }
      const server = await serveBackups(dataFolder, make)
      return () => server.close()
    },
  }
}
