import { parseEnvironment } from './config/environment.ts'
import { reportStartupFailure } from './config/report-startup-failure.ts'
import { StartupError } from './config/startup-error.ts'
import { bumpCacheVersion } from './db/cache-versions.ts'
import { openDatabase } from './db/database.ts'
import { findRunningPostgres } from './db/embedded-postgres.ts'

/** `npm run content -- publish`: notifies the running shop that texts, menus or pictures have changed. */
async function publish(): Promise<void> {
  const environment = parseEnvironment(process.env)
  const url = environment.DATABASE_URL ?? (await findRunningPostgres(environment.DATA_DIR))
  if (!url) throw new StartupError('No shop is running here; its next start uses the current content anyway.')
  const db = openDatabase({ url, onError: reportStartupFailure })
  await bumpCacheVersion(db, 'content')
  await db.$client.end()
  process.stdout.write('Published: every page is rendered again from the current content.\n')
}

const run =
  process.argv[2] === 'publish'
    ? publish()
    : Promise.reject(new StartupError('Usage: npm run content -- publish'))

run.catch(reportStartupFailure)
