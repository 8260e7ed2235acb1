import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { DocumentProblem, OpenDocument } from '#contracts/desk/content.ts'
import { TEXTS } from '../../messages/texts.ts'
import { describeError } from '../../platform/api/describe-error.ts'
import { TEXT_LINK } from '../../ui/button-style.ts'
import { Card } from '../../ui/card.tsx'
import { ChoiceField, MomentField } from '../../ui/fields.tsx'
import { PreviewCard } from '../../ui/preview-card.tsx'
import { buildPreviewQuery } from './content-queries.ts'
import { jumpToProblem } from './jump-to-problem.ts'

const T = TEXTS.content

const namePlace = ({ field, params }: DocumentProblem): string =>
  typeof params?.line === 'number' ? `${field}, ${T.line(params.line)}` : field

/** What keeps the draft from being published; each problem leads to its place. */
export const CheckCard = ({ problems }: { readonly problems: readonly DocumentProblem[] }) => (
  <Card title={T.check}>
    <div role="status">
      {problems.length === 0 ? (
        <p>{T.sound}</p>
      ) : (
        <>
          <p>{T.unsound}</p>
          <ul className="mt-1 list-disc pl-5">
            {problems.map((problem) => (
              <li
                key={`${problem.field} ${problem.key} ${JSON.stringify(problem.params)}`}
                className="wrap-anywhere"
              >
                <button type="button" className={TEXT_LINK} onClick={() => jumpToProblem(problem)}>
                  {namePlace(problem)}
                </button>{' '}
                {T.problem(problem.key, problem.params ?? {})}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  </Card>
)

interface DraftPreviewProps {
  readonly document: OpenDocument
  readonly revision: number
}

/** The draft in the shop's own look, by market and mode. */
export function DraftPreview({ document, revision }: DraftPreviewProps) {
  const [mode, setMode] = useState(document.modes[0])
  const [width, setWidth] = useState<keyof typeof T.widths>('wide')
  const [at, setAt] = useState<string | null>(null)
  const { data, error } = useQuery({
    ...buildPreviewQuery(document, { mode: mode ?? 'default', at }, revision),
    enabled: mode !== undefined,
  })
  if (mode === undefined)
    return (
      <Card title={T.preview}>
        <p>{T.noPreview}</p>
      </Card>
    )
  return (
    <PreviewCard
      title={T.preview}
      lead={T.previewLead}
      frameTitle={T.frameTitle}
      url={data?.url}
      isPhone={width === 'phone'}
    >
      <div className="mt-2 grid gap-2 sm:grid-cols-3">
        <ChoiceField
          label={T.mode}
          value={mode}
          onChange={(value) => setMode(document.modes.find((each) => each === value))}
          choices={document.modes.map((each) => ({ value: each, name: T.modes[each] }))}
        />
        <ChoiceField
          label={T.width}
          value={width}
          onChange={(value) => setWidth(value === 'phone' ? 'phone' : 'wide')}
          choices={Object.entries(T.widths).map(([value, name]) => ({ value, name }))}
        />
        {document.kind === 'home' && <MomentField label={T.at} value={at} onChange={setAt} />}
      </div>
      {error && (
        <p role="alert" className="mt-2">
          {describeError(error)}
        </p>
      )}
    </PreviewCard>
  )
}
