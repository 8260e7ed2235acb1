import { randomUUID } from 'node:crypto'
import type { IndexKind } from '#domain/search/index-kind.ts'
import type { IndexNames } from '../search-engine.ts'
import { hashDefinition, type IndexDefinition, type IndexDefinitions } from './index-definitions.ts'

/** An index of the specification, as one release fills and searches it. */
export interface ReleaseAlias {
  /** Its name in the specification: an alias for an operator's tools, and for releases that had none of their own. */
  readonly name: string
  /** The alias that this release searches. It is never moved by a release with another definition. */
  readonly searched: string
  readonly kind: IndexKind
  readonly definition: IndexDefinition
  /** Identifies the definition. */
  readonly revision: string
}

type Revisions = Readonly<Record<IndexKind, string>>

export const hashDefinitions = ({ groups, devices }: IndexDefinitions): Revisions => ({
  groups: hashDefinition(groups),
  devices: hashDefinition(devices),
})

/** The aliases that a release with definitions of these revisions searches, by the names of the specification. */
export const nameSearchedAliases = (names: IndexNames, revisions: Revisions): IndexNames => ({
  manufacturers: `${names.manufacturers}-${revisions.groups}`,
  devices: `${names.devices}-${revisions.devices}`,
})

/** The two indexes of a language, as a release with these definitions knows them. */
export function listReleaseAliases(
  names: IndexNames,
  definitions: IndexDefinitions,
): readonly ReleaseAlias[] {
  const revisions = hashDefinitions(definitions)
  const searched = nameSearchedAliases(names, revisions)
  return [
    {
      name: names.manufacturers,
      searched: searched.manufacturers,
      kind: 'groups',
      definition: definitions.groups,
      revision: revisions.groups,
    },
    {
      name: names.devices,
      searched: searched.devices,
      kind: 'devices',
      definition: definitions.devices,
      revision: revisions.devices,
    },
  ]
}

/** A new version; later ones sort higher, and no two processes create the same one. */
export const createVersion = (nowMs: number): string =>
  `${new Date(nowMs).toISOString().replace(/\D/g, '')}-${randomUUID().slice(0, 8)}`

// Releases without an alias of their own remove what is named like theirs: so the revision comes before the version.
export const nameIndex = ({ searched }: ReleaseAlias, version: string): string => `${searched}-${version}`

const VERSION = /^\d{17}-[0-9a-f]{8}$/
const REVISION_AND_VERSION = /^[0-9a-f]{12}-\d{17}-[0-9a-f]{8}$/

/** What follows the name of the specification in the name of an index. */
const readSuffix = ({ name }: ReleaseAlias, index: string): string =>
  index.startsWith(`${name}-`) ? index.slice(name.length + 1) : ''

/** Whether a release without an alias of its own has created the index. It searches the name of the specification. */
export const isNamedByEarlierRelease = (alias: ReleaseAlias, index: string): boolean =>
  VERSION.test(readSuffix(alias, index))

/** Whether a release, this one or another, has created the index. */
export const isNamedByRelease = (alias: ReleaseAlias, index: string): boolean =>
  isNamedByEarlierRelease(alias, index) || REVISION_AND_VERSION.test(readSuffix(alias, index))

/** Whether a release with this definition has created the index, and has an alias of its own. */
export const isNamedByThisRelease = (alias: ReleaseAlias, index: string): boolean =>
  isNamedByRelease(alias, index) && index.startsWith(`${alias.searched}-`)
