// The browser engines beside Chromium, as Debian packages them. Nothing is downloaded for their tests.
import { existsSync } from 'node:fs'

export const ENGINES = [
  {
    name: 'Firefox',
    tests: 'tests/engines/firefox.test.ts',
    packages: 'firefox-esr',
    programs: { firefox: ['/usr/bin/firefox-esr', '/usr/bin/firefox'] },
  },
  {
    name: 'WebKit',
    tests: 'tests/engines/webkit.test.ts',
    packages: 'webkit2gtk-driver xvfb',
    // Its browser needs a screen, even if nobody looks at it.
    programs: { webKitWebDriver: ['/usr/bin/WebKitWebDriver'], xvfb: ['/usr/bin/Xvfb'] },
  },
]

const findProgram = (paths) => paths.find((path) => existsSync(path))

export const isInstalled = ({ programs }) => Object.values(programs).every(findProgram)

export function getProgram(name) {
  const engine = ENGINES.find(({ programs }) => name in programs)
  const path = engine && findProgram(engine.programs[name])
  if (!path)
    throw new Error(`${engine?.name ?? name} isn’t installed. Run: apt-get install ${engine?.packages}`)
  return path
}
