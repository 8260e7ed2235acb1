import { useEffect, useRef, useState } from 'react'
import { writeReport } from '#domain/lists/list-report.ts'
import { useTranslate } from '#web/platform/i18n.tsx'
import { saveFile } from '#web/platform/save-file.ts'
import { useShop } from '#web/platform/shop.tsx'
import { BUTTON_STYLES } from '#web/ui/button-style.ts'
import { Container } from '#web/ui/container.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { filterRows, ListFilter, type RowFilter } from './list-filter.tsx'
import { ListProgress } from './list-progress.tsx'
import { ListRows } from './list-rows.tsx'
import { ListSale } from './list-sale.tsx'
import { ListUpload } from './list-upload.tsx'
import type { QuotesEnd } from './read-quotes.ts'
import { type PricedList, useList } from './use-list.ts'

/** Why a list was not priced to its end; null when it was. */
function endProblem(end: QuotesEnd | null) {
  if (!end || end.kind === 'done') return null
  if (end.kind === 'stopped') return 'PORTAL_STOPPED'
  if (end.kind === 'failed') return 'LIST_FAILED'
  if (end.error.statusCode === 413) return 'PORTAL_TOO_LARGE'
  if (end.error.statusCode === 429) return 'PORTAL_LIMIT'
  return end.error.errors?.some(({ key }) => key === 'LIST_TOO_LONG') ? 'PORTAL_TOO_LONG' : 'LIST_FAILED'
}

function EndNotice({ end }: Pick<PricedList, 'end'>) {
  const t = useTranslate()
  const problem = endProblem(end)
  return problem ? (
    <Notice tone="error" role="alert">
      <p>{t(problem, { size: 2, max: 5_000 })}</p>
    </Notice>
  ) : null
}

function Result({ list }: { readonly list: PricedList }) {
  const t = useTranslate()
  const { market } = useShop()
  const [filter, setFilter] = useState<RowFilter>('all')
  const headline = useRef<HTMLHeadingElement>(null)
  useEffect(() => headline.current?.focus({ preventScroll: true }), [])
  const save = () => {
    const report = new Blob([writeReport(list.rows, market.currency)], { type: 'text/csv;charset=utf-8' })
    saveFile(report, 'result.csv')
  }
  return (
    <div className="grid gap-8">
      <ListSale rows={list.rows} />
      <section aria-labelledby="list-result" className="grid gap-4">
        <h2 id="list-result" ref={headline} tabIndex={-1} className="text-section outline-none">
          {t('PORTAL_RESULT')}
        </h2>
        <ListFilter rows={list.rows} filter={filter} onFilter={setFilter} />
        <div className="flex flex-wrap gap-3">
          <button type="button" onClick={save} className={BUTTON_STYLES.secondary}>
            {t('PORTAL_DOWNLOAD')}
          </button>
          <button type="button" onClick={list.clear} className={BUTTON_STYLES.secondary}>
            {t('PORTAL_NEW')}
          </button>
        </div>
        <ListRows key={filter} rows={filterRows(list.rows, filter)} onChange={list.change} />
      </section>
    </div>
  )
}

/** A price for every row of a company's list. */
export function PortalPage() {
  const t = useTranslate()
  const list = useList()
  const hasRows = list.phase === 'done' && list.rows.length > 0
  return (
    <Container className="min-h-[70vh] pb-8 pt-6 sm:pt-10">
      <h1 className="text-page">{t('SCREEN_B2B_PORTAL')}</h1>
      <p className="mt-3 max-w-text text-lead text-ink-soft">{t('SCREEN_B2B_PORTAL_LEAD')}</p>
      <noscript>
        <p className="mt-6 max-w-text rounded-field bg-amber-tint p-4">{t('LIST_NO_SCRIPT')}</p>
      </noscript>
      {!hasRows && list.phase !== 'reading' && (
        <p className="mt-4 max-w-text text-small text-ink-soft">{t('PORTAL_PRIVATE')}</p>
      )}
      <div className="mt-8 grid gap-6">
        <EndNotice end={list.end} />
        {list.phase === 'reading' && (
          <ListProgress done={list.rows.length} total={list.total} onStop={list.stop} />
        )}
        {hasRows && <Result list={list} />}
        {!hasRows && list.phase !== 'reading' && <ListUpload onList={list.start} />}
      </div>
    </Container>
  )
}
