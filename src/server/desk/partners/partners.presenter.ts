import { isDeepStrictEqual } from 'node:util'
import type { ListedPartner, OpenPartner } from '#contracts/desk/partners.ts'
import { MARKET_IDS } from '#domain/markets/market-id.ts'
import {
  type BrandRecord,
  isWidgetRecord,
  type PartnerKey,
  type PartnerRecord,
} from '#domain/partners/partner.ts'
import type { PreviewHosts } from '#server/config/preview-hosts.ts'
import { toTimeJson } from '#server/http/time-json.ts'
import { findCurrent, listPartnerHosts } from '#server/modules/partners/manage-partners.ts'
import type { StoredPartner } from '#server/modules/partners/partners.repository.ts'
import { findFileRecord, listFileWidgets, type PartnerHosts } from '#server/modules/partners/partners.ts'

const toChange = ({ publishedAt, publishedBy }: StoredPartner) => ({
  at: toTimeJson(publishedAt.getTime()),
  by: publishedBy,
})

const listFileKeys = (hosts: PartnerHosts): PartnerKey[] => [
  ...[...hosts.partners.keys()].map((id) => ({ kind: 'brand' as const, id })),
  ...[...listFileWidgets(hosts).keys()].map((id) => ({ kind: 'widget' as const, id })),
]

const isSameKey = (one: PartnerKey, other: PartnerKey): boolean =>
  one.kind === other.kind && one.id === other.id

const presentFacts = (hosts: PartnerHosts, { kind, id }: PartnerKey) => ({
  kind,
  id,
  isDelivered: findFileRecord(hosts, { kind, id }) !== null,
  hosts: listPartnerHosts(hosts.table, { kind, id }),
})

function presentListed(hosts: PartnerHosts, key: PartnerKey, stored: StoredPartner | null): ListedPartner[] {
  const { number, record, isRetired } = findCurrent({ hosts, key }, stored ? [stored] : [])
  if (!record) return []
  return [
    {
      ...presentFacts(hosts, key),
      version: number,
      isRetired,
      name: record.name,
      origins: isWidgetRecord(record) ? [...record.origins] : [],
      changed: stored && toChange(stored),
    },
  ]
}

/** Partners of the files and of the desk, by name. */
export function presentPartners(hosts: PartnerHosts, stored: readonly StoredPartner[]): ListedPartner[] {
  const added = stored.filter(({ kind, id }) => findFileRecord(hosts, { kind, id }) === null)
  return [...listFileKeys(hosts), ...added]
    .flatMap((key) => presentListed(hosts, key, stored.find((each) => isSameKey(each, key)) ?? null))
    .toSorted((one, other) => one.name.localeCompare(other.name))
}

const presentBrand = ({ logo: { svg, hasName }, ...record }: BrandRecord): OpenPartner['brand'] => ({
  ...record,
  words: { ...record.words },
  logo: { svg, hasName },
})

/** The names of the fields in which two records differ. */
function listChanges(before: PartnerRecord | null, after: PartnerRecord): string[] {
  const earlier: Readonly<Record<string, unknown>> = { ...before }
  return Object.entries(after).flatMap(([field, value]) =>
    isDeepStrictEqual(earlier[field], value) ? [] : field,
  )
}

/** A partner with its versions; an id that nobody has yet is the start of a new one. */
export function presentPartner(
  { hosts, previews }: { readonly hosts: PartnerHosts; readonly previews: PreviewHosts },
  key: PartnerKey,
  versions: readonly StoredPartner[],
): OpenPartner {
  const { number, record, isRetired } = findCurrent({ hosts, key }, versions)
  const fileRecord = findFileRecord(hosts, key)
  return {
    ...presentFacts(hosts, key),
    version: number,
    isRetired,
    brand: record && !isWidgetRecord(record) ? presentBrand(record) : null,
    widget: record && isWidgetRecord(record) ? { ...record, origins: [...record.origins] } : null,
    versions: versions.map((version, index) => ({
      ...toChange(version),
      number: version.number,
      restores: version.restores,
      isRetired: version.isRetired,
      changes: listChanges(versions[index + 1]?.record ?? fileRecord, version.record),
    })),
    previewMarkets:
      key.kind === 'brand' ? MARKET_IDS.filter((market) => previews.find(market, 'agan') !== null) : [],
  }
}
