import { existsSync, globSync } from 'node:fs'

/** A browser, and the Debian packages that bring it. */
type Installed<Paths> = { packages: readonly string[]; find(): Paths | undefined }

const firefoxes = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/snap/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
]

export const firefox: Installed<string> = {
  packages: ['firefox-esr'],
  find: () => firefoxes.find((path) => existsSync(path)),
}

/** The engine of Safari: WebKitGTK's driver, the browser that comes with it, and a screen for its window. Linux alone has it. */
export const webkit: Installed<{ driver: string; browser: string; display: string }> = {
  packages: ['webkit2gtk-driver', 'xvfb'],
  find() {
    const [driver, display] = ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb']
    const browser = globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser')[0]
    return browser && existsSync(driver) && existsSync(display) ? { driver, browser, display } : undefined
  },
}
