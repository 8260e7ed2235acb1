import { useState } from 'react'
import { formatIsoDay } from '#domain/customers/birth-date.ts'
import { dayOf } from '#domain/markets/market-date.ts'
import { loadDataExport } from '#web/platform/account/customer-api.ts'
import { saveFile } from '#web/platform/browser/save-file.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { useShop } from '#web/platform/page/shop.tsx'
import { BUTTON_STYLES } from '#web/ui/button-style.ts'
import { AccountCard } from './account-card.tsx'
import { FormNotice } from './form-parts.tsx'
import { type FormState, stateAfter } from './use-form.ts'

function useDataExport() {
  const { brand } = useShop()
  const [state, setState] = useState<FormState>({ kind: 'idle' })
  return {
    state,
    async download(): Promise<void> {
      if (state.kind === 'sending') return
      setState({ kind: 'sending' })
      const result = await loadDataExport()
      if (result.kind === 'ok')
        saveFile(result.data, `${brand.toLowerCase()}-${formatIsoDay(dayOf(new Date()))}.zip`)
      setState(stateAfter(result))
    },
  }
}

/** Everything about the customer, for the customer. */
export function DataExport() {
  const t = useTranslate()
  const { state, download } = useDataExport()
  const isSending = state.kind === 'sending'
  return (
    <AccountCard title={t('MANAGEMENT_EXPORT')}>
      <div>
        <p className="mb-4">{t('MANAGEMENT_EXPORT_TEXT')}</p>
        <FormNotice {...{ state, doneKey: 'MANAGEMENT_EXPORT_DONE' }} />
        <button
          type="button"
          aria-disabled={isSending}
          onClick={() => void download()}
          className={`${BUTTON_STYLES.secondary} max-sm:w-full ${isSending ? 'cursor-wait opacity-70' : ''}`}
        >
          {t(isSending ? 'ACCOUNT_SENDING' : 'MANAGEMENT_EXPORT_SUBMIT')}
        </button>
      </div>
    </AccountCard>
  )
}
