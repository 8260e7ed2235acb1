import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { InboxRow } from '#contracts/desk/inbox.ts'
import { DataList } from '../../lists/data-list.tsx'
import { TEXTS } from '../../messages/texts.ts'
import { useNow } from '../../platform/format/use-now.ts'
import { DeskLink } from '../../platform/navigation/desk-link.tsx'
import { Screen } from '../../ui/screen.tsx'
import { buildInboxColumns } from './inbox-columns.tsx'
import { buildInboxQuery, type InboxPart } from './inbox-queries.ts'

const TEXT = TEXTS.inbox

const TAB =
  'inline-flex min-h-9 items-center rounded-full border border-line px-3 whitespace-nowrap text-ink-soft no-underline hover:border-accent aria-[current]:border-transparent aria-[current]:bg-accent-tint aria-[current]:font-medium aria-[current]:text-ink max-md:min-h-11'

const PATHS = { open: '/desk/inbox', done: '/desk/inbox?show=done' } as const

function Tabs({ part }: { readonly part: InboxPart }) {
  return (
    <nav aria-label={TEXT.tabs} className="mt-3">
      <ul className="flex gap-1.5">
        {(['open', 'done'] as const).map((each) => (
          <li key={each}>
            <DeskLink href={PATHS[each]} className={TAB} aria-current={each === part ? 'page' : undefined}>
              {TEXT.show[each]}
            </DeskLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const getRowId = ({ id }: InboxRow): string => String(id)
const getHref = ({ id }: InboxRow): string => `/desk/inbox/${id}`

/** Everything that customers have sent us, in one list. */
export function InboxScreen() {
  const { show } = useSearch({ strict: false })
  const part: InboxPart = show === 'done' ? 'done' : 'open'
  const nowMs = useNow()
  const { data, error, refetch } = useQuery(buildInboxQuery(part))
  const columns = useMemo(() => buildInboxColumns(nowMs), [nowMs])
  const lead = part === 'done' ? TEXT.doneLead : TEXT.lead
  return (
    <Screen title={TEXT.title} lead={lead}>
      <Tabs part={part} />
      <DataList
        key={part}
        id={`inbox-${part}`}
        label={lead}
        rows={data?.rows}
        columns={columns}
        getRowId={getRowId}
        getHref={getHref}
        error={error}
        onRetry={() => void refetch()}
        isTruncated={data?.isTruncated ?? false}
        empty={<p>{part === 'done' ? TEXT.emptyDone : TEXT.empty}</p>}
      />
    </Screen>
  )
}
