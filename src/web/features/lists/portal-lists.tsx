import { lazy, Suspense } from 'react'
import { MAX_LIST_BYTES, MAX_LIST_ROWS } from '#domain/lists/list-row.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { ListProgress } from './list-progress.tsx'
import { ListUpload } from './list-upload.tsx'
import type { QuotesEnd } from './read-quotes.ts'
import { type PricedList, useList } from './use-list.ts'

const BYTES_PER_MB = 1_000_000

/** Why a list was not priced to its end; null when it was. */
function findEndProblem(end: QuotesEnd | null) {
  if (!end || end.kind === 'done') return null
  if (end.kind === 'stopped') return 'PORTAL_STOPPED'
  if (end.kind === 'failed') return 'LIST_FAILED'
  if (end.error.statusCode === 413) return 'PORTAL_TOO_LARGE'
  if (end.error.statusCode === 429) return 'PORTAL_LIMIT'
  return end.error.errors?.some(({ key }) => key === 'LIST_TOO_LONG') ? 'PORTAL_TOO_LONG' : 'LIST_FAILED'
}

function EndNotice({ end }: Pick<PricedList, 'end'>) {
  const t = useTranslate()
  const problem = findEndProblem(end)
  return problem ? (
    <Notice tone="error" role="alert">
      <p>{t(problem, { size: MAX_LIST_BYTES / BYTES_PER_MB, max: MAX_LIST_ROWS })}</p>
    </Notice>
  ) : null
}

/** Rows, corrections and the sale are loaded with the first list. */
const ListResult = lazy(() => import('./list-result.tsx').then((module) => ({ default: module.ListResult })))

/** Takes a company's list and shows its prices. */
export function PortalLists() {
  const t = useTranslate()
  const list = useList()
  const hasRows = list.phase === 'done' && list.rows.length > 0
  return (
    <>
      <noscript>
        <p className="mb-6 max-w-text rounded-field bg-amber-tint p-4">{t('LIST_NO_SCRIPT')}</p>
      </noscript>
      <div className="grid gap-6">
        <EndNotice end={list.end} />
        {list.phase === 'reading' && (
          <ListProgress done={list.rows.length} total={list.total} onStop={list.stop} />
        )}
        {hasRows && (
          <Suspense fallback={null}>
            <ListResult list={list} />
          </Suspense>
        )}
        {!hasRows && list.phase !== 'reading' && <ListUpload onList={list.start} />}
      </div>
    </>
  )
}
