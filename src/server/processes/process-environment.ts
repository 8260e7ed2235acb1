import { formatKeyRing, type KeyRing } from '#server/config/key-ring.ts'
import { type RoleUrls, toDirectUrl } from '#server/db/roles/role-urls.ts'
import type { ProcessRole } from './messages.ts'

/** Passed as variables, which other users of the machine can't read, unlike arguments. */
export type ProcessEnvironment = Readonly<Record<string, string>>

/** Empty means not set. A process inherits the supervisor's variables, and these name other roles or the owner. */
const WITHHELD: ProcessEnvironment = {
  DATABASE_URL_WEB: '',
  DATABASE_URL_WORKER: '',
  DATABASE_URL_DESK: '',
}

/** What opens pages of the shop, or what they are made of. */
const OF_WEB: ProcessEnvironment = { METRICS_TOKEN: '', CMS_PASSWORD: '' }

/** What empties the edge. */
const OF_WORKER: ProcessEnvironment = { EDGE_PURGE_TOKEN: '' }

/** What asks about stolen devices. */
const OF_DESK: ProcessEnvironment = { BLOCK_LIST_TOKEN: '' }

const WITHHELD_FROM: Readonly<Record<ProcessRole, ProcessEnvironment>> = {
  web: { ...OF_WORKER, ...OF_DESK },
  worker: { ...OF_WEB, ...OF_DESK },
  desk: { ...OF_WEB, ...OF_WORKER },
}

export interface ProcessSecrets {
  readonly urls: RoleUrls
  /** The address past a pooler, where there is one. */
  readonly directUrl: string | undefined
  readonly ring: KeyRing
  /** Null for a shop with a mail server. */
  readonly mailboxToken: string | null
}

/** What a process gets: the ring, the database as its own role, and no secret that only others have a use for. */
export const buildProcessEnvironment = (
  role: ProcessRole,
  { urls, directUrl, ring, mailboxToken }: ProcessSecrets,
): ProcessEnvironment => ({
  ...WITHHELD,
  ...WITHHELD_FROM[role],
  MAILBOX_TOKEN: role === 'web' ? (mailboxToken ?? '') : '',
  DATABASE_URL: urls[role],
  DATABASE_DIRECT_URL: directUrl === undefined ? '' : toDirectUrl(directUrl, urls[role]),
  SHOP_SECRET: formatKeyRing(ring),
})

/** What the development process gets, which is all three kinds at once. */
export const buildDevelopmentEnvironment = ({
  urls,
  directUrl,
  ring,
  mailboxToken,
}: ProcessSecrets): ProcessEnvironment => ({
  DATABASE_URL: urls.web,
  DATABASE_DIRECT_URL: directUrl === undefined ? '' : toDirectUrl(directUrl, urls.web),
  DATABASE_URL_WEB: urls.web,
  DATABASE_URL_WORKER: urls.worker,
  DATABASE_URL_DESK: urls.desk,
  SHOP_SECRET: formatKeyRing(ring),
  MAILBOX_TOKEN: mailboxToken ?? '',
})
