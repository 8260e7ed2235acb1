import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { PostgresBinaries } from './postgres-binaries.ts'
import { isReachableByOthers, type PostgresUser } from './postgres-user.ts'

/** The location of the database's files and executables. */
export interface PostgresHome {
  readonly folder: string
  readonly binaries: PostgresBinaries
}

const SYSTEM_FOLDER = '/var/lib/rivendo'

function copyBinaries(binaries: PostgresBinaries): PostgresBinaries {
  const native = dirname(dirname(binaries.postgres))
  const { size, mtimeMs } = statSync(binaries.postgres)
  // Size and time are part of the id, so that an updated package gets a new copy.
  const id = createHash('sha256').update(`${native} ${size} ${mtimeMs}`).digest('hex').slice(0, 12)
  const target = join(SYSTEM_FOLDER, `postgres-${id}`)
  if (!existsSync(target)) {
    const incomplete = `${target}.${process.pid}`
    cpSync(native, incomplete, { recursive: true, verbatimSymlinks: true })
    renameSync(incomplete, target)
  }
  const inTarget = (path: string) => join(target, 'bin', basename(path))
  return { initdb: inTarget(binaries.initdb), postgres: inTarget(binaries.postgres) }
}

/**
 * Root may have cloned the shop into a folder that only root can enter, often its home. Then the database user needs
 * executables and data elsewhere.
 */
export function choosePostgresHome(
  dataDir: string,
  binaries: PostgresBinaries,
  user: PostgresUser,
): PostgresHome {
  const isReachable = isReachableByOthers(dataDir) && isReachableByOthers(binaries.postgres)
  if (user.uid === undefined || isReachable) return { folder: dataDir, binaries }
  const id = createHash('sha256').update(dataDir).digest('hex').slice(0, 12)
  const folder = join(SYSTEM_FOLDER, `data-${id}`)
  mkdirSync(folder, { recursive: true, mode: 0o755 })
  return { folder, binaries: copyBinaries(binaries) }
}

export const removeFolder = (path: string) => rmSync(path, { recursive: true, force: true })
