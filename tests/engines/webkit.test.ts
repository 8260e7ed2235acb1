import { describeMoneyPaths } from './money-paths.ts'
import { launchWebKit } from './webkit.ts'

describeMoneyPaths('WebKit', launchWebKit)
