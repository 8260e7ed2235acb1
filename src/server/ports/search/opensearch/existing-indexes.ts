import { randomUUID } from 'node:crypto'
import type { Client } from '@opensearch-project/opensearch'
import { z } from 'zod'
import type { IndexKind } from '../recognise-source.ts'
import { ask } from './ask.ts'
import { revisionOf } from './index-definitions.ts'

/** A name that is searched in: an alias for the index that holds the documents now. */
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

/** A new version; later ones are greater, and no two processes make the same. */
export const createVersion = (): string =>
  `${new Date().toISOString().replace(/\D/g, '')}-${randomUUID().slice(0, 8)}`

/** Every index that one of the names stands for, or that a refresh has made for one. */
export async function readExistingIndexes(
  client: Client,
  aliases: readonly SearchAlias[],
  timeoutMs: number,
): Promise<ExistingIndex[]> {
  const index = aliases.flatMap(({ name }) => [name, `${name}-*`])
  const request = client.indices.get({ index, ignore_unavailable: true, allow_no_indices: true })
  const { body } = await ask(request, timeoutMs)
  return Object.entries(INDEXES.parse(body)).map(([name, state]) => ({
    index: name,
    aliases: Object.keys(state.aliases),
    revision: state.mappings?._meta?.revision,
    catalogueVersion: state.mappings?._meta?.catalogueVersion,
  }))
}

const isVersionOf = ({ name }: SearchAlias, index: string): boolean =>
  index.startsWith(`${name}-`) && VERSION.test(index.slice(name.length + 1))

/** Whether the name leads to an index of the current form that holds this state of the catalogue. */
export const isFilled = (
  { name, kind }: SearchAlias,
  existing: readonly ExistingIndex[],
  version: string,
): boolean =>
  existing.some(
    ({ aliases, revision, catalogueVersion }) =>
      aliases.includes(name) && revision === revisionOf(kind) && catalogueVersion === version,
  )

/** Indexes of a run that was broken off. */
export const leftoversOf = (alias: SearchAlias, existing: readonly ExistingIndex[]): string[] =>
  existing
    .filter(({ index, aliases }) => isVersionOf(alias, index) && aliases.length === 0)
    .map(({ index }) => index)

/** What takes the name from the indexes that have it. One that no refresh has made loses the name only. */
export const retireActions = (alias: SearchAlias, existing: readonly ExistingIndex[]) =>
  existing
    .filter(({ index, aliases }) => index === alias.name || aliases.includes(alias.name))
    .map(({ index }) =>
      // An index of the very name has to go before the name can be an alias.
      index === alias.name || isVersionOf(alias, index)
        ? { remove_index: { index } }
        : { remove: { index, alias: alias.name } },
    )
