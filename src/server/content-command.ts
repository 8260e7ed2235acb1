import { findShopDatabase } from './commands/command.ts'
import { reportStartupFailure } from './config/report-startup-failure.ts'
import { StartupError } from './config/startup-error.ts'
import { bumpCacheVersion } from './db/cache-versions.ts'
import { openDatabase } from './db/database.ts'

/** `npm run content -- publish`: notifies the running shop that texts, menus or pictures have changed. */
async function publish(): Promise<void> {
  const url = await findShopDatabase(process.env)
  if (!url) throw new StartupError('No shop is running here; its next start uses the current content anyway.')
  const db = openDatabase({ url, onError: reportStartupFailure })
  try {
    await bumpCacheVersion(db, 'content')
  } finally {
    await db.$client.end()
  }
  process.stdout.write('Published: every page is rendered again from the current content.\n')
}

const run =
  process.argv[2] === 'publish'
    ? publish()
    : Promise.reject(new StartupError('Usage: npm run content -- publish'))

run.catch(reportStartupFailure)
