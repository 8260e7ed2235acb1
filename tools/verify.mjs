// npm run verify: what every change has to pass, in seconds.
import { quickChecks, report } from './checks.mjs'
import { ensureInstalled } from './setup.mjs'

ensureInstalled()
quickChecks()
report()
