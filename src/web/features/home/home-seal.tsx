import type { ReactNode } from 'react'
import type { HomeSeal as Seal } from '#contracts/home-extras.ts'
import { FULL_BP } from '#domain/money/basis-points.ts'
import { getNumberFormat } from '#messages/intl-formats.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { RouteLink } from '#web/platform/navigation/app-link.tsx'
import { useShop } from '#web/platform/shop/shop.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useHomeExtras } from './use-home-extras.ts'

const LINK =
  'inline-flex min-h-11 items-center font-semibold text-accent underline underline-offset-4 hover:text-accent-strong'

function useFigures() {
  const { locale } = useShop().market
  // Browsers disagree on the spaces in figures; the page must match the server's.
  const format = (options: Intl.NumberFormatOptions, value: number) =>
    getNumberFormat(locale, options).format(value).replace(/\s/g, '\u00a0')
  return {
    share: (shareBp: number) => format({ style: 'percent', maximumFractionDigits: 2 }, shareBp / FULL_BP),
    tenths: (value: number) => format({ minimumFractionDigits: 1 }, value / 10),
    count: (value: number) => format({}, value),
  }
}

interface SealFrameProps {
  readonly title: string
  readonly text: string
  readonly children: ReactNode
}

function SealFrame({ title, text, children }: SealFrameProps) {
  return (
    <div className="mt-8 flex max-w-md items-start gap-4 rounded-card border border-line bg-card p-4 sm:p-5">
      <span className="rounded-full border-2 border-accent p-2 text-accent">
        <Icon name="tick" className="size-7" />
      </span>
      <div>
        <p className="font-display text-title font-semibold leading-tight tabular-nums">{title}</p>
        <p className="mt-1 text-ink-soft">{text}</p>
        {children}
      </div>
    </div>
  )
}

function RatingSeal(seal: Extract<Seal, { readonly kind: 'rating' }>) {
  const t = useTranslate()
  const { tenths } = useFigures()
  const { valueInTenths, count, source, url } = seal
  return (
    <SealFrame
      title={t('SEAL_RATING', { value: tenths(valueInTenths) })}
      text={t('SEAL_RATING_COUNT', { count, source })}
    >
      <a href={url} rel="noopener noreferrer" className={LINK}>
        {source}
      </a>
    </SealFrame>
  )
}

function FairnessSeal(seal: Exclude<Seal, { readonly kind: 'rating' }>) {
  const t = useTranslate()
  const { share, count } = useFigures()
  const texts =
    seal.kind === 'fairness'
      ? {
          title: t('SEAL_FAIRNESS', { share: share(seal.shareBp) }),
          text: t('SEAL_FAIRNESS_COUNT', { devices: count(seal.deviceCount) }),
        }
      : { title: t('SEAL_COUNTING'), text: t('SEAL_COUNTING_TEXT') }
  return (
    <SealFrame {...texts}>
      <RouteLink route="fairness" className={LINK}>
        {t('SEAL_MORE')}
      </RouteLink>
    </SealFrame>
  )
}

/** Independent ratings of the shop, or else its own published figure. */
export function HomeSeal() {
  const seal = useHomeExtras()?.seal
  if (!seal) return null
  return seal.kind === 'rating' ? <RatingSeal {...seal} /> : <FairnessSeal {...seal} />
}
