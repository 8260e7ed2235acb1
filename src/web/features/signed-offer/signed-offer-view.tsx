import { type ReactNode, useId } from 'react'
import type { VerifyData } from '#contracts/signed-offers.ts'
import type { AcceptRule } from '#domain/inspection/accept-rule.ts'
import { FULL_BP } from '#domain/money/basis-points.ts'
import type { SignedOffer } from '#domain/signed-offers/signed-offer.ts'
import { formatMoney } from '#messages/format-money.ts'
import { getNumberFormat } from '#messages/intl-formats.ts'
import type { MessageKey } from '#messages/message-key.ts'
import { useDayText } from '#web/platform/i18n/day-text.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { useShop } from '#web/platform/shop/shop.tsx'
import { SignedDeviceView } from './signed-device-view.tsx'

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="border-t border-line py-3 sm:grid sm:grid-cols-[16rem_1fr] sm:gap-6">
      <dt className="text-ink-soft">{label}</dt>
      <dd className="font-medium">{children}</dd>
    </div>
  )
}

const RULE_TEXTS: Readonly<Record<AcceptRule['otherwise'], MessageKey>> = {
  ASK: 'SIGNED_OFFER_RULE_ASK',
  RETURN: 'SIGNED_OFFER_RULE_RETURN',
  RECYCLE: 'SIGNED_OFFER_RULE_RECYCLE',
}

function useRuleText(): (rule: AcceptRule | null) => string {
  const { locale } = useShop().market
  const t = useTranslate()
  const percent = getNumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 })
  return (rule) =>
    rule
      ? t(RULE_TEXTS[rule.otherwise], { share: percent.format(rule.minShareBp / FULL_BP) })
      : t('SIGNED_OFFER_RULE_NONE')
}

function Facts({ offer }: { readonly offer: SignedOffer }) {
  const t = useTranslate()
  const day = useDayText()
  const ruleText = useRuleText()
  const { tradeNumber, createdAt, sendBy, answerDays, secondAnswerDays, acceptRule } = offer
  return (
    <dl className="mt-5">
      <Fact label={t('SIGNED_OFFER_NUMBER')}>{tradeNumber}</Fact>
      <Fact label={t('SIGNED_OFFER_CREATED')}>{day(createdAt)}</Fact>
      <Fact label={t('SIGNED_OFFER_SEND_BY')}>{day(sendBy)}</Fact>
      <Fact label={t('SIGNED_OFFER_ANSWER')}>
        {t('SIGNED_OFFER_ANSWER_TEXT', { days: answerDays, secondDays: secondAnswerDays })}
      </Fact>
      <Fact label={t('SIGNED_OFFER_RULE')}>{ruleText(acceptRule)}</Fact>
    </dl>
  )
}

/** What the shop pays for all devices, with the voucher. */
function Total({ offer }: { readonly offer: SignedOffer }) {
  const { market } = useShop()
  const t = useTranslate()
  const { currency, voucher, totalInCents } = offer
  const money = (cents: number) => formatMoney({ ...market, currency }, cents)
  return (
    <dl className="mt-6 border-t-2 border-ink pt-3">
      {voucher && (
        <div className="flex items-baseline justify-between gap-4 py-1">
          <dt>{t('SIGNED_OFFER_VOUCHER', { code: voucher.code })}</dt>
          <dd className="amount">{money(voucher.valueInCents)}</dd>
        </div>
      )}
      <div className="flex items-baseline justify-between gap-4 py-1">
        <dt className="font-semibold">{t('BREAKDOWN_TOTAL')}</dt>
        <dd className="amount text-section font-semibold text-accent">
          {money(totalInCents + (voucher?.valueInCents ?? 0))}
        </dd>
      </div>
    </dl>
  )
}

/** A genuine signed offer in words. */
export function SignedOfferView({
  offer,
  texts,
}: { readonly offer: SignedOffer } & Pick<VerifyData, 'texts'>) {
  const t = useTranslate()
  const id = useId()
  return (
    <section aria-labelledby={id} className="mt-8">
      <h3 id={id} className="text-section">
        {t('SIGNED_OFFER_TITLE')}
      </h3>
      <Facts offer={offer} />
      {offer.devices.map((device) => (
        <SignedDeviceView key={device.offerId} device={device} currency={offer.currency} texts={texts} />
      ))}
      <Total offer={offer} />
    </section>
  )
}
