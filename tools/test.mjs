// npm test: installs what it needs, builds, and runs every suite with its own servers and browsers.
import { engines, playwright, quickChecks, report, vitest } from './checks.mjs'
import { ensureBuilt, ensureChromium, ensureDictionaries, ensureInstalled } from './setup.mjs'

ensureInstalled()
ensureChromium()
ensureDictionaries()
ensureBuilt()
quickChecks()
vitest('integration tests (PostgreSQL, whole processes)', ['integration'])
playwright('browser tests (Chromium)')
engines({ isRequired: false })
report()
