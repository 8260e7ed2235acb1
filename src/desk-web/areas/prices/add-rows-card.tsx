import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { ShownPriceDraft, TakenRows } from '#contracts/desk/prices.ts'
import { TEXTS } from '../../messages/texts.ts'
import { describeError } from '../../platform/api/describe-error.ts'
import { readTableFile } from '../../platform/files/read-table-file.ts'
import { showToast } from '../../platform/toasts/toasts.ts'
import { DESK_BUTTON } from '../../ui/button-style.ts'
import { Card } from '../../ui/card.tsx'
import { Progress } from '../../ui/progress.tsx'
import { DRAFTS_PATH, PRICES_KEY } from './price-queries.ts'
import { sendTable } from './send-in-parts.ts'

const T = TEXTS.prices

const PROBLEMS_SHOWN = 50

function RowProblems({ problems }: Pick<TakenRows, 'problems'>) {
  if (problems.length === 0) return null
  return (
    <div role="alert" className="mt-3">
      <p className="font-semibold">{T.rowProblems(problems.length)}</p>
      <ul>
        {problems.slice(0, PROBLEMS_SHOWN).map(({ line, problem }) => (
          <li key={line} className="figures">
            {T.rowProblem(line, problem)}
          </li>
        ))}
        {problems.length > PROBLEMS_SHOWN && <li>{T.moreProblems(problems.length - PROBLEMS_SHOWN)}</li>}
      </ul>
    </div>
  )
}

/** Takes rows from a spreadsheet or a file into the draft. */
export function AddRowsCard({ draft }: { readonly draft: ShownPriceDraft }) {
  const client = useQueryClient()
  const field = useId()
  const file = useId()
  const [text, setText] = useState('')
  const [progress, setProgress] = useState({ done: 0, total: 0 })
  const send = useMutation({
    mutationFn: (table: string) =>
      sendTable(`${DRAFTS_PATH}/${draft.id}`, table, (done, total) => setProgress({ done, total })),
    onSuccess: ({ taken }) => {
      showToast({ text: T.added(taken) })
      setText('')
    },
    onError: (error) => showToast({ text: describeError(error), tone: 'error' }),
    onSettled: () => client.invalidateQueries({ queryKey: PRICES_KEY }),
  })
  const chooseFile = async (chosen: File | undefined) => {
    if (!chosen) return
    const table = await readTableFile(chosen).catch(() => null)
    if (table === null) showToast({ text: T.badFile, tone: 'error' })
    else send.mutate(table)
  }
  return (
    <Card title={T.addRows}>
      <p className="text-ink-soft">{T.addLead}</p>
      <div className="mt-2 grid grid-cols-[minmax(0,1fr)] gap-3">
        <div className="grid gap-1">
          <label htmlFor={field} className="text-ink-soft">
            {T.rows}
          </label>
          <textarea
            id={field}
            value={text}
            rows={5}
            spellCheck={false}
            placeholder="Apple;iPhone 13;256;310"
            onChange={({ target }) => setText(target.value)}
            className="figures w-full rounded-control border border-edge bg-card p-2"
          />
        </div>
        <div className="flex flex-wrap items-end gap-3">
          <button
            type="button"
            className={DESK_BUTTON.primary}
            disabled={send.isPending || text.trim() === ''}
            onClick={() => send.mutate(text)}
          >
            {T.add}
          </button>
          <div className="grid min-w-0 gap-1">
            <label htmlFor={file} className="text-ink-soft">
              {T.file}
            </label>
            <input
              id={file}
              type="file"
              accept=".csv,.tsv,.txt,.xlsx"
              disabled={send.isPending}
              onChange={({ target }) => {
                void chooseFile(target.files?.[0])
                target.value = ''
              }}
              className="max-w-full"
            />
          </div>
        </div>
      </div>
      {send.isPending && <Progress {...progress} text={T.adding(progress.done, progress.total)} />}
      {send.data && <RowProblems problems={send.data.problems} />}
    </Card>
  )
}
