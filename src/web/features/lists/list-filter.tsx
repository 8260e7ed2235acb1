import type { ListRowQuote } from '#contracts/lists.ts'
import type { MessageKey } from '#messages/message-key.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'

export type RowFilter = 'all' | ListRowQuote['status']

const FILTERS: readonly (readonly [RowFilter, MessageKey])[] = [
  ['all', 'PORTAL_FILTER_ALL'],
  ['ok', 'PORTAL_FILTER_OK'],
  ['guess', 'PORTAL_FILTER_GUESS'],
  ['error', 'PORTAL_FILTER_ERROR'],
]

export const filterRows = (rows: readonly ListRowQuote[], filter: RowFilter): readonly ListRowQuote[] =>
  filter === 'all' ? rows : rows.filter(({ status }) => status === filter)

export interface ListFilterProps {
  readonly rows: readonly ListRowQuote[]
  readonly filter: RowFilter
  readonly onFilter: (filter: RowFilter) => void
}

/** Which rows are shown, and how many there are of each kind. */
export function ListFilter({ rows, filter, onFilter }: ListFilterProps) {
  const t = useTranslate()
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">{t('PORTAL_FILTER')}</legend>
      {FILTERS.map(([name, label]) => (
        <button
          key={name}
          type="button"
          aria-pressed={filter === name}
          onClick={() => onFilter(name)}
          className="min-h-11 rounded-full border border-line bg-card px-4 text-small font-medium hover:border-accent aria-pressed:border-accent aria-pressed:bg-accent aria-pressed:text-on-accent"
        >
          {t(label, { count: filterRows(rows, name).length })}
        </button>
      ))}
    </fieldset>
  )
}
