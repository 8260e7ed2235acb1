import type { ChangedDocuments, DocumentStream, IndexNames } from '../search-engine.ts'
import { askPatiently, OpenSearchFailure } from './ask.ts'
import {
  buildRetireActions,
  createVersion,
  type ExistingIndex,
  findCurrent,
  isFilled,
  listLeftovers,
  readExistingIndexes,
  type SearchAlias,
} from './existing-indexes.ts'
import { type Filling, fillIndex, type NewIndex } from './fill-index.ts'
import { hashDefinition } from './index-definitions.ts'
import { noteCatalogueVersion, replaceDocuments } from './replace-documents.ts'

export interface IndexKeeperOptions extends Filling {
  readonly indexes: readonly IndexNames[]
  readonly load: (names: IndexNames) => Promise<DocumentStream>
  /** Identifies the state of the catalogue; without it every refresh rebuilds the indexes. */
  readonly readVersion?: () => Promise<string>
  /** What differs between two versions of the catalogue; null if new indexes have to be filled. */
  readonly loadChanged?: (names: IndexNames, from: string, to: string) => Promise<ChangedDocuments | null>
  /** Called with problems that don't affect searches. */
  readonly onError: (task: string, error: unknown) => void
}

const listAliases = ({ manufacturers, devices }: IndexNames): readonly SearchAlias[] => [
  { name: manufacturers, kind: 'groups' },
  { name: devices, kind: 'devices' },
]

/** For how long new indexes wait for their copies: some times what one request may wait. */
const COPIES_ATTEMPTS = 20
const COPIES_WAIT = '15s'

const isTimeout = (error: unknown) => error instanceof OpenSearchFailure && error.status === 408

interface FilledAlias extends SearchAlias {
  readonly index: string
}

/** Keeps the indexes behind the aliases up to date. */
export class IndexKeeper {
  readonly #options: IndexKeeperOptions
  readonly #aliases: readonly SearchAlias[]

  constructor(options: IndexKeeperOptions) {
    this.#options = options
    this.#aliases = options.indexes.flatMap(listAliases)
  }

  async fillIfNeeded(): Promise<void> {
    const version = (await this.#options.readVersion?.()) ?? ''
    const existing = await this.#readExisting()
    if (this.#aliases.every((alias) => isFilled(alias, existing, version))) return
    if (!(await this.#replaceChanged(existing, version))) await this.#rebuild(version)
  }

  /** Changes the indexes in use. False if that isn't possible; what was changed by then holds the new version. */
  async #replaceChanged(existing: readonly ExistingIndex[], version: string): Promise<boolean> {
    const { client, indexes, loadChanged, timeoutMs } = this.#options
    for (const names of indexes) {
      const current = listAliases(names).map((alias) => ({ ...alias, ...findCurrent(alias, existing) }))
      const from = current.find(({ kind }) => kind === 'devices')?.catalogueVersion
      const changed = from && (await loadChanged?.(names, from, version))
      // Groups have no order of their own, so changed ones need a new index.
      if (!changed || changed.groups) return false
      for (const { index, kind } of current) {
        if (!index) return false
        if (kind === 'devices') await replaceDocuments(client, { index, ...changed }, timeoutMs)
        // Last, so that a change that was interrupted is made again.
        await noteCatalogueVersion(client, { index, kind, version }, timeoutMs)
      }
    }
    return true
  }

  /** Fills new indexes and moves the aliases to them in one step, so that no search sees a half-filled one. */
  async refresh(): Promise<void> {
    // Several processes notice the same change: all but the first find it done.
    if (this.#options.readVersion) await this.fillIfNeeded()
    else await this.#rebuild('')
  }

  async #rebuild(catalogueVersion: string): Promise<void> {
    const existing = await this.#readExisting()
    const leftovers = this.#aliases.flatMap((alias) => listLeftovers(alias, existing))
    await this.#remove(leftovers, 'removing leftover indexes')
    const filled = await this.#fillAll(catalogueVersion)
    await this.#waitForCopies(filled.map(({ index }) => index))
    await this.#swap(filled)
  }

  async #fillAll(catalogueVersion: string): Promise<FilledAlias[]> {
    const { indexes, load } = this.#options
    const version = createVersion()
    const filled: FilledAlias[] = []
    try {
      for (const names of indexes) {
        const { groups, devices } = await load(names)
        const portions = { groups: [groups], devices }
        for (const alias of listAliases(names)) {
          const target: NewIndex & FilledAlias = {
            ...alias,
            index: `${alias.name}-${version}`,
            portions: portions[alias.kind],
            catalogueVersion,
          }
          filled.push(target)
          await fillIndex(target, this.#options)
        }
      }
      return filled
    } catch (error) {
      const names = filled.map(({ index }) => index)
      await this.#remove(names, 'removing half-filled indexes')
      throw error
    }
  }

  /** An index without a copy is lost with its node. Where no node takes one, it serves nonetheless. */
  async #waitForCopies(index: string[]): Promise<void> {
    const { client, timeoutMs, onError } = this.#options
    for (let attempt = 1; attempt <= COPIES_ATTEMPTS; attempt += 1) {
      try {
        const askHealth = () =>
          client.cluster.health({ index, wait_for_status: 'green', timeout: COPIES_WAIT })
        await askPatiently(askHealth, timeoutMs)
        return
      } catch (error) {
        if (!isTimeout(error)) throw error
        if (attempt === COPIES_ATTEMPTS) onError('waiting for the copies of new indexes', error)
      }
    }
  }

  /** After a failure here nothing is removed: the aliases may have moved although no answer came. */
  async #swap(filled: readonly FilledAlias[]): Promise<void> {
    const { client, timeoutMs } = this.#options
    const existing = await this.#readExisting()
    for (const { index, kind } of filled) {
      // If another process removes an index that is being filled, the next document recreates it without our mappings.
      const isOurs = existing.some(
        (found) => found.index === index && found.revision === hashDefinition(kind),
      )
      if (!isOurs) throw new Error(`${index} was removed while it was filled`)
    }
    const actions = filled.flatMap((alias) => [
      ...buildRetireActions(alias, existing),
      { add: { index: alias.index, alias: alias.name } },
    ])
    await askPatiently(() => client.indices.updateAliases({ body: { actions } }), timeoutMs)
  }

  #readExisting() {
    return readExistingIndexes(this.#options.client, this.#aliases, this.#options.timeoutMs)
  }

  /** Cleaning up is not worth a failure: the next refresh finds the leftovers again. */
  async #remove(index: string[], task: string): Promise<void> {
    const { client, timeoutMs, onError } = this.#options
    if (index.length === 0) return
    try {
      await askPatiently(() => client.indices.delete({ index, ignore_unavailable: true }), timeoutMs)
    } catch (error) {
      onError(task, error)
    }
  }
}
