// npm test: everything. Installs what it needs, builds, and runs all suites; servers and browsers are its own.
import { playwright, quickChecks, report, vitest } from './checks.mjs'
import { ensureBuilt, ensureChromium, ensureInstalled } from './setup.mjs'

ensureInstalled()
ensureChromium()
ensureBuilt()
quickChecks()
vitest('integration tests (PostgreSQL, whole processes)', ['integration'])
playwright('browser tests (Chromium)')
report()
