import { useState } from 'react'
import { OptionalSection } from '#web/forms/optional-section.tsx'
import { reportProblem } from '#web/platform/errors/report-problem.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import type { SectionProps } from './registration-sections.tsx'

type Sections = typeof import('./registration-sections.tsx')

/** Most people register without them, so their fields load on demand. */
const loadSections = () => import('./registration-sections.tsx')

/** Address and payout account, for whoever wants to fill them in right away. */
export function RegistrationExtras({ form, holder }: SectionProps & { readonly holder: string }) {
  const t = useTranslate()
  const [sections, setSections] = useState<Sections | null>(null)
  const { hasAddress, hasPayment } = form.values
  const open = (change: { readonly hasAddress: true } | { readonly hasPayment: true }) => {
    loadSections()
      .then((loaded) => {
        setSections(loaded)
        form.change(change)
      })
      .catch(reportProblem)
  }
  return (
    <>
      <OptionalSection
        isOpen={hasAddress && sections !== null}
        addLabel={t('REGISTER_ADDRESS_ADD')}
        onOpen={() => open({ hasAddress: true })}
      >
        {sections && <sections.AddressSection form={form} />}
      </OptionalSection>
      <OptionalSection
        isOpen={hasPayment && sections !== null}
        addLabel={t('REGISTER_PAYOUT_ADD')}
        onOpen={() => open({ hasPayment: true })}
      >
        {sections && <sections.PayoutSection form={form} holder={holder} />}
      </OptionalSection>
    </>
  )
}
