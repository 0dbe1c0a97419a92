import { canInstall, install } from './debian-packages.ts'
import { firefox, webkit } from './engines.ts'

const printLine = (text: string) => process.stdout.write(`${text}\n`)

/** Installs the engines in which the main paths are tested, besides Chromium, where it can. */
for (const [name, { find, packages }] of Object.entries({ Firefox: firefox, WebKit: webkit })) {
  if (find()) continue
  if (canInstall()) {
    printLine(`No ${name} found: installing Debian's ${packages.join(' and ')} with apt-get.`)
    for (const each of packages) install(each)
  }
  if (!find())
    printLine(`No ${name} found: the main paths are not tested in it. Debian has it in ${packages.join(' and ')}.`)
}
