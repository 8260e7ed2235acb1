import type { Customer } from '#contracts/customer-resources.ts'
import { listProblems } from '#domain/customers/field-reading.ts'
import { readAddress } from '#domain/customers/person-fields.ts'
import { joinStreetLine } from '#domain/customers/street-line.ts'
import { splitTown } from '#domain/customers/town-line.ts'
import { AddressFields, type AddressValues } from '#web/forms/address-fields.tsx'
import { type Form, useForm } from '#web/forms/use-form.ts'
import { changeAddress } from '#web/platform/account/customer-api.ts'
import { useShop } from '#web/platform/shop/shop.tsx'
import { AccountForm } from './account-form.tsx'
import { toAddressInput } from './address-input.ts'

function useAddressForm({ address }: Customer): Form<AddressValues> {
  const { market } = useShop()
  const town = splitTown(address?.city ?? '', address?.country ?? '')
  const known = address && market.countries.includes(address.country) ? address.country : null
  return useForm({
    initial: {
      street: address ? joinStreetLine(address, address.country) : '',
      addressExtra: address?.addressExtra ?? '',
      zip: address?.zip ?? '',
      ...town,
      country: known ?? market.countries[0] ?? '',
    },
    check: (values) => listProblems(readAddress(toAddressInput(values), market)),
    send: (values) => changeAddress(toAddressInput(values)),
  })
}

/** Where labels are made out to and returns go. */
export function AddressForm({ customer }: { readonly customer: Customer }) {
  const form = useAddressForm(customer)
  return (
    <div className="max-w-3xl">
      <AccountForm form={form} submitKey="ACCOUNT_SAVE" doneKey="ACCOUNT_SAVED">
        <div className="grid gap-x-4 gap-y-5 sm:grid-cols-6">
          <AddressFields form={form} />
        </div>
      </AccountForm>
    </div>
  )
}
