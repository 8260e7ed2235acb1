import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { OpenDocument } from '#contracts/desk/content.ts'
import { TEXTS } from '../../messages/texts.ts'
import { DESK_BUTTON } from '../../ui/button-style.ts'
import { RestoreButton, VersionsCard } from '../../ui/versions-card.tsx'
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
        <RestoreButton
          number={number}
          original={T.original}
          path={buildDocumentPath(document)}
          json={{ over: document.version }}
          changes={CONTENT_KEY}
          isDisabled={document.isElsewhere}
        />
      </div>
      {isCompared && <Comparison document={document} number={number} />}
    </>
  )
}

/** The versions of a document, which can be compared with what is shown. */
export const DocumentVersions = ({ document }: { readonly document: OpenDocument }) => (
  <VersionsCard
    versions={document.versions}
    current={document.version}
    original={T.delivered}
    describe={({ restores }) => (restores === null ? null : TEXTS.versions.restores(restores, T.original))}
    renderActions={(number) => <VersionActions document={document} number={number} />}
  />
)
