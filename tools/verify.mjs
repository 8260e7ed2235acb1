// npm run verify: the checks that every change has to pass. Takes seconds.
import { quickChecks, report } from './checks.mjs'
import { ensureDictionaries, ensureInstalled } from './setup.mjs'

ensureInstalled()
ensureDictionaries()
quickChecks()
report()
