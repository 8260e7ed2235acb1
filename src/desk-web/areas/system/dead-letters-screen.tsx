import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { ChangedJobs, DeadLetter } from '#contracts/desk/system.ts'
import { DataList } from '../../lists/data-list.tsx'
import type { ListColumn } from '../../lists/list-column.ts'
import { TEXTS } from '../../messages/texts.ts'
import { useAction } from '../../platform/api/use-action.ts'
import { formatMoment } from '../../platform/format/format-time.ts'
import { nameCode } from '../../platform/format/name-code.ts'
import { useNow } from '../../platform/format/use-now.ts'
import { Age } from '../../ui/age.tsx'
import { DESK_BUTTON } from '../../ui/button-style.ts'
import { NoteDialog } from '../../ui/note-dialog.tsx'
import { Screen } from '../../ui/screen.tsx'
import { DEAD_LETTERS_KEY, DEAD_LETTERS_QUERY } from './system-queries.ts'

const T = TEXTS.system.deadLetters

type Column = ListColumn<DeadLetter>

const getRowId = ({ id }: DeadLetter): string => String(id)

/** The sale says who waits; other work has no page of its own. */
const getHref = ({ tradeNumber }: DeadLetter): string =>
  tradeNumber === null ? '/desk/system' : `/desk/sales/${tradeNumber}`

const nameKind = ({ mail, topic }: DeadLetter): string => nameCode(mail ?? topic)

const COLUMNS: readonly Column[] = [
  { id: 'id', title: T.number, value: ({ id }) => id, text: getRowId },
  { id: 'kind', title: T.kind, value: nameKind, nameChoice: (kind) => kind },
  { id: 'error', title: T.error, value: ({ error }) => error, nameChoice: (error) => error },
  { id: 'attempts', title: T.attempts, value: ({ attempts }) => attempts, isNumber: true },
  { id: 'sale', title: T.sale, value: ({ tradeNumber }) => tradeNumber },
]

const buildAge = (nowMs: number): Column => ({
  id: 'age',
  title: T.age,
  value: ({ createdAt }) => -Date.parse(createdAt),
  text: ({ createdAt }) => formatMoment(createdAt),
  cell: ({ createdAt }) => <Age iso={createdAt} nowMs={nowMs} />,
  isNumber: true,
})

const listIds = (rows: readonly DeadLetter[]): number[] => rows.map(({ id }) => id)

/** Work that was given up: try it again, or leave it undone for a reason. */
export function DeadLettersScreen() {
  const { data, error, refetch } = useQuery(DEAD_LETTERS_QUERY)
  const [closing, setClosing] = useState<readonly DeadLetter[] | null>(null)
  const change = useAction<ChangedJobs>(DEAD_LETTERS_KEY)
  const nowMs = useNow()
  const columns = useMemo(() => [...COLUMNS, buildAge(nowMs)], [nowMs])
  const retry = (rows: readonly DeadLetter[]) =>
    change.mutate({
      path: '/desk/api/dead-letters/retry',
      json: { ids: listIds(rows) },
      done: ({ changed }) => T.retried(changed),
    })
  const close = (rows: readonly DeadLetter[], reason: string) =>
    change.mutate(
      {
        path: '/desk/api/dead-letters/closing',
        json: { ids: listIds(rows), reason },
        done: ({ changed }) => T.closed(changed),
      },
      { onSettled: () => setClosing(null) },
    )
  return (
    <Screen title={T.title} lead={T.lead}>
      <DataList
        id="dead-letters"
        label={T.title}
        rows={data?.rows}
        columns={columns}
        getRowId={getRowId}
        getHref={getHref}
        error={error}
        onRetry={() => void refetch()}
        isTruncated={data?.isTruncated ?? false}
        empty={<p>{T.empty}</p>}
        bulkActions={[
          { label: T.retry, run: retry },
          { label: T.close, run: setClosing },
        ]}
        renderActions={(row) => (
          <button
            type="button"
            className={DESK_BUTTON.secondary}
            aria-label={T.retryOne(row.id)}
            disabled={change.isPending}
            onClick={() => retry([row])}
          >
            {T.retry}
          </button>
        )}
      />
      {closing && (
        <NoteDialog
          title={T.closeTitle(closing.length)}
          lead={T.closeText}
          label={T.reason}
          button={T.close}
          isBusy={change.isPending}
          onClose={() => setClosing(null)}
          onSubmit={(reason) => close(closing, reason)}
        />
      )}
    </Screen>
  )
}
