import type { AuditEntry } from '#contracts/desk/audit-log.ts'
import { TEXTS } from '../../messages/texts.ts'
import { DeskLink } from '../../platform/navigation/desk-link.tsx'
import { Badge } from '../../ui/badge.tsx'
import { TEXT_LINK } from '../../ui/button-style.ts'
import { Moment } from '../../ui/moment.tsx'

const TEXT = TEXTS.audit

/** A refused action's data says why. */
const isRefused = ({ data }: AuditEntry): boolean =>
  typeof data === 'object' && data !== null && 'refused' in data

const findResult = (entry: AuditEntry): 'refused' | 'viewed' | 'done' => {
  if (isRefused(entry)) return 'refused'
  return entry.isView ? 'viewed' : 'done'
}

/** One entry: when, who, what, and about which sale. */
export function EntryRow({ entry }: { readonly entry: AuditEntry }) {
  const { happenedAt, operator, title, tradeNumber, itemNumber, data } = entry
  const result = findResult(entry)
  return (
    <li className="flex flex-wrap items-baseline gap-x-4 gap-y-1 border-t border-line py-2 first:border-t-0">
      <Moment iso={happenedAt} />
      <span className="w-40 truncate">{operator ?? TEXT.nobody}</span>
      <span className="min-w-48 flex-1">{title}</span>
      {tradeNumber !== null && (
        <DeskLink href={`/desk/sales/${tradeNumber}`} className={TEXT_LINK}>
          {TEXT.device(tradeNumber, itemNumber)}
        </DeskLink>
      )}
      <Badge tone={result === 'refused' ? 'late' : 'plain'}>{TEXT.results[result]}</Badge>
      {data !== null && (
        <code className="w-full min-w-0 text-tiny wrap-anywhere text-ink-soft">{JSON.stringify(data)}</code>
      )}
    </li>
  )
}
