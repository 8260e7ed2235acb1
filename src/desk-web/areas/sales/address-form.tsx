import type { FormEvent } from 'react'
import { TEXTS } from '../../messages/texts.ts'
import { findFieldProblems } from '../../platform/api/find-field-problems.ts'
import { DESK_BUTTON } from '../../ui/button-style.ts'
import { Modal } from '../../ui/modal.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useSaleAction } from './sale-queries.ts'

const WORDS = TEXTS.sale.actions

const FIELDS = ['street', 'houseNumber', 'addressExtra', 'zip', 'city', 'country'] as const

interface AddressFormProps {
  readonly tradeNumber: string
  readonly onClose: () => void
}

/** The address as the seller says it on the phone; the server checks it by the rules of the checkout. */
export function AddressForm({ tradeNumber, onClose }: AddressFormProps) {
  const action = useSaleAction(tradeNumber, { showsFields: true })
  const problems = findFieldProblems(action.error)
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
          <TextField key={field} name={field} label={WORDS.fields[field]} problem={problems[field]} />
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
