import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { QuarantinedRow } from '#contracts/desk/quarantine.ts'
import type { BlockList } from '#domain/inspection/block-list.ts'
import { DataList } from '../../lists/data-list.tsx'
import { buildSinceColumn, ITEM_COLUMNS, nameItem } from '../../lists/item-columns.tsx'
import type { ListColumn } from '../../lists/list-column.ts'
import { TEXTS } from '../../messages/texts.ts'
import { readFrom } from '../../platform/api/queries.ts'
import { buildSalePath } from '../../platform/codes/build-found-path.ts'
import { formatDay } from '../../platform/format/format-time.ts'
import { useNow } from '../../platform/format/use-now.ts'
import { Badge } from '../../ui/badge.tsx'
import { DESK_BUTTON } from '../../ui/button-style.ts'
import { Screen } from '../../ui/screen.tsx'
import { DecisionDialog } from './decision-dialog.tsx'
import { QUARANTINE_KEY } from './quarantine-key.ts'

const T = TEXTS.quarantine

type Column = ListColumn<QuarantinedRow>

const LIST: Column = {
  id: 'list',
  title: T.list,
  value: ({ blockList }) => blockList,
  text: ({ blockList }) => (blockList === null ? '' : T.lists[blockList]),
  nameChoice: (list) => T.lists[list as BlockList] ?? list,
}

const REFERENCE: Column = { id: 'reference', title: T.reference, value: ({ reference }) => reference }

const KEPT_UNTIL: Column = {
  id: 'kept-until',
  title: T.keptUntil,
  value: ({ keptUntil }) => Date.parse(keptUntil),
  text: ({ keptUntil }) => formatDay(keptUntil),
  cell: ({ keptUntil, isOver }) => (
    <>
      <time dateTime={keptUntil}>{formatDay(keptUntil)}</time>{' '}
      {isOver && <Badge tone="late">{T.isOver}</Badge>}
    </>
  ),
  isNumber: true,
}

const buildColumns = (nowMs: number): readonly Column[] => [
  ITEM_COLUMNS.number,
  ITEM_COLUMNS.model,
  LIST,
  REFERENCE,
  KEPT_UNTIL,
  buildSinceColumn(nowMs),
]

const buildHref = ({ tradeNumber, itemNumber }: QuarantinedRow): string =>
  buildSalePath(tradeNumber, itemNumber)

/** Devices on a block list, and what happens to them. */
export function QuarantineScreen() {
  const nowMs = useNow()
  const [decided, setDecided] = useState<QuarantinedRow | null>(null)
  const { data, error, refetch } = useQuery({
    queryKey: QUARANTINE_KEY,
    queryFn: readFrom<QuarantinedRow[]>('/desk/api/quarantine'),
  })
  const columns = useMemo(() => buildColumns(nowMs), [nowMs])
  return (
    <Screen title={T.title} lead={T.lead}>
      <DataList
        id="quarantine"
        label={T.title}
        rows={data}
        columns={columns}
        getRowId={nameItem}
        getHref={buildHref}
        error={error}
        onRetry={() => void refetch()}
        empty={<p>{T.empty}</p>}
        renderActions={(device) => (
          <button
            type="button"
            className={DESK_BUTTON.secondary}
            aria-label={`${T.decide}: ${nameItem(device)}`}
            onClick={() => setDecided(device)}
          >
            {T.decide}
          </button>
        )}
      />
      {decided && <DecisionDialog device={decided} onClose={() => setDecided(null)} />}
    </Screen>
  )
}
