// npm test: installs what it needs, builds, and runs every suite with its own servers and browsers.
import { engines, objectStorage, playwright, quickChecks, report, searchCluster, vitest } from './checks.mjs'
import { ensureBuilt, ensureChromium, ensureDictionaries, ensureInstalled, ensureJudges } from './setup.mjs'

ensureInstalled()
ensureChromium()
ensureDictionaries()
ensureJudges()
ensureBuilt()
quickChecks()
vitest('integration tests (PostgreSQL, whole processes)', ['integration'])
objectStorage()
searchCluster()
playwright('browser tests (Chromium)')
engines({ isRequired: false })
report()
