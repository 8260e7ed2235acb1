import { randomUUID } from 'node:crypto'
import type { Client } from '@opensearch-project/opensearch'
import { z } from 'zod'
import type { IndexKind } from '#domain/search/index-kind.ts'
import { askPatiently } from './ask.ts'
import { hashDefinition } from './index-definitions.ts'

/** The name that searches use: an alias for the index that holds the current documents. */
export interface SearchAlias {
  readonly name: string
  readonly kind: IndexKind
}

export interface ExistingIndex {
  readonly index: string
  readonly aliases: readonly string[]
  readonly revision: string | undefined
  readonly catalogueVersion: string | undefined
}

const INDEXES = z.record(
  z.string(),
  z.object({
    aliases: z.record(z.string(), z.unknown()).default({}),
    mappings: z
      .object({
        _meta: z
          .object({ revision: z.string().optional(), catalogueVersion: z.string().optional() })
          .optional(),
      })
      .optional(),
  }),
)

const VERSION = /^\d{17}-[0-9a-f]{8}$/

/** A new version; later ones sort higher, and no two processes create the same one. */
export const createVersion = (): string =>
  `${new Date().toISOString().replace(/\D/g, '')}-${randomUUID().slice(0, 8)}`

/** Every index that has one of the aliases, or that a refresh has created for one. */
export async function readExistingIndexes(
  client: Client,
  aliases: readonly SearchAlias[],
  timeoutMs: number,
): Promise<ExistingIndex[]> {
  const index = aliases.flatMap(({ name }) => [name, `${name}-*`])
  const askIndexes = () => client.indices.get({ index, ignore_unavailable: true, allow_no_indices: true })
  const { body } = await askPatiently(askIndexes, timeoutMs)
  return Object.entries(INDEXES.parse(body)).map(([name, state]) => ({
    index: name,
    aliases: Object.keys(state.aliases),
    revision: state.mappings?._meta?.revision,
    catalogueVersion: state.mappings?._meta?.catalogueVersion,
  }))
}

const isVersion = ({ name }: SearchAlias, index: string): boolean =>
  index.startsWith(`${name}-`) && VERSION.test(index.slice(name.length + 1))

/** The index with the current definition that the alias points to. */
export const findCurrent = (
  { name, kind }: SearchAlias,
  existing: readonly ExistingIndex[],
): ExistingIndex | undefined =>
  existing.find(({ aliases, revision }) => aliases.includes(name) && revision === hashDefinition(kind))

/** Whether the alias points to an index with the current definition and this version of the catalogue. */
export const isFilled = (alias: SearchAlias, existing: readonly ExistingIndex[], version: string): boolean =>
  findCurrent(alias, existing)?.catalogueVersion === version

/** Indexes left over from an interrupted refresh. */
export const listLeftovers = (alias: SearchAlias, existing: readonly ExistingIndex[]): string[] =>
  existing
    .filter(({ index, aliases }) => isVersion(alias, index) && aliases.length === 0)
    .map(({ index }) => index)

/** Takes the alias away from its current indexes. Those that a refresh has created are removed, others only lose the alias. */
export const buildRetireActions = (alias: SearchAlias, existing: readonly ExistingIndex[]) =>
  existing
    .filter(({ index, aliases }) => index === alias.name || aliases.includes(alias.name))
    .map(({ index }) =>
      // An index with the name itself has to go before the name can become an alias.
      index === alias.name || isVersion(alias, index)
        ? { remove_index: { index } }
        : { remove: { index, alias: alias.name } },
    )
