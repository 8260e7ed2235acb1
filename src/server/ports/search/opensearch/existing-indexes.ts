import type { API, Client } from '@opensearch-project/opensearch'
import { z } from 'zod'
import { DAY_MS } from '#domain/kernel/durations.ts'
import { askPatiently } from './ask.ts'
import { INDEX_META, type IndexMeta } from './index-definitions.ts'
import {
  isNamedByEarlierRelease,
  isNamedByRelease,
  isNamedByThisRelease,
  type ReleaseAlias,
} from './release-alias.ts'

export interface ExistingIndex extends IndexMeta {
  readonly index: string
  readonly aliases: readonly string[]
}

const INDEXES = z.record(
  z.string(),
  z.object({
    aliases: z.record(z.string(), z.unknown()).default({}),
    mappings: z.object({ _meta: INDEX_META.optional() }).optional(),
  }),
)

/** Every index that has one of the names, or that a release has created for one. */
export async function readExistingIndexes(
  client: Client,
  aliases: readonly ReleaseAlias[],
  timeoutMs: number,
): Promise<ExistingIndex[]> {
  const index = aliases.flatMap(({ name }) => [name, `${name}-*`])
  const askIndexes = () => client.indices.get({ index, ignore_unavailable: true, allow_no_indices: true })
  const { body } = await askPatiently(askIndexes, timeoutMs)
  return Object.entries(INDEXES.parse(body)).map(([name, state]) => ({
    index: name,
    aliases: Object.keys(state.aliases),
    ...state.mappings?._meta,
  }))
}

/** The index that this release has filled and searches. */
export const findCurrent = (
  alias: ReleaseAlias,
  existing: readonly ExistingIndex[],
): ExistingIndex | undefined =>
  existing.find(
    ({ index, aliases, revision }) =>
      aliases.includes(alias.searched) &&
      revision === alias.revision &&
      // One that is only borrowed may be removed any time by the release that it belongs to.
      isNamedByThisRelease(alias, index),
  )

/** Whether this release has filled an index with this version of the catalogue. */
export const isFilled = (alias: ReleaseAlias, existing: readonly ExistingIndex[], version: string): boolean =>
  findCurrent(alias, existing)?.catalogueVersion === version

/** An index of a release without an alias of its own that can be searched until this release has filled one. */
export const findBorrowable = (
  { name, searched, revision }: ReleaseAlias,
  existing: readonly ExistingIndex[],
): ExistingIndex | undefined =>
  existing.some(({ aliases }) => aliases.includes(searched))
    ? undefined
    : existing.find((found) => found.aliases.includes(name) && found.revision === revision)

/** Indexes left over from an interrupted fill, of whichever release: those that fill take turns. */
export const listLeftovers = (alias: ReleaseAlias, existing: readonly ExistingIndex[]): string[] =>
  existing
    .filter(({ index, aliases }) => isNamedByRelease(alias, index) && aliases.length === 0)
    .map(({ index }) => index)

/** Whether releases with this definition search the index. */
const isOurs = (alias: ReleaseAlias, { aliases, revision }: ExistingIndex): boolean =>
  aliases.includes(alias.searched) || (aliases.includes(alias.name) && revision === alias.revision)

/** Indexes of other releases that don't hold this version of the catalogue. */
export const listBehind = (
  alias: ReleaseAlias,
  existing: readonly ExistingIndex[],
  version: string,
): ExistingIndex[] =>
  existing.filter(
    (found) =>
      isNamedByRelease(alias, found.index) &&
      found.aliases.length > 0 &&
      !isOurs(alias, found) &&
      found.catalogueVersion !== version,
  )

/** A release at work takes over a change within minutes; after this time, it has been replaced. */
const BEHIND_FOR_MS = DAY_MS

export const isAbandoned = ({ behindSinceMs = Number.POSITIVE_INFINITY }: ExistingIndex, nowMs: number) =>
  nowMs - behindSinceMs > BEHIND_FOR_MS

type AliasAction = NonNullable<API.Indices_UpdateAliases_RequestBody['actions']>[number]

/** Points the name of the specification to an index, away from those that have it. */
const buildNameActions = (
  { name }: ReleaseAlias,
  index: string,
  holders: readonly ExistingIndex[],
): AliasAction[] => [
  ...holders.map((holder) => ({ remove: { index: holder.index, alias: name } })),
  { add: { index, alias: name } },
]

/** Takes an index out of use. What no release has created only loses the aliases. */
function buildReplaceActions(alias: ReleaseAlias, { index, aliases }: ExistingIndex): AliasAction[] {
  // An index with the name itself has to go before the name can become an alias.
  if (index === alias.name || isNamedByRelease(alias, index)) return [{ remove_index: { index } }]
  const names = [alias.name, alias.searched].filter((name) => aliases.includes(name))
  return names.map((name) => ({ remove: { index, alias: name } }))
}

/** Points searches of this release to a new index, in place of those that it has searched so far. */
export function buildSwapActions(
  alias: ReleaseAlias,
  index: string,
  existing: readonly ExistingIndex[],
): AliasAction[] {
  const replaced = existing.filter((found) => found.index === alias.name || isOurs(alias, found))
  const holders = existing.filter((found) => found.aliases.includes(alias.name) && !replaced.includes(found))
  // A release without an alias of its own still searches by this name, and would not understand our index.
  const isNameTaken = holders.some((holder) => isNamedByEarlierRelease(alias, holder.index))
  return [
    ...replaced.flatMap((found) => buildReplaceActions(alias, found)),
    { add: { index, alias: alias.searched } },
    ...(isNameTaken ? [] : buildNameActions(alias, index, holders)),
  ]
}

/** Removes an abandoned index of another release. The name of the specification, if it has it, goes to ours. */
export function buildRemovalActions(
  alias: ReleaseAlias,
  abandoned: ExistingIndex,
  current: ExistingIndex | undefined,
): AliasAction[] {
  const removal = { remove_index: { index: abandoned.index } }
  const isNameFree = abandoned.aliases.includes(alias.name)
  return isNameFree && current ? [removal, ...buildNameActions(alias, current.index, [])] : [removal]
}
