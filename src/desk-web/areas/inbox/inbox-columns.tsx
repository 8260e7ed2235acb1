import type { InboxRow } from '#contracts/desk/inbox.ts'
import type { InboxKind, InboxStatus } from '#domain/support/inbox.ts'
import type { ListColumn } from '../../lists/list-column.ts'
import { TEXTS } from '../../messages/texts.ts'
import { formatMoment } from '../../platform/format/format-time.ts'
import { nameCode } from '../../platform/format/name-code.ts'
import { Age } from '../../ui/age.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Moment } from '../../ui/moment.tsx'

type Column = ListColumn<InboxRow>

const TEXT = TEXTS.inbox

/** What a message is about, in words. */
export const describeSubject = (subject: string | null): string | null =>
  subject && (TEXT.subjects[subject] ?? nameCode(subject))

const NUMBER: Column = {
  id: 'number',
  title: TEXT.number,
  value: ({ id }) => id,
  text: ({ id }) => String(id),
}

const KIND: Column = {
  id: 'kind',
  title: TEXT.kind,
  value: ({ kind }) => kind,
  text: ({ kind }) => TEXT.kinds[kind],
  nameChoice: (kind) => TEXT.kinds[kind as InboxKind] ?? kind,
}

const SUBJECT: Column = {
  id: 'subject',
  title: TEXT.subject,
  value: ({ subject }) => describeSubject(subject),
}

const SALE: Column = { id: 'sale', title: TEXT.sale, value: ({ tradeNumber }) => tradeNumber }

const STATUS: Column = {
  id: 'status',
  title: TEXT.status,
  value: ({ status }) => status,
  text: ({ status }) => TEXT.statuses[status],
  cell: ({ status }) => <Badge tone={status === 'open' ? 'accent' : 'plain'}>{TEXT.statuses[status]}</Badge>,
  nameChoice: (status) => TEXT.statuses[status as InboxStatus] ?? status,
}

const OWNER: Column = {
  id: 'owner',
  title: TEXT.owner,
  value: ({ owner }) => owner ?? TEXT.nobody,
  nameChoice: (name) => name,
}

const DUE: Column = {
  id: 'due',
  title: TEXT.due,
  value: ({ dueAt }) => Date.parse(dueAt),
  text: ({ dueAt }) => formatMoment(dueAt),
  cell: ({ dueAt, isLate }) => (
    <span className="inline-flex items-center gap-2">
      <Moment iso={dueAt} />
      {isLate && <Badge tone="late">{TEXT.late}</Badge>}
    </span>
  ),
  isNumber: true,
}

const MARKET: Column = {
  id: 'market',
  title: TEXT.market,
  value: ({ market }) => market.toUpperCase(),
  nameChoice: (market) => market,
}

/** Grows by itself: a list that stays open for an hour shows the ages of now. */
const buildSince = (nowMs: number): Column => ({
  id: 'since',
  title: TEXT.since,
  value: ({ createdAt }) => -Date.parse(createdAt),
  text: ({ createdAt }) => formatMoment(createdAt),
  cell: ({ createdAt }) => <Age iso={createdAt} nowMs={nowMs} />,
  isNumber: true,
})

export const buildInboxColumns = (nowMs: number): readonly Column[] => [
  NUMBER,
  KIND,
  SUBJECT,
  STATUS,
  OWNER,
  DUE,
  buildSince(nowMs),
  SALE,
  MARKET,
]
