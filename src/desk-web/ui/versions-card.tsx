import type { ReactNode } from 'react'
import type { Published } from '#contracts/desk/versions.ts'
import { TEXTS } from '../messages/texts.ts'
import { useAction } from '../platform/api/use-action.ts'
import { Badge } from './badge.tsx'
import { Card } from './card.tsx'
import { ConfirmButton } from './confirm-button.tsx'
import { Moment } from './moment.tsx'

const T = TEXTS.versions

export interface RestoreButtonProps {
  readonly number: number
  /** What version 0 is called inside a sentence. */
  readonly original: string
  /** The API's address of what has the versions. */
  readonly path: string
  /** Over which version it is published. */
  readonly json: object
  /** The queries that change with it. */
  readonly changes: readonly unknown[]
  readonly isDisabled?: boolean
}

/** Publishes an earlier version once more. */
export function RestoreButton({ number, original, path, json, changes, isDisabled }: RestoreButtonProps) {
  const restore = useAction<Published>(changes)
  return (
    <ConfirmButton
      button={T.restore}
      title={T.restoreTitle(number, original)}
      text={T.restoreText}
      className="w-fit"
      isDisabled={restore.isPending || isDisabled === true}
      onConfirm={() =>
        restore.mutate({
          path: `${path}/versions/${number}/publication`,
          json,
          done: ({ version }) => T.published(version),
        })
      }
    />
  )
}

interface ListedVersion {
  readonly number: number
  readonly at: string
  readonly by: string
}

export interface VersionsCardProps<Version extends ListedVersion> {
  readonly versions: readonly Version[]
  readonly current: number
  /** What version 0 is called; null if there is none. */
  readonly original: string | null
  readonly describe: (version: Version) => string | null
  /** What can be done with a version that isn't shown now. */
  readonly renderActions: (number: number) => ReactNode
}

/** Everything that was ever published, the latest first, and the way back to it. */
export function VersionsCard<Version extends ListedVersion>({
  versions,
  current,
  original,
  describe,
  renderActions,
}: VersionsCardProps<Version>) {
  if (versions.length === 0) return null
  return (
    <Card title={T.title}>
      <ol className="grid gap-3">
        {versions.map((version) => (
          <li key={version.number} className="grid gap-1">
            <p className="flex flex-wrap items-center gap-2">
              <span className="font-medium">{T.version(version.number)}</span>
              <Moment iso={version.at} /> <span className="text-ink-soft">{version.by}</span>
              {version.number === current && <Badge tone="accent">{T.current}</Badge>}
            </p>
            {describe(version) !== null && <p className="text-ink-soft">{describe(version)}</p>}
            {version.number !== current && renderActions(version.number)}
          </li>
        ))}
        {original !== null && (
          <li className="grid gap-1">
            <p className="font-medium">{original}</p>
            {renderActions(0)}
          </li>
        )}
      </ol>
    </Card>
  )
}
