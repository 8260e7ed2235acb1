import { findShopDatabase } from './commands/command.ts'
import { reportCommandFailure, UsageError } from './commands/report-command-failure.ts'
import { StartupError } from './config/startup-error.ts'
import { bumpCacheVersion } from './db/cache-versions.ts'
import { openDatabase } from './db/database.ts'

const USAGE = `Usage: npm run content -- publish

  publish   Show changed texts, menus and pictures in the running shop`

/** `npm run content -- publish`: notifies the running shop that texts, menus or pictures have changed. */
async function publish(): Promise<void> {
  const url = await findShopDatabase(process.env)
  if (!url)
    throw new StartupError(
      'No shop is running here. The next time it starts, it’ll use the current content anyway.',
    )
  const db = openDatabase({ url, onError: reportCommandFailure })
  try {
    await bumpCacheVersion(db, 'content')
  } finally {
    await db.$client.end()
  }
  process.stdout.write('Published. Every page now uses the current content.\n')
}

const run = process.argv[2] === 'publish' ? publish() : Promise.reject(new UsageError(USAGE))

run.catch(reportCommandFailure)
