import { useQuery } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import type { BookedReturn, Receiver, ReturnedDevice } from '#contracts/desk/returns.ts'
import { TEXTS } from '../../messages/texts.ts'
import { describeError } from '../../platform/api/describe-error.ts'
import { useAction } from '../../platform/api/use-action.ts'
import { formatDay } from '../../platform/format/format-time.ts'
import { DESK_BUTTON } from '../../ui/button-style.ts'
import { Facts } from '../../ui/facts.tsx'
import { Modal } from '../../ui/modal.tsx'
import { buildReceiverQuery, RETURNS_KEY } from './return-queries.ts'

const texts = TEXTS.returns

const FIELDS = ['street', 'houseNumber', 'addressExtra', 'zip', 'city', 'country'] as const

interface AddressDialogProps {
  readonly device: ReturnedDevice
  readonly onClose: () => void
}

function AddressForm({ device, receiver, onClose }: AddressDialogProps & { readonly receiver: Receiver }) {
  const { tradeNumber, callBy, stage } = device
  const save = useAction(['receiver', tradeNumber])
  const book = useAction<BookedReturn>(RETURNS_KEY)
  const bookLabel = () =>
    book.mutate(
      {
        path: `/desk/api/returns/${tradeNumber}/label`,
        json: { sendsAgain: stage === 'CAME_BACK' },
        done: ({ itemNumbers }) => texts.labelMade(tradeNumber, itemNumbers.length),
      },
      { onSuccess: onClose },
    )
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const address = Object.fromEntries(FIELDS.map((field) => [field, String(typed.get(field) ?? '')]))
    if (FIELDS.every((field) => address[field] === (receiver[field] ?? ''))) return bookLabel()
    save.mutate(
      { path: `/desk/api/sales/${tradeNumber}/address`, method: 'PUT', json: address },
      { onSuccess: bookLabel },
    )
  }
  return (
    <form onSubmit={submit} className="grid gap-3">
      <Facts
        facts={[
          [texts.seller, receiver.name],
          [texts.email, receiver.email],
          [texts.phone, receiver.phone],
        ]}
      />
      {callBy !== null && <p>{texts.callNote(formatDay(callBy))}</p>}
      {FIELDS.map((field) => (
        <label key={field} className="grid gap-1">
          <span className="text-ink-soft">{texts.fields[field]}</span>
          <input
            name={field}
            defaultValue={receiver[field] ?? ''}
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
        <button type="submit" className={DESK_BUTTON.primary} disabled={save.isPending || book.isPending}>
          {texts.saveAndBook}
        </button>
      </div>
    </form>
  )
}

/** Where the devices of a sale go. Nothing is booked until the address is right. */
export function AddressDialog({ device, onClose }: AddressDialogProps) {
  const { data, error } = useQuery(buildReceiverQuery(device.tradeNumber))
  const title = texts.addressOf(device.tradeNumber)
  return (
    <Modal
      label={title}
      onClose={onClose}
      className="fixed inset-0 m-auto h-fit max-h-[90dvh] w-[min(30rem,94vw)] overflow-y-auto rounded-card"
    >
      <div className="grid gap-3 p-5">
        <h2 className="text-screen">{title}</h2>
        <p className="text-ink-soft">{texts.addressLead}</p>
        {error && <p role="alert">{describeError(error)}</p>}
        {!data && !error && <p role="status">{TEXTS.loading}</p>}
        {data && <AddressForm device={device} receiver={data} onClose={onClose} />}
      </div>
    </Modal>
  )
}
