import type { QuarantinedRow } from '#contracts/desk/quarantine.ts'
import type { BlockList } from '#domain/inspection/block-list.ts'
import { buildSinceColumn, ITEM_COLUMNS } from '../../lists/item-columns.tsx'
import { ItemListScreen } from '../../lists/item-list-screen.tsx'
import type { ListColumn } from '../../lists/list-column.ts'
import { TEXTS } from '../../messages/texts.ts'
import { formatDay } from '../../platform/format/format-time.ts'
import { Badge } from '../../ui/badge.tsx'
import { DecisionDialog } from './decision-dialog.tsx'

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

/** Devices on a block list, and what happens to them. */
export const QuarantineScreen = () => (
  <ItemListScreen
    id="quarantine"
    texts={T}
    buildColumns={buildColumns}
    action={T.decide}
    renderDialog={(device, onClose) => <DecisionDialog device={device} onClose={onClose} />}
  />
)
