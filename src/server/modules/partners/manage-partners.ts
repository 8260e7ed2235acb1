import { isDeepStrictEqual } from 'node:util'
import type { BrandEntry } from '#contracts/desk/partners.ts'
import type { FieldProblem } from '#domain/kernel/field-problem.ts'
import { isPublicHost } from '#domain/markets/host-reach.ts'
import type { HostTable } from '#domain/markets/host-table.ts'
import { checkOriginsBeside, checkPartner, isSecureOrigin } from '#domain/partners/check-partner.ts'
import {
  type BrandRecord,
  isWidgetRecord,
  type PartnerKey,
  type PartnerRecord,
} from '#domain/partners/partner.ts'
import { parseLogo } from '#server/config/read-logo.ts'
import { bumpCacheVersion } from '#server/db/cache-versions.ts'
import type { Transaction } from '#server/db/database.ts'
import { createInvalidFieldsError } from '#server/http/create-invalid-fields-error.ts'
import { HttpError } from '#server/http/error-handler.ts'
import {
  insertPartnerVersion,
  listPartnerVersions,
  lockPartner,
  readPublishedPartners,
  type StoredPartner,
} from './partners.repository.ts'
import { findFileRecord, listLiveWidgets, type PartnerHosts, resolveRecord } from './partners.ts'

export const refuseUnknownPartner = () =>
  new HttpError(404, 'NOT_FOUND', 'There’s no such partner, or no such version of its record.')

const refuseOvertaken = () =>
  new HttpError(
    409,
    'DRAFT_CHANGED',
    'Someone else has changed this partner in the meantime. Load it again, then repeat your change.',
  )

/** Who changes a partner, when, and which version they have seen. */
export interface PartnerChange {
  readonly operatorId: string
  readonly at: Date
  readonly seen: number
}

/** A partner, and what the files of the installation say about it. */
export interface ManagedPartner {
  readonly key: PartnerKey
  readonly hosts: PartnerHosts
}

/** What is wrong is named as a field of the request. */
const refuseProblems = (problems: readonly FieldProblem[]) =>
  createInvalidFieldsError(problems.map(({ field, ...rest }) => ({ ...rest, field: `record.${field}` })))

/** The record of what an operator has typed. A drawing that might do more than be drawn is refused. */
export function readBrandEntry({ logo: { svg, hasName }, ...entry }: BrandEntry): BrandRecord {
  try {
    return { ...entry, logo: { ...parseLogo(svg), hasName } }
  } catch (error) {
    const found = error instanceof Error ? error.message : String(error)
    throw refuseProblems([{ field: 'logo.svg', key: 'LOGO_REFUSED', params: { found } }])
  }
}

/** The hosts whose shops carry a partner's name. */
export const listPartnerHosts = (table: HostTable, { kind, id }: PartnerKey): string[] =>
  kind === 'brand' ? [...table.values()].filter(({ partner }) => partner === id).map(({ host }) => host) : []

interface Current {
  readonly number: number
  readonly record: PartnerRecord | null
  readonly isRetired: boolean
  /** Whether it is what the files say, whatever that is. */
  readonly followsFiles: boolean
}

/** What is known about a partner now: the last version, or what the files say. */
export function findCurrent({ hosts, key }: ManagedPartner, [latest]: readonly StoredPartner[]): Current {
  if (!latest) return { number: 0, record: findFileRecord(hosts, key), isRetired: false, followsFiles: true }
  const { number, isRetired, restores } = latest
  return { number, record: resolveRecord(hosts, latest), isRetired, followsFiles: restores === 0 }
}

interface Version {
  readonly record: PartnerRecord
  readonly isRetired: boolean
  readonly restores: number | null
}

/** A host of the widget is refused origins that another one has, and more than the header has room for. */
async function requireRoom(
  tx: Transaction,
  { hosts, key }: ManagedPartner,
  { record, isRetired }: Version,
): Promise<void> {
  if (isRetired || !isWidgetRecord(record)) return
  const live = listLiveWidgets(hosts, await readPublishedPartners(tx))
  const problems = checkOriginsBeside(
    record.origins,
    live.filter(({ id }) => id !== key.id),
  )
  if (problems.length > 0) throw refuseProblems(problems)
}

/** Adds a version that every process shows within seconds. Said twice, it is there once. */
async function addVersion(
  tx: Transaction,
  managed: ManagedPartner,
  { seen, operatorId, at }: PartnerChange,
  choose: (current: Current, versions: readonly StoredPartner[]) => Version,
): Promise<number> {
  const { key } = managed
  await lockPartner(tx, key)
  const versions = await listPartnerVersions(tx, key)
  const current = findCurrent(managed, versions)
  const version = choose(current, versions)
  const isSame = version.isRetired === current.isRetired && isDeepStrictEqual(version.record, current.record)
  if (isSame && (version.restores !== 0 || current.followsFiles)) return current.number
  if (current.number !== seen) throw refuseOvertaken()
  await requireRoom(tx, managed, version)
  const number = current.number + 1
  await insertPartnerVersion(tx, key, { ...version, number, operatorId, at })
  await bumpCacheVersion(tx, 'content')
  return number
}

/** Pages of this machine may embed a shop that nobody else can reach, for trying it out. */
function findLocalOrigins(table: HostTable, record: PartnerRecord): FieldProblem[] {
  if (!isWidgetRecord(record) || ![...table.values()].some(isPublicHost)) return []
  return record.origins.flatMap((found, index) =>
    isSecureOrigin(found) ? [] : [{ field: `origins.${index}`, key: 'ORIGIN_LOCAL', params: { found } }],
  )
}

const requireSound = ({ table }: PartnerHosts, record: PartnerRecord): PartnerRecord => {
  const wrong = checkPartner(record)
  const problems = wrong.length > 0 ? wrong : findLocalOrigins(table, record)
  if (problems.length > 0) throw refuseProblems(problems)
  return record
}

/** Publishes a record; one that was retired is there again. */
export const publishPartner = (
  tx: Transaction,
  managed: ManagedPartner,
  { record, ...change }: PartnerChange & { readonly record: PartnerRecord },
): Promise<number> => {
  const sound = requireSound(managed.hosts, record)
  return addVersion(tx, managed, change, () => ({ record: sound, isRetired: false, restores: null }))
}

/** Retires a partner. A shop that carries its name would have none. */
export const retirePartner = (
  tx: Transaction,
  managed: ManagedPartner,
  change: PartnerChange,
): Promise<number> =>
  addVersion(tx, managed, change, ({ record }) => {
    if (!record) throw refuseUnknownPartner()
    const hosts = listPartnerHosts(managed.hosts.table, managed.key)
    if (hosts.length > 0)
      throw new HttpError(
        409,
        'NOT_POSSIBLE',
        `These hosts carry its name: ${hosts.join(', ')}. Remove them from HOSTS_FILE first.`,
      )
    return { record, isRetired: true, restores: null }
  })

/** Publishes an earlier version once more; 0 is what the files say. */
export const restorePartner = (
  tx: Transaction,
  managed: ManagedPartner,
  { number, ...change }: PartnerChange & { readonly number: number },
): Promise<number> =>
  addVersion(tx, managed, change, (_current, versions) => {
    const record =
      number === 0
        ? findFileRecord(managed.hosts, managed.key)
        : versions.find((version) => version.number === number)?.record
    if (!record) throw refuseUnknownPartner()
    return { record: requireSound(managed.hosts, record), isRetired: false, restores: number }
  })
