// npm run engines: the money paths in Firefox and WebKit. A browser that is missing fails the run.
import { engines, report } from './checks.mjs'
import { ensureBuilt, ensureInstalled } from './setup.mjs'

ensureInstalled()
ensureBuilt()
engines({ isRequired: true })
report()
