import { useState } from 'react'
import type { ListRowQuote } from '#contracts/lists.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { BUTTON_STYLES } from '#web/ui/button-style.ts'
import { RowView } from './row-view.tsx'
import type { PricedList } from './use-list.ts'

/** What a cheap phone shows without a pause. */
const ROWS_PER_PAGE = 100

export interface ListRowsProps {
  readonly rows: readonly ListRowQuote[]
  readonly onChange: PricedList['change']
}

/** The rows, a hundred at a time. */
export function ListRows({ rows, onChange }: ListRowsProps) {
  const t = useTranslate()
  const [wanted, setPage] = useState(0)
  const last = Math.max(0, Math.ceil(rows.length / ROWS_PER_PAGE) - 1)
  const page = Math.min(wanted, last)
  const from = page * ROWS_PER_PAGE
  const shown = rows.slice(from, from + ROWS_PER_PAGE)
  const range = { from: Math.min(from + 1, rows.length), to: from + shown.length, total: rows.length }
  return (
    <div>
      <p role="status" className="text-small text-ink-soft">
        {t('PORTAL_RANGE', range)}
      </p>
      <ol className="mt-3 border-t border-line">
        {shown.map((row) => (
          <RowView key={row.line} row={row} onChange={onChange} />
        ))}
      </ol>
      {last > 0 && (
        <nav aria-label={t('PAGING_LABEL')} className="mt-4 flex flex-wrap gap-3">
          <button
            type="button"
            disabled={page === 0}
            onClick={() => setPage(page - 1)}
            className={`${BUTTON_STYLES.secondary} disabled:opacity-50`}
          >
            {t('PAGING_PREVIOUS')}
          </button>
          <button
            type="button"
            disabled={page === last}
            onClick={() => setPage(page + 1)}
            className={`${BUTTON_STYLES.secondary} disabled:opacity-50`}
          >
            {t('PAGING_NEXT')}
          </button>
        </nav>
      )}
    </div>
  )
}
