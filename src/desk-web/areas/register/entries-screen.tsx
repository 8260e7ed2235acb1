import { useMutation, useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import type { RegisterEntryRow } from '#contracts/desk/register.ts'
import { useDesk } from '../../frame/desk-context.ts'
import { useConfirmed } from '../../frame/use-confirmed.ts'
import { DataList } from '../../lists/data-list.tsx'
import { TEXTS } from '../../messages/texts.ts'
import { downloadFile } from '../../platform/api/call-api.ts'
import { describeError } from '../../platform/api/describe-error.ts'
import { buildSalePath } from '../../platform/codes/build-found-path.ts'
import { DeskLink } from '../../platform/navigation/desk-link.tsx'
import { showToast } from '../../platform/toasts/toasts.ts'
import { DESK_BUTTON } from '../../ui/button-style.ts'
import { Screen } from '../../ui/screen.tsx'
import { ENTRY_COLUMNS } from './entry-columns.tsx'
import { RangeForm, readTyped } from './range-form.tsx'
import { buildCheckQuery, buildRowsQuery, DAYS_QUERY } from './register-queries.ts'
import { type RegisterRange, useRange } from './register-range.ts'

const T = TEXTS.register

const nameRow = ({ sequence }: RegisterEntryRow): string => String(sequence)

/** A reference is the number of the sale and of the device in it. */
function buildHref({ reference }: RegisterEntryRow): string {
  const [, tradeNumber = reference, itemNumber = '0'] = /^(.+)-(\d+)$/.exec(reference) ?? []
  return buildSalePath(tradeNumber, Number(itemNumber) || null)
}

/** Says whether the chain of the whole country is intact. */
function ChainNote({ country }: { readonly country: string }) {
  const { data, error } = useQuery(buildCheckQuery(country))
  if (error && !data) return <p role="alert">{describeError(error)}</p>
  if (!data) return <p className="text-ink-soft">{T.checking}</p>
  if (!data.isWhole)
    return (
      <p role="alert" className="max-w-text rounded-field border-l-4 border-error bg-card p-4">
        {T.broken(data.sequence, data.reason)}
      </p>
    )
  return (
    <p className="text-ink-soft">
      {T.intact(data.sequence)} <code className="text-tiny wrap-anywhere">{T.lastHash(data.hash ?? '')}</code>
    </p>
  )
}

interface Export {
  readonly kind: 'export' | 'export-with-documents'
  readonly country: string
  readonly range: RegisterRange
}

/** Exports the period in the fields beside it, and leaves a trace of it. */
function Exports() {
  const { me } = useDesk()
  const isConfirmed = useConfirmed()
  const save = useMutation({
    mutationFn: ({ kind, country, range }: Export) =>
      downloadFile(`/desk/api/register/${encodeURIComponent(country)}/${kind}`, range),
    onSuccess: (filename) => filename !== null && showToast({ text: T.exported(filename) }),
    onError: (error) => showToast({ text: describeError(error), tone: 'error' }),
  })
  const start = (kind: Export['kind'], form: HTMLFormElement | null) => {
    if (form?.reportValidity() && isConfirmed()) save.mutate({ kind, ...readTyped(form) })
  }
  return (
    <>
      <button
        type="button"
        className={DESK_BUTTON.primary}
        disabled={save.isPending}
        onClick={({ currentTarget }) => start('export', currentTarget.form)}
      >
        {T.export}
      </button>
      {me.roles.includes('identity') && (
        <button
          type="button"
          className={DESK_BUTTON.secondary}
          disabled={save.isPending}
          onClick={({ currentTarget }) => start('export-with-documents', currentTarget.form)}
        >
          {T.exportDocuments}
        </button>
      )}
    </>
  )
}

/** The entries of one country's register in a period. */
export function EntriesScreen() {
  const { country = '' } = useParams({ strict: false })
  const range = useRange()
  const days = useQuery(DAYS_QUERY)
  const { data, error, refetch } = useQuery(buildRowsQuery(country, range))
  const countries = [...new Set([country, ...(days.data ?? []).map((day) => day.country)])].sort()
  return (
    <Screen
      title={T.entriesTitle(country)}
      lead={T.entriesLead(range.from, range.to)}
      actions={
        <DeskLink href="/desk/register" className={DESK_BUTTON.quiet}>
          {T.allDays}
        </DeskLink>
      }
    >
      <RangeForm
        key={`${country} ${range.from} ${range.to}`}
        countries={countries}
        country={country}
        range={range}
      >
        <Exports />
      </RangeForm>
      <div className="mt-4">
        <ChainNote country={country} />
      </div>
      <DataList
        id="register-entries"
        label={T.entriesTitle(country)}
        rows={data?.rows}
        columns={ENTRY_COLUMNS}
        getRowId={nameRow}
        getHref={buildHref}
        error={error}
        onRetry={() => void refetch()}
        isTruncated={data?.isTruncated ?? false}
        // A file of the register is an export: with a second factor, and recorded.
        canDownload={false}
        empty={<p>{T.noEntries}</p>}
      />
    </Screen>
  )
}
