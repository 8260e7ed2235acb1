// npm run verify: the checks that every change has to pass. Takes seconds.
import { quickChecks, report } from './checks.mjs'
import { ensureInstalled } from './setup.mjs'

ensureInstalled()
quickChecks()
report()
