import { type FormEvent, useState } from 'react'
import { BLOCK_LISTS, type BlockList } from '#domain/inspection/block-list.ts'
import { TEXTS } from '../../messages/texts.ts'
import { DESK_BUTTON } from '../../ui/button-style.ts'

const T = TEXTS.inspection

const FIELD = 'min-h-9 max-w-full rounded-control border border-edge bg-card px-2 max-md:min-h-11'

export interface QuarantineFormProps {
  readonly onCancel: () => void
  readonly onConfirm: (entry: { readonly blockList: BlockList; readonly reference: string }) => void
}

/** Keeping someone's device is serious: it takes the list, the entry, and a second click. */
export function QuarantineForm({ onCancel, onConfirm }: QuarantineFormProps) {
  const [blockList, setBlockList] = useState<BlockList | null>(null)
  const [reference, setReference] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (blockList !== null) onConfirm({ blockList, reference })
  }
  return (
    <form onSubmit={submit} className="flex flex-wrap items-end gap-2">
      <label className="grid gap-1">
        <span className="text-tiny text-ink-soft">{T.blockListLabel}</span>
        <select
          required
          value={blockList ?? ''}
          onChange={({ target }) => setBlockList(BLOCK_LISTS.find((list) => list === target.value) ?? null)}
          className={FIELD}
        >
          <option value="">{T.choose}</option>
          {BLOCK_LISTS.map((list) => (
            <option key={list} value={list}>
              {TEXTS.quarantine.lists[list]}
            </option>
          ))}
        </select>
      </label>
      <label className="grid gap-1">
        <span className="text-tiny text-ink-soft">{T.blockListReference}</span>
        <input
          required
          maxLength={60}
          autoComplete="off"
          value={reference}
          onChange={({ target }) => setReference(target.value)}
          className={FIELD}
        />
      </label>
      <button
        type="submit"
        className={DESK_BUTTON.primary}
        disabled={blockList === null || reference.trim() === ''}
      >
        {T.quarantine}
      </button>
      <button type="button" className={DESK_BUTTON.quiet} onClick={onCancel}>
        {T.cancel}
      </button>
    </form>
  )
}
