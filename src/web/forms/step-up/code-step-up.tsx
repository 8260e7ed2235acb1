import { useEffect, useRef } from 'react'
import type { StepUpResult } from '#contracts/account.ts'
import type { TradeCodeSent } from '#contracts/trades.ts'
import { CODE_DIGITS, CODE_MINUTES, readCodeDigits } from '#domain/trades/sale-code.ts'
import { FormField } from '#web/forms/form-field.tsx'
import { FormNotice } from '#web/forms/form-notice.tsx'
import { FormProblems } from '#web/forms/form-problems.tsx'
import { useForm } from '#web/forms/use-form.ts'
import type { CustomerResult } from '#web/platform/account/call-as-customer.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { StepUpButtons, StepUpPanel } from './step-up-panel.tsx'
import { type SentCode, useSentCode } from './use-sent-code.ts'

export interface CodeWay {
  readonly kind: 'code'
  readonly requestCode: () => Promise<CustomerResult<TradeCodeSent>>
  readonly checkCode: (code: string) => Promise<CustomerResult<StepUpResult>>
}

export interface CodeStepUpProps {
  readonly way: CodeWay
  readonly onProof: (proof: string) => void
  readonly onCancel: () => void
}

const INCOMPLETE = { field: 'code', key: 'CODE_INCOMPLETE', params: { digits: CODE_DIGITS } } as const

/** Where the code went, or why none could be sent. The live region exists from the start. */
function SentNotice({ sent }: { readonly sent: SentCode }) {
  const t = useTranslate()
  const text = {
    isSending: () => t('STEP_UP_CODE_SENDING'),
    isSent: () => t('STEP_UP_CODE_SENT', { email: sent.sentTo, minutes: CODE_MINUTES }),
    isSentAgain: () => t('STEP_UP_CODE_SENT_AGAIN', { email: sent.sentTo, minutes: CODE_MINUTES }),
    none: () => '',
  }[sent.step]()
  return (
    <div role="status" className="mt-2 max-w-text wrap-anywhere">
      {text && <p>{text}</p>}
    </div>
  )
}

/** A code that was sent to the address of the sale: whoever has its link need not have its mailbox. */
export function CodeStepUp({ way, onProof, onCancel }: CodeStepUpProps) {
  const t = useTranslate()
  const sent = useSentCode(way.requestCode)
  const form = useForm<{ readonly code: string }, StepUpResult>({
    initial: { code: '' },
    check: ({ code }) => (readCodeDigits(code).length === CODE_DIGITS ? [] : [INCOMPLETE]),
    send: ({ code }) => way.checkCode(readCodeDigits(code)),
    onDone: (_, { stepUpToken }) => onProof(stepUpToken),
  })
  const isFirst = useRef(true)
  // Once, also where React runs effects twice.
  useEffect(() => {
    if (isFirst.current) sent.request()
    isFirst.current = false
  }, [sent.request])
  return (
    <StepUpPanel title={t('STEP_UP_CODE_TITLE')}>
      <SentNotice sent={sent} />
      <FormNotice state={sent.state} />
      <form noValidate onSubmit={form.submit} className="mt-4 grid gap-5">
        <FormProblems problems={form.problems} attempt={form.attempt} />
        <FormField
          form={form}
          name="code"
          label={t('STEP_UP_CODE')}
          hint={t('STEP_UP_CODE_HINT', { digits: CODE_DIGITS })}
          autoComplete="one-time-code"
          inputMode="numeric"
        />
        <div>
          <FormNotice state={form.state} />
          <StepUpButtons isSending={form.state.kind === 'sending'} onCancel={onCancel} />
          <button
            type="button"
            aria-disabled={sent.step === 'isSending'}
            onClick={() => {
              form.reset()
              sent.request()
            }}
            className="mt-2 inline-flex min-h-11 cursor-pointer items-center font-medium text-accent underline underline-offset-4 hover:text-accent-strong"
          >
            {t('STEP_UP_CODE_AGAIN')}
          </button>
        </div>
      </form>
    </StepUpPanel>
  )
}
