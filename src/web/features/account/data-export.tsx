import { formatIsoDay } from '#domain/customers/birth-date.ts'
import { toMarketDay } from '#domain/markets/market-date.ts'
import { FormNotice } from '#web/forms/form-notice.tsx'
import { BesideStepUp } from '#web/forms/step-up/beside-step-up.tsx'
import { type StepUpUse, useStepUp } from '#web/forms/step-up/use-step-up.ts'
import { useSubmit } from '#web/forms/use-submit.ts'
import { loadDataExport } from '#web/platform/account/customer-api.ts'
import { saveFile } from '#web/platform/browser/save-file.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { useShop } from '#web/platform/shop/shop.tsx'
import { BUTTON_STYLES } from '#web/ui/button-style.ts'
import { AccountCard } from './account-card.tsx'
import { ConfirmByPassword } from './confirm-by-password.tsx'
import { hideUnproven } from './hide-unproven.ts'

function useDataExport(stepUp: StepUpUse) {
  const { brand } = useShop()
  return useSubmit(
    () => stepUp.sendWithProof(loadDataExport),
    (file) => saveFile(file, `${brand.toLowerCase()}-${formatIsoDay(toMarketDay(new Date()))}.zip`),
  )
}

/** Everything about the customer, for the customer. */
export function DataExport() {
  const t = useTranslate()
  const stepUp = useStepUp()
  const { state, submit } = useDataExport(stepUp)
  const isSending = state.kind === 'sending'
  return (
    <AccountCard title={t('MANAGEMENT_EXPORT')}>
      <div>
        <p className="mb-4">{t('MANAGEMENT_EXPORT_TEXT')}</p>
        <BesideStepUp stepUp={stepUp}>
          <FormNotice state={hideUnproven(state)} doneKey="MANAGEMENT_EXPORT_DONE" />
          <button
            type="button"
            aria-disabled={isSending}
            onClick={submit}
            className={`${BUTTON_STYLES.secondary} max-sm:w-full ${isSending ? 'cursor-wait opacity-70' : ''}`}
          >
            {t(isSending ? 'ACCOUNT_SENDING' : 'MANAGEMENT_EXPORT_SUBMIT')}
          </button>
        </BesideStepUp>
        <ConfirmByPassword stepUp={stepUp} onConfirmed={submit} />
      </div>
    </AccountCard>
  )
}
