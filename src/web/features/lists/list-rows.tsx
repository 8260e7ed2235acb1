import { useEffect, useRef, useState } from 'react'
import type { ListRowQuote } from '#contracts/lists.ts'
import { formatMoney } from '#messages/format-money.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { useShop } from '#web/platform/shop/shop.tsx'
import { BUTTON_STYLES } from '#web/ui/button-style.ts'
import { MARKS, RowView } from './row-view.tsx'
import type { PricedList } from './use-list.ts'

/** What a cheap phone shows without a pause. */
const ROWS_PER_PAGE = 100

export interface ListRowsProps {
  readonly rows: readonly ListRowQuote[]
  readonly onChange: PricedList['change']
}

/** What a corrected row is worth now, in a sentence for screen readers. */
function useRowText(): (row: ListRowQuote) => string {
  const { market } = useShop()
  const t = useTranslate()
  return ({ line, status, priceInCents, quantity }) => {
    const amount =
      status === 'error' || priceInCents === null
        ? ''
        : ` ${formatMoney(market, priceInCents * (quantity ?? 1))}`
    return `${t('PORTAL_ROW', { line })}: ${t(MARKS[status].label)}.${amount}`
  }
}

/** The rows, a hundred at a time. */
export function ListRows({ rows, onChange }: ListRowsProps) {
  const t = useTranslate()
  const rowText = useRowText()
  const [wanted, setPage] = useState(0)
  const [correctedLine, setCorrectedLine] = useState<number | null>(null)
  const rangeText = useRef<HTMLParagraphElement>(null)
  const corrected = rows.find(({ line }) => line === correctedLine)
  // The filter may no longer show the row, and its button has taken the focus with it.
  useEffect(() => {
    const isLost = document.activeElement === document.body
    if (correctedLine !== null && !corrected && isLost) rangeText.current?.focus()
  }, [correctedLine, corrected])
  const correct: PricedList['change'] = async (line, change) => {
    const isAnswered = await onChange(line, change)
    if (isAnswered) setCorrectedLine(line)
    return isAnswered
  }
  const last = Math.max(0, Math.ceil(rows.length / ROWS_PER_PAGE) - 1)
  const page = Math.min(wanted, last)
  const from = page * ROWS_PER_PAGE
  const shown = rows.slice(from, from + ROWS_PER_PAGE)
  const range = { from: Math.min(from + 1, rows.length), to: from + shown.length, total: rows.length }
  return (
    <div>
      <p ref={rangeText} tabIndex={-1} role="status" className="text-small text-ink-soft outline-none">
        {t('PORTAL_RANGE', range)}
      </p>
      <p role="status" className="sr-only">
        {corrected ? rowText(corrected) : ''}
      </p>
      {shown.length > 0 && (
        <ol className="mt-3 border-t border-line">
          {shown.map((row) => (
            <RowView key={row.line} row={row} onChange={correct} />
          ))}
        </ol>
      )}
      {last > 0 && (
        <nav aria-label={t('PAGING_LABEL')} className="mt-4 flex flex-wrap gap-3">
          <button
            type="button"
            // Disabled, it would lose the focus on the first page.
            aria-disabled={page === 0}
            onClick={() => setPage(Math.max(0, page - 1))}
            className={`${BUTTON_STYLES.secondary} aria-disabled:opacity-50`}
          >
            {t('PAGING_PREVIOUS')}
          </button>
          <button
            type="button"
            aria-disabled={page === last}
            onClick={() => setPage(Math.min(last, page + 1))}
            className={`${BUTTON_STYLES.secondary} aria-disabled:opacity-50`}
          >
            {t('PAGING_NEXT')}
          </button>
        </nav>
      )}
    </div>
  )
}
