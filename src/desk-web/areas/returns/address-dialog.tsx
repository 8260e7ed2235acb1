import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import type { BookedReturn, Receiver, ReturnedDevice } from '#contracts/desk/returns.ts'
import { TEXTS } from '../../messages/texts.ts'
import { callApi } from '../../platform/api/call-api.ts'
import { describeError } from '../../platform/api/describe-error.ts'
import { findFieldProblems } from '../../platform/api/find-field-problems.ts'
import { formatDay } from '../../platform/format/format-time.ts'
import { showToast } from '../../platform/toasts/toasts.ts'
import { DESK_BUTTON } from '../../ui/button-style.ts'
import { Facts } from '../../ui/facts.tsx'
import { Modal } from '../../ui/modal.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { buildReceiverQuery, RETURNS_KEY } from './return-queries.ts'

const texts = TEXTS.returns

const FIELDS = ['street', 'houseNumber', 'addressExtra', 'zip', 'city', 'country'] as const

type Address = Readonly<Record<string, string>>

interface AddressDialogProps {
  readonly device: ReturnedDevice
  readonly onClose: () => void
}

function AddressForm({ device, receiver, onClose }: AddressDialogProps & { readonly receiver: Receiver }) {
  const { tradeNumber, callBy, stage, trackingNumber } = device
  const client = useQueryClient()
  // Both in one: a dialog that is closed in between must not leave an address without its label.
  const book = useMutation({
    mutationFn: async (address: Address | null): Promise<BookedReturn> => {
      if (address) await callApi(`/desk/api/sales/${tradeNumber}/address`, { method: 'PUT', json: address })
      const replaces = stage === 'TO_SEND' ? trackingNumber : null
      const json = { sendsAgain: stage === 'CAME_BACK', replaces }
      return callApi(`/desk/api/returns/${tradeNumber}/label`, { method: 'POST', json })
    },
    onSuccess: ({ itemNumbers }) => {
      showToast({ text: texts.labelMade(tradeNumber, itemNumbers.length) })
      onClose()
    },
    onError: (error) => {
      // What is about a field is said there.
      if (Object.keys(findFieldProblems(error)).length === 0)
        showToast({ text: describeError(error), tone: 'error' })
    },
    onSettled: () => client.invalidateQueries({ queryKey: RETURNS_KEY }),
  })
  const problems = findFieldProblems(book.error)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const address = Object.fromEntries(FIELDS.map((field) => [field, String(typed.get(field) ?? '')]))
    const isSame = FIELDS.every((field) => address[field] === (receiver[field] ?? ''))
    book.mutate(isSame ? null : address)
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
        <TextField
          key={field}
          name={field}
          label={texts.fields[field]}
          defaultValue={receiver[field] ?? ''}
          problem={problems[field]}
        />
      ))}
      <div className="mt-1 flex flex-wrap justify-end gap-2">
        <button type="button" className={DESK_BUTTON.secondary} onClick={onClose}>
          {TEXTS.cancel}
        </button>
        <button type="submit" className={DESK_BUTTON.primary} disabled={book.isPending}>
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
        <p className="text-ink-soft">{device.stage === 'TO_SEND' ? texts.replaceLead : texts.addressLead}</p>
        {error && <p role="alert">{describeError(error)}</p>}
        {!data && !error && <p role="status">{TEXTS.loading}</p>}
        {data && <AddressForm device={device} receiver={data} onClose={onClose} />}
      </div>
    </Modal>
  )
}
