import type { ReactNode, RefObject } from 'react'
import { listAddressLines } from '#domain/customers/address-lines.ts'
import { parseIsoDay } from '#domain/customers/birth-date.ts'
import { formatPhone } from '#domain/customers/format-phone.ts'
import { maskAccount } from '#domain/customers/payment-account.ts'
import type { Seller } from '#domain/customers/seller.ts'
import type { AcceptRule } from '#domain/inspection/accept-rule.ts'
import { formatMarketDate } from '#domain/markets/market-date.ts'
import { SEND_IN_DAYS } from '#domain/trades/trade-clock.ts'
import type { MessageKey } from '#messages/message-key.ts'
import { useCountryName } from '#web/platform/i18n/country-name.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { useShop } from '#web/platform/shop/shop.tsx'
import { BUTTON_STYLES } from '#web/ui/button-style.ts'
import { useRuleText } from './accept-rule-text.ts'
import { CreationNotice } from './creation-notice.tsx'
import { DeclarationField } from './declaration-field.tsx'
import { ReviewDevices } from './review-devices.tsx'
import { ReviewTrust } from './review-trust.tsx'
import { PhoneBar, Summary } from './summary.tsx'
import type { TradeCreation } from './use-create-trade.ts'
import type { CheckoutStep } from './use-step.ts'

export interface ReviewStepProps {
  readonly headline: RefObject<HTMLHeadingElement | null>
  readonly seller: Seller
  readonly acceptRule: AcceptRule | null
  readonly trade: TradeCreation
  /** Null when the content system has no such page. */
  readonly termsPath: string | null
  readonly onGo: (step: CheckoutStep) => void
}

interface PartProps {
  readonly title: string
  readonly editLabel: string
  readonly onEdit: () => void
  readonly children: ReactNode
}

/** A part of the sale as it will be, with a button to change it. */
function Part({ title, editLabel, onEdit, children }: PartProps) {
  const t = useTranslate()
  return (
    <section className="border-t border-line py-5">
      <div className="flex items-baseline justify-between gap-4">
        <h3 className="text-title">{title}</h3>
        <button
          type="button"
          aria-label={editLabel}
          onClick={onEdit}
          className="inline-flex min-h-11 cursor-pointer items-center text-small font-medium text-accent underline underline-offset-4 hover:text-accent-strong"
        >
          {t('REVIEW_EDIT')}
        </button>
      </div>
      {children}
    </section>
  )
}

function SellerLines({ seller }: { readonly seller: Seller }) {
  const { market } = useShop()
  const t = useTranslate()
  const countryName = useCountryName()
  const born = seller.birthDate === null ? null : parseIsoDay(seller.birthDate)
  const lines = [
    seller.companyName,
    `${seller.firstName} ${seller.lastName}`,
    ...listAddressLines(seller),
    countryName(seller.country),
    seller.email,
    seller.phone && formatPhone(seller.phone),
    born && t('REVIEW_BORN', { date: formatMarketDate(market, born) }),
  ]
  return (
    <address className="mt-1 not-italic leading-relaxed">
      {lines.filter(Boolean).map((line) => (
        <span key={line} className="block wrap-break-word">
          {line}
        </span>
      ))}
    </address>
  )
}

function PayoutLine({ payment }: Pick<Seller, 'payment'>) {
  const t = useTranslate()
  return (
    <p className="mt-1 wrap-break-word">
      {t(`PAYMENT_${payment.paymentTypeId}` as MessageKey)}
      <span className="block tabular-nums text-ink-soft">{maskAccount(payment)}</span>
    </p>
  )
}

/** Everything once more, the seller's declaration, and the button that creates the sale. */
export function ReviewStep(props: ReviewStepProps) {
  const { headline, seller, acceptRule, trade, termsPath, onGo } = props
  const t = useTranslate()
  const ruleText = useRuleText()
  const { asksIdentityDocument } = useShop()
  // Also once it is created, until its page is shown.
  const isSending = trade.form.state.kind === 'sending' || trade.form.state.kind === 'done'
  const next = (
    <button
      type="button"
      aria-disabled={isSending}
      onClick={() => trade.form.submit()}
      className={`${BUTTON_STYLES.primary} ${isSending ? 'cursor-wait opacity-70' : ''}`}
    >
      {t(isSending ? 'REVIEW_SENDING' : 'REVIEW_SUBMIT')}
    </button>
  )
  return (
    <div className="grid grid-cols-1 items-start gap-x-12 gap-y-8 lg:grid-cols-[1.6fr_1fr]">
      <div className="min-w-0">
        <h2 ref={headline} tabIndex={-1} className="mb-4 text-section outline-none">
          {t('REVIEW_TITLE')}
        </h2>
        <Part title={t('REVIEW_DEVICES')} editLabel={t('REVIEW_EDIT_DEVICES')} onEdit={() => onGo('devices')}>
          <ReviewDevices />
        </Part>
        <Part title={t('REVIEW_SELLER')} editLabel={t('REVIEW_EDIT_SELLER')} onEdit={() => onGo('details')}>
          <SellerLines seller={seller} />
        </Part>
        <Part title={t('REVIEW_PAYOUT')} editLabel={t('REVIEW_EDIT_PAYOUT')} onEdit={() => onGo('details')}>
          <PayoutLine payment={seller.payment} />
        </Part>
        <Part title={t('RULE_TITLE')} editLabel={t('REVIEW_EDIT_RULE')} onEdit={() => onGo('details')}>
          <p className="mt-1 max-w-text">{ruleText(acceptRule)}</p>
        </Part>
        <ReviewTrust />
        {asksIdentityDocument && <p className="mt-4 max-w-text">{t('REVIEW_IDENTITY')}</p>}
        <DeclarationField form={trade.form} termsPath={termsPath} />
        <p className="mt-4 text-small text-ink-soft">{t('REVIEW_PROMISE', { days: SEND_IN_DAYS })}</p>
        <CreationNotice {...trade} />
      </div>
      <Summary>
        <div className="mt-5 grid max-lg:hidden">{next}</div>
      </Summary>
      <PhoneBar>{next}</PhoneBar>
    </div>
  )
}
