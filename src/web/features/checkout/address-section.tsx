import { AddressFields } from '#web/forms/address-fields.tsx'
import { useCart } from '#web/platform/cart/cart-store.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { FieldSection } from '#web/ui/field-section.tsx'
import type { DetailsProps } from './use-details.ts'

export function AddressSection({ form }: DetailsProps) {
  const t = useTranslate()
  const { B2BMode } = useCart()
  const title = t(B2BMode ? 'DETAILS_ADDRESS_BUSINESS' : 'DETAILS_ADDRESS')
  return (
    <FieldSection title={title} hint={t('DETAILS_ADDRESS_HINT')}>
      <AddressFields form={form} />
    </FieldSection>
  )
}
