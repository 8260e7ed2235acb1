import { useQuery } from '@tanstack/react-query'
import type { ListedIssue } from '#contracts/desk/newsletter.ts'
import type { IssueStatus } from '#domain/newsletter/issue-states.ts'
import { DataList } from '../../lists/data-list.tsx'
import type { ListColumn } from '../../lists/list-column.ts'
import { TEXTS } from '../../messages/texts.ts'
import { formatMoment } from '../../platform/format/format-time.ts'
import { DeskLink } from '../../platform/navigation/desk-link.tsx'
import { DESK_BUTTON } from '../../ui/button-style.ts'
import { Screen } from '../../ui/screen.tsx'
import { findIssueMoment } from './find-issue-moment.ts'
import { HealthCard } from './health-card.tsx'
import { ISSUES_QUERY } from './issue-queries.ts'

const T = TEXTS.newsletter

const COLUMNS: readonly ListColumn<ListedIssue>[] = [
  { id: 'issue', title: T.columns.issue, value: ({ issue }) => issue.subject },
  {
    id: 'market',
    title: T.columns.market,
    value: ({ issue }) => issue.market.toUpperCase(),
    nameChoice: (market) => market,
  },
  {
    id: 'status',
    title: T.columns.status,
    value: ({ status }) => status,
    text: ({ status }) => T.statuses[status],
    nameChoice: (status) => T.statuses[status as IssueStatus] ?? status,
  },
  {
    id: 'when',
    title: T.columns.when,
    value: (row) => Date.parse(findIssueMoment(row)),
    text: (row) => formatMoment(findIssueMoment(row)),
    isNumber: true,
  },
  {
    id: 'sent',
    title: T.columns.sent,
    value: ({ deliveries }) => (deliveries.sent ?? 0) + (deliveries.uncertain ?? 0),
    isNumber: true,
  },
]

const getId = ({ id }: ListedIssue): string => String(id)

const buildHref = ({ id }: ListedIssue): string => `/desk/newsletter/${id}`

/** All issues, and the way to a new one. */
export function IssuesScreen() {
  const { data, error, refetch } = useQuery(ISSUES_QUERY)
  return (
    <Screen
      title={T.title}
      lead={T.lead}
      actions={
        <DeskLink href="/desk/newsletter/new" className={DESK_BUTTON.primary}>
          {T.newIssue}
        </DeskLink>
      }
    >
      <DataList
        id="newsletter"
        label={T.title}
        rows={data}
        columns={COLUMNS}
        getRowId={getId}
        getHref={buildHref}
        error={error}
        onRetry={() => void refetch()}
        empty={<p>{T.empty}</p>}
      />
      <HealthCard />
    </Screen>
  )
}
