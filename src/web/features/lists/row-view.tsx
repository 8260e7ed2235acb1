import { memo, useRef, useState } from 'react'
import type { ListRowQuote } from '#contracts/lists.ts'
import { BUSINESS_MAX_QUANTITY } from '#domain/cart/cart.ts'
import { formatMoney } from '#messages/format-money.ts'
import { getNumberFormat } from '#messages/intl-formats.ts'
import type { MessageKey } from '#messages/message-key.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { useStorageText } from '#web/platform/i18n/storage-text.ts'
import { useShop } from '#web/platform/shop/shop.tsx'
import { RowCorrection } from './row-correction.tsx'
import type { PricedList } from './use-list.ts'

export interface RowViewProps {
  readonly row: ListRowQuote
  readonly onChange: PricedList['change']
}

export const MARKS = {
  ok: { label: 'PORTAL_OK', style: 'bg-accent-tint text-accent' },
  guess: { label: 'PORTAL_GUESS', style: 'bg-amber-tint text-ink' },
  error: { label: 'PORTAL_ERROR', style: 'border border-error text-error' },
} as const

/** How the shop has read the row, in small sentences. */
function RowNotes({ row }: Pick<RowViewProps, 'row'>) {
  const t = useTranslate()
  const { market } = useShop()
  const percent = getNumberFormat(market.locale, { style: 'percent' })
  const notes = [
    ...(row.device && row.confidence < 1
      ? [t('PORTAL_CONFIDENCE', { percent: percent.format(row.confidence) })]
      : []),
    ...(row.isSmallestStorage ? [t('PORTAL_SMALLEST')] : []),
    ...(row.status !== 'error' && row.assumed > 0 ? [t('PORTAL_ASSUMED', { count: row.assumed })] : []),
    ...(row.refusal === 'LOCKED' ? [t('GATE_LOCKED')] : []),
    // Every other reason has its text.
    ...(row.refusal && row.refusal !== 'LOCKED' ? [t(`NO_OFFER_${row.refusal}` as MessageKey)] : []),
  ]
  return notes.length > 0 ? <p className="text-small text-ink-soft">{notes.join(' ')}</p> : null
}

function RowProblems({ row }: Pick<RowViewProps, 'row'>) {
  const t = useTranslate()
  if (row.problems.length === 0) return null
  return (
    <ul className="text-small text-error">
      {row.problems.map(({ code, detail }) => (
        <li key={code + detail}>
          {t(`LIST_${code}` as MessageKey, { detail: detail.slice(0, 80), max: BUSINESS_MAX_QUANTITY })}
        </li>
      ))}
    </ul>
  )
}

function RowPrice({ row }: Pick<RowViewProps, 'row'>) {
  const t = useTranslate()
  const { market } = useShop()
  const { priceInCents, quantity } = row
  if (priceInCents === null || quantity === null || row.status === 'error') return null
  return (
    <p className="text-right">
      <span className="amount block font-semibold">{formatMoney(market, priceInCents * quantity)}</span>
      {quantity > 1 && (
        <span className="block text-small text-ink-soft">
          {t('PORTAL_EACH', { count: quantity, price: formatMoney(market, priceInCents) })}
        </span>
      )}
    </p>
  )
}

/** One row of the list: what it is worth, what is wrong with it, and the form to correct it. */
export const RowView = memo(function RowView({ row, onChange }: RowViewProps) {
  const t = useTranslate()
  const storageText = useStorageText()
  const [isOpen, setIsOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const close = () => {
    setIsOpen(false)
    // The focus would be lost with the form.
    opener.current?.focus()
  }
  const { label, style } = MARKS[row.status]
  const name = row.device?.name ?? row.row.device
  const size = row.storageGb ? `, ${storageText(row.storageGb)}` : ''
  return (
    <li className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 border-b border-line py-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
          <span className="text-small tabular-nums text-ink-soft">{t('PORTAL_ROW', { line: row.line })}</span>
          <span className={`rounded-full px-2.5 text-small font-medium ${style}`}>{t(label)}</span>
        </p>
        <p className="mt-1 font-medium wrap-anywhere">{`${name}${size}` || '–'}</p>
        {row.device && row.device.name !== row.row.device && (
          <p className="text-small text-ink-soft wrap-anywhere">
            {t('PORTAL_WRITTEN', { text: row.row.device })}
          </p>
        )}
        <RowProblems row={row} />
        <RowNotes row={row} />
      </div>
      <div className="flex flex-col items-end justify-between gap-2">
        <RowPrice row={row} />
        <button
          ref={opener}
          type="button"
          aria-expanded={isOpen}
          aria-label={t('PORTAL_CORRECT_ROW', { line: row.line })}
          onClick={() => setIsOpen(!isOpen)}
          className="min-h-11 px-2 text-small font-semibold text-accent underline underline-offset-4"
        >
          {t('PORTAL_CORRECT')}
        </button>
      </div>
      {isOpen && <RowCorrection row={row} onChange={onChange} onDone={close} />}
    </li>
  )
})
