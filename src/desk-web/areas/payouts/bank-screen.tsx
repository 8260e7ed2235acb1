import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import type { BankFiles, ImportedAnswer } from '#contracts/desk/bank-files.ts'
import { decodeText } from '#domain/text/decode-text.ts'
import { useConfirmed } from '../../frame/use-confirmed.ts'
import { TEXTS } from '../../messages/texts.ts'
import { DESK_BUTTON } from '../../ui/button-style.ts'
import { Moment } from '../../ui/moment.tsx'
import { Screen } from '../../ui/screen.tsx'
import { type Column, DataTable } from './data-table.tsx'
import { Loaded } from './loaded.tsx'
import { Facts, Notice, Section } from './parts.tsx'
import { BANK_QUERY } from './queries.ts'
import { UnmatchedLines } from './unmatched-lines.tsx'
import { useChange } from './use-change.ts'

const texts = TEXTS.payouts.bank
const { columns } = TEXTS.payouts

const RESULTS = ['confirmed', 'rejected', 'contradicted', 'unknown', 'unchanged', 'open'] as const

const describeList = (list: readonly string[]): string =>
  list.length === 0 ? '0' : `${list.length}: ${list.join(', ')}`

/** What a file has changed. */
function ImportResult({ answer }: { readonly answer: ImportedAnswer }) {
  const hasSettled = answer.confirmed.length + answer.rejected.length > 0
  return (
    <div role="status">
      <Section title={`${texts.imported}: ${texts.kinds[answer.kind]}`}>
        {answer.isRepeated && !hasSettled && <Notice>{texts.repeated}</Notice>}
        <Facts
          facts={[
            ...RESULTS.map((name) => [texts.results[name], describeList(answer[name])] as const),
            [texts.unmatchedCount, String(answer.unmatchedCount)],
          ]}
        />
      </Section>
    </div>
  )
}

function ImportForm({ onImported }: { readonly onImported: (answer: ImportedAnswer) => void }) {
  const chosen = useRef<HTMLInputElement>(null)
  const isConfirmed = useConfirmed()
  const importFile = useChange<ImportedAnswer>(() => null)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const [file] = chosen.current?.files ?? []
    if (!file || !isConfirmed()) return
    // Banks write UTF-8 or an older encoding.
    const answer = decodeText(new Uint8Array(await file.arrayBuffer()))
    importFile.mutate({ path: '/desk/api/bank-answers', json: { answer } }, { onSuccess: onImported })
  }
  return (
    <form className="mt-4 flex flex-wrap items-end gap-3" onSubmit={submit}>
      <label className="grid gap-1">
        <span>{texts.file}</span>
        <input
          ref={chosen}
          type="file"
          required
          accept=".xml,.csv,.txt,.camt,.c53,.c54"
          onClick={(event) => {
            if (!isConfirmed()) event.preventDefault()
          }}
          className="min-h-9 max-w-full rounded-control border border-line bg-card px-2 py-1 max-md:min-h-11"
        />
      </label>
      <button type="submit" className={DESK_BUTTON.primary} disabled={importFile.isPending}>
        {texts.import}
      </button>
    </form>
  )
}

type ImportedFile = BankFiles['files'][number]

const FILE_COLUMNS: readonly Column<ImportedFile>[] = [
  { title: columns.file, render: ({ kind }) => texts.kinds[kind] },
  {
    title: columns.lines,
    isNumber: true,
    hides: 'phone',
    render: ({ lineCount }) => (lineCount === 0 ? '' : lineCount),
  },
  { title: columns.importedBy, render: ({ operator }) => operator },
  { title: columns.when, render: ({ importedAt }) => <Moment iso={importedAt} /> },
]

/** What the bank says about our transfers. */
export function BankScreen() {
  const query = useQuery(BANK_QUERY)
  const [answer, setAnswer] = useState<ImportedAnswer | null>(null)
  return (
    <Screen title={texts.title} lead={texts.lead}>
      <ImportForm onImported={setAnswer} />
      {answer && <ImportResult answer={answer} />}
      <Loaded query={query}>
        {({ files, unmatched }) => (
          <>
            <Section title={texts.unmatched} lead={texts.unmatchedLead}>
              {unmatched.length === 0 ? <p>{texts.noUnmatched}</p> : <UnmatchedLines lines={unmatched} />}
            </Section>
            <Section title={texts.files}>
              {files.length === 0 ? (
                <p>{texts.noFiles}</p>
              ) : (
                <DataTable
                  caption={texts.files}
                  columns={FILE_COLUMNS}
                  rows={files}
                  keyOf={({ importedAt, operator, kind }) => `${importedAt}${operator}${kind}`}
                />
              )}
            </Section>
          </>
        )}
      </Loaded>
    </Screen>
  )
}
