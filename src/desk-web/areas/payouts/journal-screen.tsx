import { keepPreviousData, queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import type { Journal } from '#contracts/desk/journal.ts'
import { CURRENCIES } from '#domain/money/currency.ts'
import { useConfirmed } from '../../frame/use-confirmed.ts'
import { TEXTS } from '../../messages/texts.ts'
import { downloadFile } from '../../platform/api/call-api.ts'
import { describeError } from '../../platform/api/describe-error.ts'
import { readFrom } from '../../platform/api/queries.ts'
import { formatMoney } from '../../platform/format/format-money.ts'
import { writeDay } from '../../platform/format/format-time.ts'
import { useOpenPath } from '../../platform/navigation/use-open-path.ts'
import { showToast } from '../../platform/toasts/toasts.ts'
import { Badge } from '../../ui/badge.tsx'
import { DESK_BUTTON } from '../../ui/button-style.ts'
import { Screen } from '../../ui/screen.tsx'
import { type Column, DataTable } from './data-table.tsx'
import { Loaded } from './loaded.tsx'
import { Section } from './parts.tsx'
import { PAYOUTS_KEY } from './queries.ts'

const texts = TEXTS.payouts.journal
const { columns } = TEXTS.payouts

interface Range {
  readonly from: string
  readonly to: string
}

const buildJournalQuery = (range: Range) =>
  queryOptions({
    queryKey: [PAYOUTS_KEY, 'journal', range.from, range.to],
    queryFn: readFrom<Journal>(
      `/desk/api/accounting/journal?${new URLSearchParams({ from: range.from, to: range.to })}`,
    ),
    placeholderData: keepPreviousData,
  })

const FIELD = 'min-h-9 rounded-control border border-line bg-card px-2 max-md:min-h-11'

/** The days are part of the address, so that they can be shared. */
function useRange(): readonly [Range, (range: Range) => void] {
  const { from, to } = useSearch({ strict: false })
  const openPath = useOpenPath()
  const today = writeDay(Date.now())
  const range = { from: from ?? today, to: to ?? today }
  const choose = (next: Range) =>
    openPath(`/desk/journal?${new URLSearchParams({ from: next.from, to: next.to })}`, { replace: true })
  return [range, choose]
}

function RangeFields({ range, onChange }: { range: Range; onChange: (range: Range) => void }) {
  return (
    <>
      <label className="grid gap-1">
        <span>{texts.from}</span>
        <input
          type="date"
          required
          value={range.from}
          className={FIELD}
          onChange={({ target }) => target.value && onChange({ ...range, from: target.value })}
        />
      </label>
      <label className="grid gap-1">
        <span>{texts.to}</span>
        <input
          type="date"
          required
          value={range.to}
          className={FIELD}
          onChange={({ target }) => target.value && onChange({ ...range, to: target.value })}
        />
      </label>
    </>
  )
}

function Exports({ range }: { readonly range: Range }) {
  const [currency, setCurrency] = useState<string>('EUR')
  const isConfirmed = useConfirmed()
  const save = useMutation({
    mutationFn: (format: 'csv' | 'datev') =>
      downloadFile('/desk/api/accounting/journal/export', { ...range, format, currency }),
    onError: (error) => showToast({ text: describeError(error), tone: 'error' }),
  })
  const start = (format: 'csv' | 'datev') => {
    if (isConfirmed()) save.mutate(format)
  }
  return (
    <>
      <button type="button" className={DESK_BUTTON.secondary} onClick={() => start('csv')}>
        {texts.csv}
      </button>
      <label className="grid gap-1">
        <span>{texts.currency}</span>
        <select className={FIELD} value={currency} onChange={({ target }) => setCurrency(target.value)}>
          {CURRENCIES.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
      </label>
      <button type="button" className={DESK_BUTTON.secondary} onClick={() => start('datev')}>
        {texts.datev}
      </button>
    </>
  )
}

const SUM_COLUMNS: readonly Column<Journal['sums'][number]>[] = [
  { title: columns.kind, render: ({ kind }) => texts.kinds[kind] },
  { title: texts.entries, isNumber: true, render: ({ count }) => count },
  {
    title: columns.total,
    isNumber: true,
    render: ({ totalInCents, currency }) => formatMoney(totalInCents, currency),
  },
]

const CONTROL_COLUMNS: readonly Column<Journal['controls'][number]>[] = [
  { title: texts.control, render: ({ control }) => texts.controlTitles[control] },
  {
    title: texts.there,
    isNumber: true,
    hides: 'phone',
    render: ({ totalInCents, currency }) => formatMoney(totalInCents, currency),
  },
  {
    title: texts.journal,
    isNumber: true,
    render: ({ journalInCents, currency }) => formatMoney(journalInCents, currency),
  },
  {
    title: texts.difference,
    isNumber: true,
    render: ({ differenceInCents, currency }) =>
      differenceInCents === 0 ? (
        <Badge tone="accent">{texts.agrees}</Badge>
      ) : (
        <Badge tone="late">{formatMoney(differenceInCents, currency)}</Badge>
      ),
  },
]

const DIFFERENCE_COLUMNS: readonly Column<Journal['differences'][number]>[] = [
  { title: columns.day, render: ({ day }) => <span className="figures whitespace-nowrap">{day}</span> },
  { title: columns.reason, render: ({ kind }) => texts.differenceTitles[kind] },
  {
    title: columns.reference,
    hides: 'phone',
    render: ({ reference }) => <span className="figures">{reference}</span>,
  },
  {
    title: columns.amount,
    isNumber: true,
    render: ({ amountInCents, currency }) => formatMoney(amountInCents, currency),
  },
]

type Entry = Journal['entries'][number]

const ENTRY_COLUMNS: readonly Column<Entry>[] = [
  { title: columns.day, hides: 'phone', render: ({ day }) => <span className="figures">{day}</span> },
  { title: columns.kind, render: ({ kind }) => texts.kinds[kind] },
  { title: columns.reference, render: ({ reference }) => <span className="figures">{reference}</span> },
  {
    title: columns.debit,
    hides: 'phone',
    render: ({ debit, debitAccount }) => `${debitAccount} ${texts.accounts[debit]}`,
  },
  {
    title: columns.credit,
    hides: 'phone',
    render: ({ credit, creditAccount }) => `${creditAccount} ${texts.accounts[credit]}`,
  },
  {
    title: columns.amount,
    isNumber: true,
    render: ({ amountInCents, currency }) => formatMoney(amountInCents, currency),
  },
]

const buildEntryKey = ({ day, kind, reference, debit, credit }: Entry): string =>
  [day, kind, reference, debit, credit].join(' ')

function JournalParts({ journal }: { readonly journal: Journal }) {
  const { sums, controls, differences, entries } = journal
  return (
    <>
      {sums.length > 0 && (
        <Section title={texts.sums}>
          <div className="max-w-2xl">
            <DataTable
              caption={texts.sums}
              columns={SUM_COLUMNS}
              rows={sums}
              keyOf={({ kind, currency }) => `${kind}${currency}`}
            />
          </div>
        </Section>
      )}
      {controls.length > 0 && (
        <Section title={texts.controls}>
          <div className="max-w-3xl">
            <DataTable
              caption={texts.controls}
              columns={CONTROL_COLUMNS}
              rows={controls}
              keyOf={({ control, currency }) => `${control}${currency}`}
            />
          </div>
        </Section>
      )}
      <Section title={texts.differences}>
        {differences.length === 0 ? (
          <p>{texts.noDifferences}</p>
        ) : (
          <DataTable
            caption={texts.differences}
            columns={DIFFERENCE_COLUMNS}
            rows={differences}
            keyOf={({ kind, reference, day, amountInCents }) =>
              [kind, reference, day, amountInCents].join(' ')
            }
          />
        )}
      </Section>
      <Section title={texts.entries}>
        {entries.length === 0 ? (
          <p>{texts.nothing}</p>
        ) : (
          <DataTable caption={texts.entries} columns={ENTRY_COLUMNS} rows={entries} keyOf={buildEntryKey} />
        )}
      </Section>
    </>
  )
}

/** The books of some days, beside the register and the bank. */
export function JournalScreen() {
  const [range, setRange] = useRange()
  const query = useQuery(buildJournalQuery(range))
  return (
    <Screen title={texts.title} lead={texts.lead}>
      <div className="mt-4 flex flex-wrap items-end gap-3">
        <RangeFields range={range} onChange={setRange} />
        <Exports range={range} />
      </div>
      <Loaded query={query}>{(journal) => <JournalParts journal={journal} />}</Loaded>
    </Screen>
  )
}
