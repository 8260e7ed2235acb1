import type { Client } from '@opensearch-project/opensearch'
import type { IndexNames, SearchDocuments } from '../search-engine.ts'
import { ask } from './ask.ts'
import {
  createVersion,
  isFilled,
  leftoversOf,
  readExistingIndexes,
  retireActions,
  type SearchAlias,
} from './existing-indexes.ts'
import { fillIndex, type NewIndex } from './fill-index.ts'
import { revisionOf } from './index-definitions.ts'

export interface IndexKeeperOptions {
  readonly client: Client
  readonly indexes: readonly IndexNames[]
  readonly load: (names: IndexNames) => Promise<SearchDocuments>
  /** Names the state of the catalogue; without it every refresh fills anew. */
  readonly readVersion?: () => Promise<string>
  readonly timeoutMs: number
  /** Told what went wrong without harm to the search. */
  readonly onError: (task: string, error: unknown) => void
}

export const aliasesOf = ({ manufacturers, devices }: IndexNames): readonly SearchAlias[] => [
  { name: manufacturers, kind: 'groups' },
  { name: devices, kind: 'devices' },
]

interface FilledAlias extends SearchAlias {
  readonly index: string
}

/** Keeps the indexes behind the names that are searched in. */
export class IndexKeeper {
  readonly #options: IndexKeeperOptions
  readonly #aliases: readonly SearchAlias[]

  constructor(options: IndexKeeperOptions) {
    this.#options = options
    this.#aliases = options.indexes.flatMap(aliasesOf)
  }

  async fillIfNeeded(): Promise<void> {
    const version = (await this.#options.readVersion?.()) ?? ''
    const existing = await this.#readExisting()
    if (!this.#aliases.every((alias) => isFilled(alias, existing, version))) await this.#fillAnew(version)
  }

  /** Fills new indexes and gives them the names of the old ones at once, so that no search sees a half-filled one. */
  async refresh(): Promise<void> {
    // Several processes hear of the same change: whoever comes later finds it done.
    if (this.#options.readVersion) await this.fillIfNeeded()
    else await this.#fillAnew('')
  }

  async #fillAnew(catalogueVersion: string): Promise<void> {
    const existing = await this.#readExisting()
    const leftovers = this.#aliases.flatMap((alias) => leftoversOf(alias, existing))
    await this.#remove(leftovers, 'removing leftover indexes')
    await this.#swap(await this.#fillAll(catalogueVersion))
  }

  async #fillAll(catalogueVersion: string): Promise<FilledAlias[]> {
    const { client, indexes, load, timeoutMs } = this.#options
    const version = createVersion()
    const filled: FilledAlias[] = []
    try {
      for (const names of indexes) {
        const documents = await load(names)
        for (const alias of aliasesOf(names)) {
          const target: NewIndex & FilledAlias = {
            ...alias,
            index: `${alias.name}-${version}`,
            documents: documents[alias.kind],
            catalogueVersion,
          }
          filled.push(target)
          await fillIndex(client, target, timeoutMs)
        }
      }
      return filled
    } catch (error) {
      const names = filled.map(({ index }) => index)
      await this.#remove(names, 'removing half-filled indexes')
      throw error
    }
  }

  /** After a failure here nothing is removed: the names may have moved although no answer came. */
  async #swap(filled: readonly FilledAlias[]): Promise<void> {
    const { client, timeoutMs } = this.#options
    const existing = await this.#readExisting()
    for (const { index, kind } of filled) {
      // A document that comes after its index was removed by somebody else makes it anew, without our mappings.
      const isOurs = existing.some((found) => found.index === index && found.revision === revisionOf(kind))
      if (!isOurs) throw new Error(`${index} was removed while it was filled`)
    }
    const actions = filled.flatMap((alias) => [
      ...retireActions(alias, existing),
      { add: { index: alias.index, alias: alias.name } },
    ])
    await ask(client.indices.updateAliases({ body: { actions } }), timeoutMs)
  }

  #readExisting() {
    return readExistingIndexes(this.#options.client, this.#aliases, this.#options.timeoutMs)
  }

  /** Tidying up is not worth a failure: what is left now is found again next time. */
  async #remove(index: string[], task: string): Promise<void> {
    const { client, timeoutMs, onError } = this.#options
    if (index.length === 0) return
    try {
      await ask(client.indices.delete({ index, ignore_unavailable: true }), timeoutMs)
    } catch (error) {
      onError(task, error)
    }
  }
}
