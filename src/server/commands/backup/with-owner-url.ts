import { parseEnvironment } from '../../config/environment.ts'
import { startEmbeddedPostgres } from '../../db/embedded-postgres.ts'
import { requireSingleInstance } from '../../processes/single-instance.ts'
import { findShopDatabase } from '../command.ts'

/** Runs something with the owner's address of the shop's database. The shop's own one is started if it isn't running. */
export async function withOwnerUrl<Result>(
  environment: NodeJS.ProcessEnv,
  run: (url: string) => Promise<Result>,
): Promise<Result> {
  const running = await findShopDatabase(environment)
  if (running) return run(running)
  const { DATA_DIR: dataDir } = parseEnvironment(environment)
  const unlock = requireSingleInstance(dataDir)
  try {
    const embedded = await startEmbeddedPostgres({ dataDir })
    try {
      return await run(embedded.url)
    } finally {
      await embedded.stop()
    }
  } finally {
    unlock()
  }
}
