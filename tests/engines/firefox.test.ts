import { launchFirefox } from './firefox.ts'
import { describeMoneyPaths } from './money-paths.ts'

describeMoneyPaths('Firefox', launchFirefox)
