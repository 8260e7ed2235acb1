import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { OpenDocument } from '#contracts/desk/content.ts'
import { TEXTS } from '../../messages/texts.ts'
import { useAction } from '../../platform/api/use-action.ts'
import { Badge } from '../../ui/badge.tsx'
import { DESK_BUTTON } from '../../ui/button-style.ts'
import { Card } from '../../ui/card.tsx'
import { Confirm } from '../../ui/confirm.tsx'
import { Moment } from '../../ui/moment.tsx'
import { ComparedLines } from './compared-lines.tsx'
import { buildDocumentPath, buildVersionQuery, CONTENT_KEY } from './content-queries.ts'

const T = TEXTS.content

interface VersionProps {
  readonly document: OpenDocument
  readonly number: number
}

function Comparison({ document, number }: VersionProps) {
  const { data } = useQuery(buildVersionQuery(document, number))
  return data ? <ComparedLines before={document.published} after={data} /> : null
}

function VersionActions({ document, number }: VersionProps) {
  const [isCompared, setIsCompared] = useState(false)
  const [isAsking, setIsAsking] = useState(false)
  const restore = useAction<{ readonly version: number }>(CONTENT_KEY)
  return (
    <>
      <div className="flex flex-wrap gap-2">
        <button
          type="button"
          className={DESK_BUTTON.quiet}
          aria-expanded={isCompared}
          onClick={() => setIsCompared(!isCompared)}
        >
          {T.compare}
        </button>
        <button
          type="button"
          className={DESK_BUTTON.secondary}
          disabled={restore.isPending || document.isElsewhere}
          onClick={() => setIsAsking(true)}
        >
          {T.restore}
        </button>
      </div>
      {isCompared && <Comparison document={document} number={number} />}
      {isAsking && (
        <Confirm
          title={T.restoreTitle(number)}
          text={T.restoreText}
          action={T.restore}
          onClose={() => setIsAsking(false)}
          onConfirm={() =>
            restore.mutate({
              path: buildDocumentPath(document, `/versions/${number}/publication`),
              json: { over: document.version },
              done: ({ version }) => T.published(version),
            })
          }
        />
      )}
    </>
  )
}

/** Everything that was ever published, the latest first, and the way back to it. */
export function VersionsCard({ document }: { readonly document: OpenDocument }) {
  const { versions, version } = document
  if (versions.length === 0) return null
  return (
    <Card title={T.versions}>
      <ol className="grid gap-3">
        {versions.map(({ number, at, by, restores }) => (
          <li key={number} className="grid gap-1">
            <p className="flex flex-wrap items-center gap-2">
              <span className="font-medium">{T.version(number)}</span>
              <Moment iso={at} /> <span className="text-ink-soft">{by}</span>
              {restores !== null && <span className="text-ink-soft">{T.restores(restores)}</span>}
              {number === version && <Badge tone="accent">{T.current}</Badge>}
            </p>
            {number !== version && <VersionActions document={document} number={number} />}
          </li>
        ))}
        <li className="grid gap-1">
          <p className="font-medium">{T.delivered}</p>
          <VersionActions document={document} number={0} />
        </li>
      </ol>
    </Card>
  )
}
