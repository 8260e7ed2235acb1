import { useState } from 'react'
import type { Customer } from '#contracts/customer-resources.ts'
import { listProblems } from '#domain/customers/field-reading.ts'
import { EmailField } from '#web/forms/email-field.tsx'
import { useStepUp } from '#web/forms/step-up/use-step-up.ts'
import { useForm } from '#web/forms/use-form.ts'
import { deleteAccount } from '#web/platform/account/customer-api.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { BUTTON_STYLES } from '#web/ui/button-style.ts'
import { AccountCard } from './account-card.tsx'
import { checkConfirmation } from './field-checks.ts'
import { ProvenForm } from './proven-form.tsx'

interface DeletionProps {
  readonly customer: Customer
  readonly onDone: () => void
}

function DeletionForm({ customer, onDone, onCancel }: DeletionProps & { readonly onCancel: () => void }) {
  const t = useTranslate()
  const stepUp = useStepUp()
  const form = useForm({
    initial: { confirmation: '' },
    check: ({ confirmation }) =>
      listProblems({ confirmation: checkConfirmation(confirmation, customer.email) }),
    send: () => stepUp.sendWithProof(deleteAccount),
    onDone,
  })
  const cancel = (
    <button type="button" onClick={onCancel} className={`${BUTTON_STYLES.secondary} max-sm:w-full`}>
      {t('DELETE_CANCEL')}
    </button>
  )
  return (
    <ProvenForm form={form} submitKey="DELETE_SUBMIT" actions={cancel} stepUp={stepUp} isDangerous>
      <EmailField
        form={form}
        name="confirmation"
        label={t('DELETE_CONFIRM')}
        hint={customer.email}
        autoComplete="off"
        className="sm:max-w-md"
      />
    </ProvenForm>
  )
}

/** Deletes the account: what is erased, what goes on, what has to stay, and a confirmation nobody types by accident. */
export function DeleteAccount(props: DeletionProps) {
  const t = useTranslate()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <AccountCard title={t('DELETE_TITLE')} hint={t('DELETE_TEXT')}>
      <ul className="mb-6 grid list-disc gap-2 pl-5">
        <li>{t('DELETE_GONE')}</li>
        <li>{t('DELETE_RUNNING')}</li>
        <li>{t('DELETE_KEPT')}</li>
      </ul>
      {isOpen ? (
        <DeletionForm {...props} onCancel={() => setIsOpen(false)} />
      ) : (
        <button
          type="button"
          onClick={() => setIsOpen(true)}
          className={`${BUTTON_STYLES.danger} max-sm:w-full`}
        >
          {t('DELETE_OPEN')}
        </button>
      )}
    </AccountCard>
  )
}
