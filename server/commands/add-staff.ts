import { isEmail } from '#contract/forms/text-rules.ts'

const USAGE = `npm run staff -- add <e-mail address> [--name "First Last"]

Prints a link that works once and for seven days. Somebody new becomes an admin; somebody who is known keeps their roles and chooses
again how to log in: everything with which they could log in before ends at once.`

type Add = (email: string, name: string | undefined) => Promise<{ address: string; name: string; isNew: boolean }>

/** What `npm run staff` does, in the running program or by itself. Throws what its user can mend. */
export function staffCommand(add: Add): (args: readonly string[]) => Promise<string> {
  return async (args) => {
    const { email, name } = readStaffArguments(args)
    const { address, name: known, isNew } = await add(email, name)
    return `${isNew ? `${known} is now an admin` : `${known} can choose again how to log in`}. This link works once:\n${address}`
  }
}

export function readStaffArguments([command, address = '', ...options]: readonly string[]) {
  const email = address.trim().toLowerCase()
  const [option, name, ...more] = options
  const isName = option === undefined || (option === '--name' && Boolean(name?.trim()))
  if (command !== 'add' || !isEmail(email) || !isName || more.length > 0) throw new Error(USAGE)
  return { email, name: name?.trim() }
}
