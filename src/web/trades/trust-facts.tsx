import type { ReactNode } from 'react'
import { INSPECTION_WORKING_DAYS, LATE_BONUS_IN_CENTS } from '#domain/inspection/late-bonus.ts'
import { ANSWER_CLOCK, SEND_IN_DAYS } from '#domain/trades/trade-clock.ts'
import { formatMoney } from '#messages/format-money.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { RouteLink } from '#web/platform/navigation/app-link.tsx'
import { useShop } from '#web/platform/shop/shop.tsx'
import { computeSampleDifference } from './sample-difference.ts'

const LINK =
  'inline-flex min-h-11 items-center font-semibold text-accent underline underline-offset-4 hover:text-accent-strong'

function Deadlines() {
  const { market } = useShop()
  const t = useTranslate()
  const bonus = formatMoney(market, LATE_BONUS_IN_CENTS[market.currency], { isWhole: true })
  return (
    <ul className="grid gap-1">
      <li>{t('TRUST_PROMISE_SEND', { days: SEND_IN_DAYS })}</li>
      <li>{t('TRUST_PROMISE_CHECK', { days: INSPECTION_WORKING_DAYS, bonus })}</li>
      <li>{t('TRUST_PROMISE_ANSWER', { days: ANSWER_CLOCK.days })}</li>
    </ul>
  )
}

function SampleDifference() {
  const { market } = useShop()
  const t = useTranslate()
  const { beforeInCents, afterInCents } = computeSampleDifference(market.currency)
  return (
    <>
      <p>
        {t('TRUST_SAMPLE_TEXT', {
          said: t('CONDITION_LIKE_NEW'),
          found: t('CONDITION_GOOD'),
          before: formatMoney(market, beforeInCents, { isWhole: true }),
          after: formatMoney(market, afterInCents, { isWhole: true }),
        })}
      </p>
      <p className="mt-1 text-small">{t('TRUST_SAMPLE_NOTE')}</p>
    </>
  )
}

function SignedOffer({ target }: TrustOptions) {
  const t = useTranslate()
  return (
    <>
      <p>{t('TRUST_SIGNED_TEXT')}</p>
      <RouteLink route="verify" target={target} className={LINK}>
        {t('TRUST_SIGNED_LINK')}
      </RouteLink>
    </>
  )
}

export interface TrustFact {
  readonly title: string
  readonly content: ReactNode
}

export interface TrustOptions {
  /** Where links open: a form that is being filled in stays where it is. */
  readonly target?: '_blank' | undefined
}

/** What a person can check before selling: who buys, what a difference looks like, the deadlines, the signed offer. */
export function useTrustFacts({ target }: TrustOptions = {}) {
  const { companyName: company, companyAddress: address } = useShop()
  const t = useTranslate()
  return {
    buyer: { title: t('TRUST_BUYER'), content: t('TRUST_BUYER_TEXT', { company, address }) },
    sample: { title: t('TRUST_SAMPLE'), content: <SampleDifference /> },
    promise: { title: t('TRUST_PROMISE'), content: <Deadlines /> },
    signed: { title: t('TRUST_SIGNED'), content: <SignedOffer target={target} /> },
  } satisfies Readonly<Record<string, TrustFact>>
}
