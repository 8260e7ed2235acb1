import { readFileSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/** The unprivileged user that runs PostgreSQL if the shop runs as root; empty otherwise. */
export interface PostgresUser {
  readonly uid?: number
  readonly gid?: number
}

/** PostgreSQL refuses to run as root, so it runs as `postgres`, or as `nobody` if that user is missing. */
export function findPostgresUser(): PostgresUser {
  if (process.getuid?.() !== 0) return {}
  const entries = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
  const entry = entries.find(([name]) => name === 'postgres') ?? entries.find(([name]) => name === 'nobody')
  if (!entry) return {}
  return { uid: Number(entry[2]), gid: Number(entry[3]) }
}

/** Whether users other than the owner can reach a path, because every folder above it lets them in. */
export function isReachableByOthers(path: string): boolean {
  for (let folder = path; ; folder = dirname(folder)) {
    const mode = statSync(folder, { throwIfNoEntry: false })?.mode
    if (mode !== undefined && (mode & 0o001) === 0) return false
    if (dirname(folder) === folder) return true
  }
}
