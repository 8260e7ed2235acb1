import type { ChangedDocuments, DocumentStream, IndexNames } from '../search-engine.ts'
import { askPatiently, OpenSearchFailure } from './ask.ts'
import {
  buildRemovalActions,
  buildSwapActions,
  type ExistingIndex,
  findBorrowable,
  findCurrent,
  isAbandoned,
  isFilled,
  listBehind,
  listLeftovers,
  readExistingIndexes,
} from './existing-indexes.ts'
import { type Filling, fillIndex, type NewIndex } from './fill-index.ts'
import type { IndexDefinitions } from './index-definitions.ts'
import { createVersion, listReleaseAliases, nameIndex, type ReleaseAlias } from './release-alias.ts'
import { noteMeta, replaceDocuments } from './replace-documents.ts'

export interface IndexKeeperOptions extends Filling {
  readonly indexes: readonly IndexNames[]
  readonly load: (names: IndexNames) => Promise<DocumentStream>
  /** Identifies the state of the catalogue; without it every refresh rebuilds the indexes. */
  readonly readVersion?: () => Promise<string>
  /** What differs between two versions of the catalogue; null if new indexes have to be filled. */
  readonly loadChanged?: (names: IndexNames, from: string, to: string) => Promise<ChangedDocuments | null>
  /** Called with problems that don't affect searches. */
  readonly onError: (task: string, error: unknown) => void
  /** What the indexes of this release are like. */
  readonly definitions: IndexDefinitions
  readonly now?: () => number
}

/** For how long new indexes wait for their copies: some times what one request may wait. */
const COPIES_ATTEMPTS = 20
const COPIES_WAIT = '15s'

const isTimeout = (error: unknown) => error instanceof OpenSearchFailure && error.status === 408

interface FilledAlias extends ReleaseAlias {
  readonly index: string
}

/**
 * Keeps the indexes that this release searches up to date. Releases with other definitions keep their own beside them: see
 * docs/adr/0082-opensearch-cluster.md.
 */
export class IndexKeeper {
  readonly #options: IndexKeeperOptions
  readonly #aliases: readonly ReleaseAlias[]
  readonly #now: () => number

  constructor(options: IndexKeeperOptions) {
    this.#options = options
    this.#aliases = options.indexes.flatMap((names) => listReleaseAliases(names, options.definitions))
    this.#now = options.now ?? Date.now
  }

  async fillIfNeeded(): Promise<void> {
    const version = (await this.#options.readVersion?.()) ?? ''
    const existing = await this.#readExisting()
    if (this.#aliases.every((alias) => isFilled(alias, existing, version))) {
      await this.#removeAbandoned(version, existing)
      return
    }
    await this.#borrow(existing)
    const isReplaced = await this.#replaceChanged(existing, version)
    if (!isReplaced) await this.#rebuild(version)
    // New indexes have other names; one changed price is not worth asking for them again.
    await this.#removeAbandoned(version, isReplaced ? existing : undefined)
  }

  /**
   * Searches the indexes of a release without an alias of its own while the first ones of this release are filled. It
   * waits meanwhile; later, it would remove them with its next ones.
   */
  async #borrow(existing: readonly ExistingIndex[]): Promise<void> {
    const { client, timeoutMs } = this.#options
    const actions = this.#aliases.flatMap((alias) => {
      const borrowed = findBorrowable(alias, existing)
      return borrowed ? [{ add: { index: borrowed.index, alias: alias.searched } }] : []
    })
    if (actions.length === 0) return
    await askPatiently(() => client.indices.updateAliases({ body: { actions } }), timeoutMs)
  }

  /** Changes the indexes in use. False if that isn't possible; what was changed by then holds the new version. */
  async #replaceChanged(existing: readonly ExistingIndex[], version: string): Promise<boolean> {
    const { client, indexes, definitions, loadChanged, timeoutMs } = this.#options
    for (const names of indexes) {
      const aliases = listReleaseAliases(names, definitions)
      const current = aliases.map((alias) => ({ ...alias, ...findCurrent(alias, existing) }))
      const from = current.find(({ kind }) => kind === 'devices')?.catalogueVersion
      const changed = from && (await loadChanged?.(names, from, version))
      // Groups have no order of their own, so changed ones need a new index.
      if (!changed || changed.groups) return false
      for (const { index, kind, revision } of current) {
        if (!index) return false
        if (kind === 'devices') await replaceDocuments(client, { index, ...changed }, timeoutMs)
        // Last, so that a change that was interrupted is made again.
        await noteMeta(client, { index, meta: { revision, catalogueVersion: version } }, timeoutMs)
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
    const { indexes, definitions, load } = this.#options
    const version = createVersion(this.#now())
    const filled: FilledAlias[] = []
    try {
      for (const names of indexes) {
        const { groups, devices } = await load(names)
        const portions = { groups: [groups], devices }
        for (const alias of listReleaseAliases(names, definitions)) {
          const target: NewIndex & FilledAlias = {
            ...alias,
            index: nameIndex(alias, version),
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
    for (const { index, revision } of filled) {
      // If another process removes an index that is being filled, the next document recreates it without our mappings.
      const isOurs = existing.some((found) => found.index === index && found.revision === revision)
      if (!isOurs) throw new Error(`${index} was removed while it was filled`)
    }
    const actions = filled.flatMap((alias) => buildSwapActions(alias, alias.index, existing))
    await askPatiently(() => client.indices.updateAliases({ body: { actions } }), timeoutMs)
  }

  /** Removes the indexes of releases that have long been replaced. One at work takes over every change of the catalogue. */
  async #removeAbandoned(version: string, known?: readonly ExistingIndex[]): Promise<void> {
    const { client, timeoutMs, onError } = this.#options
    const nowMs = this.#now()
    try {
      const existing = known ?? (await this.#readExisting())
      for (const alias of this.#aliases)
        for (const other of listBehind(alias, existing, version)) {
          const { index, revision, catalogueVersion, behindSinceMs } = other
          if (isAbandoned(other, nowMs)) {
            const actions = buildRemovalActions(alias, other, findCurrent(alias, existing))
            await askPatiently(() => client.indices.updateAliases({ body: { actions } }), timeoutMs)
          } else if (behindSinceMs === undefined) {
            const meta = { revision, catalogueVersion, behindSinceMs: nowMs }
            await noteMeta(client, { index, meta }, timeoutMs)
          }
        }
    } catch (error) {
      onError('removing indexes of other releases', error)
    }
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
