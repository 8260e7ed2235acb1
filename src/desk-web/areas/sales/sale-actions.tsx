import { type FormEvent, useState } from 'react'
import type { LabelSent } from '#contracts/desk/sale-actions.ts'
import { TEXTS } from '../../messages/texts.ts'
import { DESK_BUTTON } from '../../ui/button-style.ts'
import { Confirm } from '../../ui/confirm.tsx'
import { DeskIcon } from '../../ui/desk-icon.tsx'
import { Menu } from '../../ui/menu.tsx'
import { Modal } from '../../ui/modal.tsx'
import { useSaleAction } from './sale-queries.ts'

const WORDS = TEXTS.sale.actions

const FIELDS = ['street', 'houseNumber', 'addressExtra', 'zip', 'city', 'country'] as const

interface AddressFormProps {
  readonly tradeNumber: string
  readonly onClose: () => void
}

/** The address as the seller says it on the phone; the server checks it by the rules of the checkout. */
function AddressForm({ tradeNumber, onClose }: AddressFormProps) {
  const action = useSaleAction(tradeNumber)
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    action.mutate(
      {
        path: `/desk/api/sales/${tradeNumber}/address`,
        method: 'PUT',
        json: Object.fromEntries(FIELDS.map((field) => [field, String(typed.get(field) ?? '')])),
        done: () => ({ text: WORDS.addressSaved }),
      },
      { onSuccess: onClose },
    )
  }
  return (
    <Modal
      label={WORDS.address}
      onClose={onClose}
      className="fixed inset-0 m-auto h-fit max-h-[90dvh] w-[min(28rem,94vw)] overflow-y-auto rounded-card"
    >
      <form onSubmit={save} className="grid gap-3 p-5">
        <h2 className="text-screen">{WORDS.address}</h2>
        {FIELDS.map((field) => (
          <label key={field} className="grid gap-1">
            <span className="text-ink-soft">{WORDS.fields[field]}</span>
            <input
              name={field}
              autoComplete="off"
              maxLength={300}
              className="min-h-9 rounded-control border border-edge bg-card px-2 max-md:min-h-11"
            />
          </label>
        ))}
        <div className="mt-1 flex flex-wrap justify-end gap-2">
          <button type="button" className={DESK_BUTTON.secondary} onClick={onClose}>
            {TEXTS.cancel}
          </button>
          <button type="submit" className={DESK_BUTTON.primary} disabled={action.isPending}>
            {WORDS.save}
          </button>
        </div>
      </form>
    </Modal>
  )
}

const ROW = 'flex min-h-9 w-full items-center rounded-control px-2 text-left hover:bg-tint max-md:min-h-11'

/** What support does for a seller. */
export function SaleActions({ tradeNumber }: { readonly tradeNumber: string }) {
  const [asked, setAsked] = useState<'none' | 'address' | 'cancel' | 'freeze'>('none')
  const label = useSaleAction<LabelSent>(tradeNumber)
  const action = useSaleAction(tradeNumber)
  const path = `/desk/api/sales/${tradeNumber}`
  const close = () => setAsked('none')
  return (
    <>
      <Menu
        label={WORDS.title}
        variant="secondary"
        button={
          <>
            {WORDS.title}
            <DeskIcon name="chevron" className="size-3" />
          </>
        }
      >
        <button
          type="button"
          className={ROW}
          onClick={() =>
            label.mutate({
              path: `${path}/label`,
              done: ({ outcome }) => ({ text: WORDS.labelSent[outcome] }),
            })
          }
        >
          {WORDS.label}
        </button>
        <button type="button" className={ROW} onClick={() => setAsked('address')}>
          {WORDS.address}
        </button>
        <button type="button" className={ROW} onClick={() => setAsked('freeze')}>
          {WORDS.freeze}
        </button>
        <button type="button" className={ROW} onClick={() => setAsked('cancel')}>
          {WORDS.cancel}
        </button>
      </Menu>
      {asked === 'address' && <AddressForm tradeNumber={tradeNumber} onClose={close} />}
      {asked === 'cancel' && (
        <Confirm
          title={WORDS.cancel}
          text={WORDS.cancelText}
          action={WORDS.cancel}
          onClose={close}
          onConfirm={() =>
            action.mutate({ path: `${path}/cancellation`, done: () => ({ text: WORDS.cancelled }) })
          }
        />
      )}
      {asked === 'freeze' && (
        <Confirm
          title={WORDS.freeze}
          text={WORDS.freezeText}
          action={WORDS.freeze}
          onClose={close}
          onConfirm={() => action.mutate({ path: `${path}/freeze`, done: () => ({ text: WORDS.frozen }) })}
        />
      )}
    </>
  )
}
