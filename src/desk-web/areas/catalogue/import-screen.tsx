import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ImportedPart, ImportPreview } from '#contracts/desk/catalogue-import.ts'
import { CATEGORY_IDS } from '#domain/catalogue/category.ts'
import { TEXTS } from '../../messages/texts.ts'
import { callApi } from '../../platform/api/call-api.ts'
import { describeError } from '../../platform/api/describe-error.ts'
import { findFieldProblems } from '../../platform/api/find-field-problems.ts'
import { readTableFile } from '../../platform/files/read-table-file.ts'
import { nameCode } from '../../platform/format/name-code.ts'
import { DeskLink } from '../../platform/navigation/desk-link.tsx'
import { showToast } from '../../platform/toasts/toasts.ts'
import { DESK_BUTTON } from '../../ui/button-style.ts'
import { Card } from '../../ui/card.tsx'
import { ChoiceField, LinesField } from '../../ui/fields.tsx'
import { Progress } from '../../ui/progress.tsx'
import { Screen } from '../../ui/screen.tsx'
import { CATALOGUE_KEY, CATALOGUE_PATH } from './catalogue-queries.ts'
import { PreviewPart } from './preview-part.tsx'

const T = TEXTS.catalogue

const MAX_CHARACTERS = 900_000

/** A table with what the server says that it would do. */
interface Previewed {
  readonly table: { readonly text: string; readonly category: string | null }
  readonly preview: ImportPreview
}

type OnProgress = (done: number) => void

/** Imports a table part by part, exactly as it was previewed. */
async function sendParts({ table, preview }: Previewed, onProgress: OnProgress): Promise<ImportedPart> {
  const sum = { added: 0, changed: 0 }
  for (const [index, part] of preview.parts.entries()) {
    onProgress(index)
    const call = { method: 'POST', json: { ...table, ...part } } as const
    const { added, changed } = await callApi<ImportedPart>(`${CATALOGUE_PATH}/imports`, call)
    sum.added += added
    sum.changed += changed
  }
  return sum
}

const say = (error: unknown) => showToast({ text: describeError(error), tone: 'error' })

function ApplyPart({ previewed, onDone }: { readonly previewed: Previewed; readonly onDone: () => void }) {
  const client = useQueryClient()
  const [done, setDone] = useState(0)
  const { newCount, changedCount, parts } = previewed.preview
  const apply = useMutation({
    mutationFn: () => sendParts(previewed, setDone),
    onSuccess: ({ added, changed }) => {
      showToast({ text: T.applied(added, changed) })
      onDone()
    },
    onError: say,
    onSettled: () => client.invalidateQueries({ queryKey: CATALOGUE_KEY }),
  })
  const count = newCount + changedCount
  if (count === 0) return null
  return (
    <div>
      <button
        type="button"
        className={DESK_BUTTON.primary}
        disabled={apply.isPending}
        onClick={() => apply.mutate()}
      >
        {T.apply(count)}
      </button>
      {apply.isPending && <Progress done={done} total={parts.length} text={T.applying(done, parts.length)} />}
    </div>
  )
}

interface TablePartProps {
  readonly text: string
  readonly onChange: (text: string) => void
  readonly problem: string | undefined
}

function FilePart({ onChange }: Pick<TablePartProps, 'onChange'>) {
  const choose = async (chosen: File | undefined) => {
    if (!chosen) return
    const table = await readTableFile(chosen).catch(() => null)
    if (table === null || table.length > MAX_CHARACTERS) showToast({ text: T.badFile, tone: 'error' })
    else onChange(table)
  }
  return (
    <label className="grid min-w-0 gap-1">
      <span className="text-ink-soft">{T.file}</span>
      <input
        type="file"
        accept=".csv,.tsv,.txt,.xlsx"
        className="max-w-full"
        onChange={({ target }) => {
          void choose(target.files?.[0])
          target.value = ''
        }}
      />
    </label>
  )
}

/** Imports a table of devices: pasted or from a file, previewed, and then written as previewed. */
export function ImportScreen() {
  const [text, setText] = useState('')
  const [category, setCategory] = useState('')
  const plan = useMutation({
    mutationFn: async (): Promise<Previewed> => {
      const table = { text, category: category === '' ? null : category }
      const call = { method: 'POST', json: table } as const
      return { table, preview: await callApi<ImportPreview>(`${CATALOGUE_PATH}/import-previews`, call) }
    },
    onError: say,
  })
  const change = (next: string) => {
    // A preview is about what was typed then.
    plan.reset()
    setText(next)
  }
  return (
    <Screen
      title={T.importTitle}
      lead={T.importLead}
      actions={
        <DeskLink href="/desk/catalogue" className={DESK_BUTTON.quiet}>
          {T.allDevices}
        </DeskLink>
      }
    >
      <div className="mt-4 grid max-w-5xl grid-cols-[minmax(0,1fr)] gap-4">
        <form
          noValidate
          className="grid grid-cols-[minmax(0,1fr)] gap-3"
          onSubmit={(event) => {
            event.preventDefault()
            plan.mutate()
          }}
        >
          <p className="text-ink-soft">{T.columns}</p>
          <LinesField
            label={T.rows}
            rows={8}
            isCode
            maxLength={MAX_CHARACTERS}
            value={text}
            problem={findFieldProblems(plan.error).text}
            onChange={change}
          />
          <div className="grid gap-3 sm:grid-cols-2">
            <FilePart onChange={change} />
            <ChoiceField
              label={T.importCategory}
              value={category}
              choices={[
                { value: '', name: T.noCategory },
                ...CATEGORY_IDS.map((value) => ({ value, name: nameCode(value) })),
              ]}
              onChange={(chosen) => {
                plan.reset()
                setCategory(chosen)
              }}
            />
          </div>
          <button
            type="submit"
            className={`${DESK_BUTTON.secondary} justify-self-start`}
            disabled={plan.isPending || text.trim() === ''}
          >
            {T.preview}
          </button>
        </form>
        {plan.data && (
          <Card title={T.previewTitle}>
            <div className="grid gap-4">
              <PreviewPart preview={plan.data.preview} />
              <ApplyPart previewed={plan.data} onDone={() => change('')} />
            </div>
          </Card>
        )}
      </div>
    </Screen>
  )
}
