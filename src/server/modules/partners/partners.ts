import { isDeepStrictEqual } from 'node:util'
import type { HostTable } from '#domain/markets/host-table.ts'
import { normaliseHost } from '#domain/markets/host-table.ts'
import {
  type BrandRecord,
  type FindPartner,
  isWidgetRecord,
  type Partner,
  type PartnerKey,
  type PartnerRecord,
  type WidgetPartner,
  type WidgetRecord,
} from '#domain/partners/partner.ts'
import type { HostConfig } from '#server/config/load-host-config.ts'
import { StartupError } from '#server/config/startup-error.ts'
import type { PublishedPartner } from './partners.repository.ts'

/** What the files of an installation say about partners, and which host has which. */
export type PartnerHosts = Pick<HostConfig, 'table' | 'partners' | 'widgetPartnerOrigins'>

export const NO_PARTNER_HOSTS: PartnerHosts = {
  table: new Map(),
  partners: new Map(),
  widgetPartnerOrigins: [],
}

/** The record of the origins in the hosts file, which names nobody. */
const FILE_WIDGET_ID = 'hosts-file'

export const listFileWidgets = ({
  widgetPartnerOrigins: origins,
}: PartnerHosts): ReadonlyMap<string, WidgetRecord> =>
  new Map(origins.length === 0 ? [] : [[FILE_WIDGET_ID, { name: 'HOSTS_FILE', origins }]])

/** The record that the files have of a partner; null for one that was added at the desk. */
export function findFileRecord(hosts: PartnerHosts, { kind, id }: PartnerKey): PartnerRecord | null {
  if (kind === 'widget') return listFileWidgets(hosts).get(id) ?? null
  const partner = hosts.partners.get(id)
  if (!partner) return null
  const { id: _, ...record } = partner
  return record
}

/** The record that the operator's file has of a brand partner, if it has one. */
export const findFileBrands = ({ partners }: PartnerHosts, id: string): readonly BrandRecord[] => {
  const partner = partners.get(id)
  return partner ? [partner] : []
}

/** The partners of a running shop, as they are now. */
export interface Partners {
  /** The record of a brand partner, also of a retired one: a host may still carry its name. */
  find(id: string): Partner | null
  /** The pages that may embed the widget. Another list whenever they change. */
  readonly widgetOrigins: readonly string[]
}

export interface LivePartners extends Partners {
  /** Reads what was published at the desk. */
  refresh(): Promise<void>
}

/**
 * The record that a partner has by its last version. Where that puts the one of the files back, it is what they say now;
 * a brand that they no longer have keeps the last one, because a host may still carry its name.
 */
export function resolveRecord(
  hosts: PartnerHosts,
  { restores, record, ...key }: Omit<PublishedPartner, 'isRetired'>,
): PartnerRecord | null {
  if (restores !== 0) return record
  return findFileRecord(hosts, key) ?? (isWidgetRecord(record) ? null : record)
}

const toBrands = (hosts: PartnerHosts, published: readonly PublishedPartner[]): Map<string, Partner> => {
  const brands = new Map(hosts.partners)
  for (const version of published) {
    const record = resolveRecord(hosts, version)
    if (record && !isWidgetRecord(record)) brands.set(version.id, { id: version.id, ...record })
  }
  return brands
}

/** The hosts of the widget that aren't retired. */
export function listLiveWidgets(
  hosts: PartnerHosts,
  published: readonly PublishedPartner[],
): readonly WidgetPartner[] {
  const records = new Map(listFileWidgets(hosts))
  for (const version of published.filter(({ kind }) => kind === 'widget')) {
    const record = version.isRetired ? null : resolveRecord(hosts, version)
    if (record && isWidgetRecord(record)) records.set(version.id, record)
    else records.delete(version.id)
  }
  return [...records].map(([id, record]) => ({ id, ...record }))
}

const listWidgetOrigins = (
  hosts: PartnerHosts,
  published: readonly PublishedPartner[],
): readonly string[] => [...new Set(listLiveWidgets(hosts, published).flatMap(({ origins }) => origins))]

/** The records of the files, and over them what was published at the desk. */
export function createPartners(
  hosts: PartnerHosts,
  readPublished: () => Promise<readonly PublishedPartner[]>,
): LivePartners {
  let brands = toBrands(hosts, [])
  let widgetOrigins = listWidgetOrigins(hosts, [])
  let latest: Promise<void> = Promise.resolve()

  async function read(): Promise<void> {
    const published = await readPublished()
    brands = toBrands(hosts, published)
    widgetOrigins = listWidgetOrigins(hosts, published)
  }

  return {
    find: (id) => brands.get(id) ?? null,
    get widgetOrigins() {
      return widgetOrigins
    },
    refresh() {
      // One after the other: an answer that is slow must not replace one that is newer.
      latest = latest.then(read, read)
      return latest
    },
  }
}

/** Whether the desk has published other origins than the hosts file has: a change of that file has no effect then. */
export function hidesHostsFile(hosts: PartnerHosts, published: readonly PublishedPartner[]): boolean {
  const version = published.find(({ kind, id }) => kind === 'widget' && id === FILE_WIDGET_ID)
  const record = version && !version.isRetired ? resolveRecord(hosts, version) : null
  const shown = record && isWidgetRecord(record) ? record.origins : []
  return (
    version !== undefined && !isDeepStrictEqual([...shown].sort(), [...hosts.widgetPartnerOrigins].sort())
  )
}

/** A partner's shop without its partner would have no name. */
export function requirePartnerRecords(table: HostTable, { find }: Pick<Partners, 'find'>): void {
  for (const { host, partner } of table.values())
    if (partner !== undefined && find(partner) === null)
      throw new StartupError(
        `The host ${host} names the partner ${partner}, but there’s no record of that partner. Add it to "partners" in OPERATOR_FILE, or at the desk.`,
      )
}

/** Finds a partner for a process that doesn't hear of changes: it asks each time. */
export const createFindPartner =
  (hosts: PartnerHosts, findPublished: (id: string) => Promise<PublishedPartner | null>): FindPartner =>
  async (url) => {
    const id = hosts.table.get(normaliseHost(new URL(url).host))?.partner
    if (id === undefined) return null
    const version = await findPublished(id)
    return toBrands(hosts, version ? [version] : []).get(id) ?? null
  }
