import { useState } from 'react'
import { TEXTS } from '../../messages/texts.ts'
import { DESK_BUTTON } from '../../ui/button-style.ts'
import { Section } from './parts.tsx'
import { buildBatchPath } from './queries.ts'
import { useChange } from './use-change.ts'

const texts = TEXTS.payouts.batch

/** Takes payouts out of a batch that has not been ordered: one sale, what is held by now, or everything. */
export function BatchRemoval({ messageId }: { readonly messageId: string }) {
  const [number, setNumber] = useState('')
  const remove = useChange<{ withdrawn: readonly string[] }>(({ withdrawn }) =>
    texts.removed(withdrawn.length),
  )
  const removeWhich = (which: string) =>
    remove.mutate({ path: `${buildBatchPath(messageId)}/withdrawals`, json: { which } })
  return (
    <Section title={texts.remove}>
      <div className="flex flex-wrap items-end gap-2">
        <form
          className="flex flex-wrap items-end gap-2"
          onSubmit={(event) => {
            event.preventDefault()
            removeWhich(number)
          }}
        >
          <label className="grid gap-1">
            <span>{texts.saleNumber}</span>
            <input
              required
              maxLength={20}
              autoComplete="off"
              value={number}
              onChange={({ target }) => setNumber(target.value)}
              className="min-h-9 rounded-control border border-line bg-card px-2 max-md:min-h-11"
            />
          </label>
          <button type="submit" className={DESK_BUTTON.secondary} disabled={remove.isPending}>
            {texts.removeSale}
          </button>
        </form>
        <button
          type="button"
          className={DESK_BUTTON.secondary}
          disabled={remove.isPending}
          onClick={() => removeWhich('HELD')}
        >
          {texts.removeHeld}
        </button>
        <button
          type="button"
          className={DESK_BUTTON.secondary}
          disabled={remove.isPending}
          onClick={() => removeWhich('ALL')}
        >
          {texts.discard}
        </button>
      </div>
    </Section>
  )
}
