import { useState } from 'react'
import type { UnmatchedLine } from '#contracts/desk/bank-files.ts'
import { TEXTS } from '../../messages/texts.ts'
import { formatMoney } from '../../platform/format/format-money.ts'
import { DESK_BUTTON } from '../../ui/button-style.ts'
import { NoteDialog } from '../../ui/note-dialog.tsx'
import { type Column, DataTable } from './data-table.tsx'
import { useChange } from './use-change.ts'

const texts = TEXTS.payouts.bank
const { columns } = TEXTS.payouts

const describeReference = ({ endToEndId, messageId, bankReference }: UnmatchedLine): string =>
  endToEndId ?? messageId ?? bankReference ?? ''

function CheckDialog({ id, onClose }: { readonly id: number; readonly onClose: () => void }) {
  const check = useChange(() => texts.checked)
  const submit = (note: string) =>
    check.mutate({ path: `/desk/api/bank-lines/${id}/check`, json: { note } }, { onSuccess: onClose })
  return (
    <NoteDialog
      title={texts.checkTitle}
      label={texts.checkNote}
      button={texts.check}
      isBusy={check.isPending}
      onSubmit={submit}
      onClose={onClose}
    />
  )
}

/** Movements that belong to none of our transfers, until someone says what they were. */
export function UnmatchedLines({ lines }: { readonly lines: readonly UnmatchedLine[] }) {
  const [checking, setChecking] = useState<number | null>(null)
  const all: readonly Column<UnmatchedLine>[] = [
    { title: columns.day, render: ({ day }) => <span className="figures whitespace-nowrap">{day}</span> },
    {
      title: columns.amount,
      isNumber: true,
      render: ({ amountInCents, currency, direction }) =>
        `${formatMoney(amountInCents, currency)} ${direction === 'OUT' ? texts.out : texts.in}`,
    },
    { title: columns.meaning, render: ({ match }) => texts.matches[match] },
    {
      title: columns.reference,
      hides: 'phone',
      render: (line) => <span className="figures">{describeReference(line)}</span>,
    },
    {
      title: columns.text,
      hides: 'tablet',
      render: ({ text, reason }) => [text, reason].filter(Boolean).join(', '),
    },
    {
      title: columns.actions,
      render: (line) => (
        <button
          type="button"
          className={DESK_BUTTON.quiet}
          aria-label={`${texts.check}: ${describeReference(line) || line.day}`}
          onClick={() => setChecking(line.id)}
        >
          {texts.check}
        </button>
      ),
    },
  ]
  return (
    <>
      <DataTable caption={texts.unmatched} columns={all} rows={lines} keyOf={({ id }) => id} />
      {checking !== null && <CheckDialog id={checking} onClose={() => setChecking(null)} />}
    </>
  )
}
