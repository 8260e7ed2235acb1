import { formatMoment } from '../platform/format/format-time.ts'
import type { ListColumn } from './list-column.ts'

interface Change {
  readonly at: string
  readonly by: string
}

/** A column that says when something was changed, and by whom. */
export const buildChangeColumn = <Row>(
  id: string,
  title: string,
  find: (row: Row) => Change | null,
): ListColumn<Row> => ({
  id,
  title,
  value: (row) => find(row)?.at ?? null,
  text: (row) => {
    const change = find(row)
    return change ? `${formatMoment(change.at)}, ${change.by}` : ''
  },
})
