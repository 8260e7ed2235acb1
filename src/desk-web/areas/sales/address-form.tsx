import { TEXTS } from '../../messages/texts.ts'
import { findFieldProblems } from '../../platform/api/find-field-problems.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
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
  const save = (typed: FormData) =>
    action.mutate(
      {
        path: `/desk/api/sales/${tradeNumber}/address`,
        method: 'PUT',
        json: Object.fromEntries(FIELDS.map((field) => [field, String(typed.get(field) ?? '')])),
        done: () => ({ text: WORDS.addressSaved }),
      },
      { onSuccess: onClose },
    )
  return (
    <FormDialog
      title={WORDS.address}
      button={WORDS.save}
      isDisabled={action.isPending}
      onSubmit={save}
      onClose={onClose}
    >
      {FIELDS.map((field) => (
        <TextField key={field} name={field} label={WORDS.fields[field]} problem={problems[field]} />
      ))}
    </FormDialog>
  )
}
