import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useMemo, useState } from 'react'
import type { CutList } from '#contracts/desk/cut-list.ts'
import type { ListedItem } from '#contracts/desk/items.ts'
import { readFrom } from '../platform/api/queries.ts'
import { buildSalePath } from '../platform/codes/build-found-path.ts'
import { useNow } from '../platform/format/use-now.ts'
import { DESK_BUTTON } from '../ui/button-style.ts'
import { Screen } from '../ui/screen.tsx'
import { DataList } from './data-list.tsx'
import { nameItem } from './item-columns.tsx'
import type { ListColumn } from './list-column.ts'

/** Named by its address, so that changed counts load it again. */
export const buildItemListKey = (id: string) => ['list', `/desk/${id}`] as const

export interface ItemListScreenProps<Row extends ListedItem> {
  /** Its address, at the desk and in the API. */
  readonly id: string
  readonly texts: { readonly title: string; readonly lead: string; readonly empty: string }
  /** Must stay the same function. */
  readonly buildColumns: (nowMs: number) => readonly ListColumn<Row>[]
  /** What is done with one device, in a dialog. */
  readonly action: string
  readonly renderDialog: (device: Row, onClose: () => void) => ReactNode
}

const buildHref = ({ tradeNumber, itemNumber }: ListedItem): string => buildSalePath(tradeNumber, itemNumber)

/** A list of devices about each of which one thing has to be decided. */
export function ItemListScreen<Row extends ListedItem>(props: ItemListScreenProps<Row>) {
  const { id, texts, buildColumns, action, renderDialog } = props
  const nowMs = useNow()
  const [chosen, setChosen] = useState<Row | null>(null)
  const { data, error, refetch } = useQuery({
    queryKey: buildItemListKey(id),
    queryFn: readFrom<CutList<Row>>(`/desk/api/${id}`),
  })
  const columns = useMemo(() => buildColumns(nowMs), [buildColumns, nowMs])
  return (
    <Screen title={texts.title} lead={texts.lead}>
      <DataList
        id={id}
        label={texts.title}
        rows={data?.rows}
        isTruncated={data?.isTruncated ?? false}
        columns={columns}
        getRowId={nameItem}
        getHref={buildHref}
        error={error}
        onRetry={() => void refetch()}
        empty={<p>{texts.empty}</p>}
        renderActions={(device) => (
          <button
            type="button"
            className={DESK_BUTTON.secondary}
            aria-label={`${action}: ${nameItem(device)}`}
            onClick={() => setChosen(device)}
          >
            {action}
          </button>
        )}
      />
      {chosen && renderDialog(chosen, () => setChosen(null))}
    </Screen>
  )
}
