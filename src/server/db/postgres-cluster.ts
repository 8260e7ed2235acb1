import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { StartupError } from '#server/config/startup-error.ts'
import { type PostgresHome, removeFolder } from './postgres-home.ts'
import type { PostgresUser } from './postgres-user.ts'

export const DATABASE_USER = 'rivendo'

export const clusterFolder = (home: PostgresHome) => join(home.folder, 'postgres')

const passwordFile = (home: PostgresHome) => join(home.folder, 'postgres-password')

export function readPassword(home: PostgresHome): string {
  try {
    return readFileSync(passwordFile(home), 'utf8').trim()
  } catch {
    throw new StartupError(
      `The database password in ${passwordFile(home)} is missing. Restore it, or move ${home.folder} away.`,
    )
  }
}

/** Whoever owns the files: the user of the first start, even if this machine has got a better one since. */
export function findClusterOwner(home: PostgresHome, user: PostgresUser): PostgresUser {
  if (user.uid === undefined) return user
  const { uid, gid } = statSync(clusterFolder(home))
  return uid === 0 ? user : { uid, gid }
}

const giveTo = (path: string, user: PostgresUser) => {
  if (user.uid !== undefined && user.gid !== undefined) chownSync(path, user.uid, user.gid)
}

function runInitdb(home: PostgresHome, user: PostgresUser, folder: string): Promise<void> {
  const args = [
    `--pgdata=${folder}`,
    `--username=${DATABASE_USER}`,
    `--pwfile=${passwordFile(home)}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
  ]
  return new Promise((resolve, reject) => {
    const child = spawn(home.binaries.initdb, args, {
      ...user,
      stdio: ['ignore', 'ignore', 'pipe'],
      cwd: '/',
    })
    let output = ''
    child.stderr.on('data', (chunk) => {
      output += chunk
    })
    child.on('error', reject)
    child.on('close', (code) => {
      if (code === 0) resolve()
      else
        reject(
          new StartupError(
            `The database couldn’t be created in ${folder}: ${output.trim().split('\n').at(-1)}`,
          ),
        )
    })
  })
}

/** Creates the database files on the first start. The folder is renamed into place, so a kill leaves no half of it. */
export async function ensureCluster(home: PostgresHome, user: PostgresUser): Promise<void> {
  const folder = clusterFolder(home)
  if (existsSync(join(folder, 'PG_VERSION'))) return
  if (existsSync(folder) && readdirSync(folder).length > 0) {
    throw new StartupError(
      `The database folder ${folder} is damaged (PG_VERSION is missing). Restore it, or move it away.`,
    )
  }
  const incomplete = `${folder}.incomplete`
  removeFolder(incomplete)
  removeFolder(folder)
  mkdirSync(incomplete, { recursive: true, mode: 0o700 })
  giveTo(incomplete, user)
  writeFileSync(passwordFile(home), randomBytes(24).toString('hex'), { mode: 0o600 })
  giveTo(passwordFile(home), user)
  await runInitdb(home, user, incomplete)
  renameSync(incomplete, folder)
}
