import { PROCESS_DATABASE_ROLES, type ProcessDatabaseRole } from './process-role.ts'

/** The address of the database for each kind of process, with its own user and password. */
export type RoleUrls = Readonly<Record<ProcessDatabaseRole, string>>

export interface DatabaseUser {
  readonly name: string
  readonly password: string
}

export const mapRoles = <Value>(
  map: (role: ProcessDatabaseRole) => Value,
): Readonly<Record<ProcessDatabaseRole, Value>> => {
  const entries = PROCESS_DATABASE_ROLES.map((role) => [role, map(role)])
  return Object.fromEntries(entries) as Record<ProcessDatabaseRole, Value>
}

/** The same database for another user. */
export function withUser(url: string, { name, password }: DatabaseUser): string {
  const changed = new URL(url)
  // The query wins over the user before the host, and an address of a socket has no such user at all.
  for (const parameter of ['user', 'password']) changed.searchParams.delete(parameter)
  if (changed.host === '') {
    changed.searchParams.set('user', name)
    changed.searchParams.set('password', password)
  } else {
    changed.username = encodeURIComponent(name)
    changed.password = encodeURIComponent(password)
  }
  return changed.href
}

/** The user that an address names. */
export function findUser(url: string): string {
  const { username, searchParams } = new URL(url)
  return searchParams.get('user') ?? decodeURIComponent(username)
}

/** The password that an address contains. */
function findPassword(url: string): string {
  const { password, searchParams } = new URL(url)
  return searchParams.get('password') ?? decodeURIComponent(password)
}

/**
 * The address past the pooler for the user of another address; that address itself where there is no pooler. A pooler and
 * its server know the same users, so the direct address is configured once, and its own user doesn't count.
 */
export const toDirectUrl = (directUrl: string | undefined, url: string): string =>
  directUrl === undefined ? url : withUser(directUrl, { name: findUser(url), password: findPassword(url) })
