import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import type { OpenIssue } from '#contracts/desk/newsletter.ts'
import { canIssue, DELIVERY_STATUSES } from '#domain/newsletter/issue-states.ts'
import { ErrorScreen } from '../../frame/error-screen.tsx'
import { TEXTS } from '../../messages/texts.ts'
import { describeError } from '../../platform/api/describe-error.ts'
import { saveFile } from '../../platform/files/save-file.ts'
import { DeskLink } from '../../platform/navigation/desk-link.tsx'
import { DESK_BUTTON } from '../../ui/button-style.ts'
import { Card } from '../../ui/card.tsx'
import { Facts } from '../../ui/facts.tsx'
import { Moment } from '../../ui/moment.tsx'
import { Screen } from '../../ui/screen.tsx'
import { DraftCards } from './draft-cards.tsx'
import { findIssueMoment } from './find-issue-moment.ts'
import { buildIssueQuery, buildPreviewQuery } from './issue-queries.ts'
import { NewIssueScreen } from './new-issue-screen.tsx'
import { ProblemList } from './problem-list.tsx'
import { CancelCard, StopCard } from './sending-card.tsx'

const T = TEXTS.newsletter

interface IssueProps {
  readonly issue: OpenIssue
}

function ProgressCard({ issue: { deliveries } }: IssueProps) {
  const facts = DELIVERY_STATUSES.filter((status) => (deliveries[status] ?? 0) > 0).map(
    (status) => [T.deliveries[status], String(deliveries[status])] as const,
  )
  if (facts.length === 0) return null
  return (
    <Card title={T.progress}>
      <Facts facts={facts} />
    </Card>
  )
}

const CheckCard = ({ issue: { problems } }: IssueProps) => (
  <Card title={T.check}>
    {problems.length === 0 ? (
      <p>{T.sound}</p>
    ) : (
      <>
        <p>{T.unsound}</p>
        <ProblemList problems={problems} />
      </>
    )}
  </Card>
)

/** As plain text: the desk's policy runs no style of a mail, so the other form is a file. */
function PreviewCard({ issue: { id } }: IssueProps) {
  const { data, error } = useQuery(buildPreviewQuery(id))
  return (
    <Card
      title={T.preview}
      aside={
        data && (
          <button
            type="button"
            className={DESK_BUTTON.secondary}
            onClick={() => saveFile(new Blob([data.html], { type: 'text/html' }), `issue-${id}.html`)}
          >
            {T.download}
          </button>
        )
      }
    >
      <p className="text-ink-soft">{T.previewLead}</p>
      {error && <p role="alert">{describeError(error)}</p>}
      {data && (
        <details className="mt-2">
          <summary className="cursor-pointer font-medium">{data.subject}</summary>
          <p className="mt-2 max-w-text rounded-control bg-tint p-3 wrap-anywhere whitespace-pre-line">
            {data.text}
          </p>
        </details>
      )}
    </Card>
  )
}

const LoadedIssue = ({ issue }: IssueProps) => (
  <Screen
    title={T.issueTitle(issue.id, issue.issue.subject)}
    actions={
      <DeskLink href="/desk/newsletter" className={DESK_BUTTON.quiet}>
        {T.allIssues}
      </DeskLink>
    }
  >
    <div className="mt-4 grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-4">
      <Facts
        facts={[
          [T.columns.market, issue.issue.market.toUpperCase()],
          [T.columns.status, T.statuses[issue.status]],
          [T.columns.when, <Moment key="when" iso={findIssueMoment(issue)} />],
        ]}
      />
      <ProgressCard issue={issue} />
      <CheckCard issue={issue} />
      <PreviewCard issue={issue} />
      {canIssue('change', issue.status) && <DraftCards issue={issue} />}
      {canIssue('cancel', issue.status) && <CancelCard issue={issue} />}
      {canIssue('stop', issue.status) && <StopCard issue={issue} />}
    </div>
  </Screen>
)

function KnownIssueScreen({ id }: { readonly id: string }) {
  const { data, error, refetch } = useQuery(buildIssueQuery(id))
  if (data) return <LoadedIssue issue={data} />
  if (error) return <ErrorScreen error={error} onRetry={() => void refetch()} />
  return (
    <p role="status" className="text-ink-soft">
      {TEXTS.loading}
    </p>
  )
}

/** One issue: its state, what it says, and what can be done with it. */
export function IssueScreen() {
  const { issue = '' } = useParams({ strict: false })
  return issue === 'new' ? <NewIssueScreen /> : <KnownIssueScreen key={issue} id={issue} />
}
