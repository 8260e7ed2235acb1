import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import type { ListRowQuote } from '#contracts/lists.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { useStorageText } from '#web/platform/i18n/storage-text.ts'
import { BUTTON_STYLES } from '#web/ui/button-style.ts'
import { FIELD_STYLE, TextField } from '#web/ui/text-field.tsx'
import { ConditionOptions } from './condition-options.tsx'
import type { PricedList, RowChange } from './use-list.ts'

interface ChoiceProps {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly children: ReactNode
}

function Choice({ label, value, onChange, children }: ChoiceProps) {
  const id = useId()
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1 block font-medium">
        {label}
      </label>
      <select
        id={id}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        className={`${FIELD_STYLE} border-edge`}
      >
        {children}
      </select>
    </div>
  )
}

interface PartProps {
  readonly row: ListRowQuote
  readonly texts: ListRowQuote['row']
  readonly onText: (change: RowChange) => void
}

/** The devices that the row may mean; the text itself can be changed, too. */
function DevicePart({ row, texts, onText }: PartProps) {
  const t = useTranslate()
  return (
    <>
      {row.candidates.length > 0 && (
        <Choice
          label={t('PORTAL_CHOOSE')}
          value={row.candidates.some(({ url }) => url === texts.device) ? texts.device : ''}
          onChange={(device) => onText({ device: device || row.row.device })}
        >
          <option value="">–</option>
          {row.candidates.map(({ url, name }) => (
            <option key={url} value={url}>
              {name}
            </option>
          ))}
        </Choice>
      )}
      <TextField
        name="device"
        label={t('PORTAL_CORRECT_DEVICE')}
        value={texts.device}
        onChange={(device) => onText({ device })}
      />
    </>
  )
}

function StoragePart({ row, texts, onText }: PartProps) {
  const t = useTranslate()
  const storageText = useStorageText()
  const storages = row.device?.storages ?? []
  if (storages.length === 0) return null
  const isListed = storages.some((size) => String(size) === texts.storage)
  return (
    <Choice
      label={t('PORTAL_CORRECT_STORAGE')}
      value={isListed ? texts.storage : String(row.isSmallestStorage ? '' : (row.storageGb ?? ''))}
      onChange={(storage) => onText({ storage })}
    >
      <option value="">–</option>
      {storages.map((size) => (
        <option key={size} value={size}>
          {storageText(size)}
        </option>
      ))}
    </Choice>
  )
}

function OtherParts({ row, texts, onText }: PartProps) {
  const t = useTranslate()
  const isAsRead = row.conditionId !== null && texts.condition === row.row.condition
  const field = (name: 'quantity' | 'serial' | 'answers', label: string) => ({
    name,
    label,
    value: texts[name],
    onChange: (value: string) => onText({ [name]: value }),
  })
  return (
    <>
      <Choice
        label={t('PORTAL_CORRECT_CONDITION')}
        value={isAsRead ? String(row.conditionId) : texts.condition}
        onChange={(condition) => onText({ condition })}
      >
        <option value="">–</option>
        <ConditionOptions />
      </Choice>
      <TextField {...field('quantity', t('PORTAL_CORRECT_QUANTITY'))} inputMode="numeric" />
      <TextField {...field('serial', t('PORTAL_CORRECT_SERIAL'))} />
      <TextField {...field('answers', t('PORTAL_CORRECT_ANSWERS'))} />
    </>
  )
}

export interface RowCorrectionProps {
  readonly row: ListRowQuote
  readonly onChange: PricedList['change']
  readonly onDone: () => void
}

/** Corrects a row, which is priced again at once. */
export function RowCorrection({ row, onChange, onDone }: RowCorrectionProps) {
  const t = useTranslate()
  const [texts, setTexts] = useState(row.row)
  const [state, setState] = useState<'idle' | 'sending' | 'failed'>('idle')
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector<HTMLElement>('select, input')?.focus(), [])
  const onText = (change: RowChange) => setTexts({ ...texts, ...change })
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (state === 'sending') return
    setState('sending')
    if (await onChange(row.line, texts)) onDone()
    else setState('failed')
  }
  const part = { row, texts, onText }
  return (
    <form
      ref={form}
      noValidate
      onSubmit={submit}
      className="col-span-2 grid gap-4 rounded-card bg-tint p-4 sm:grid-cols-2"
    >
      <DevicePart {...part} />
      <StoragePart {...part} />
      <OtherParts {...part} />
      <div className="flex flex-wrap items-center gap-3 sm:col-span-2">
        <button type="submit" aria-disabled={state === 'sending'} className={BUTTON_STYLES.primary}>
          {t('PORTAL_APPLY')}
        </button>
        <p role="status" className="text-small text-error">
          {state === 'failed' ? t('LIST_FAILED') : ''}
        </p>
      </div>
    </form>
  )
}
