import type { ReactNode } from 'react'
import { SEND_IN_DAYS } from '#domain/trades/trade-clock.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { RouteLink } from '#web/platform/navigation/app-link.tsx'
import { Art } from '#web/platform/page/art.tsx'
import { CmsPicture } from '#web/platform/page/cms-picture.tsx'
import { useShop } from '#web/platform/shop/shop.tsx'
import { Container } from '#web/ui/container.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useInHand } from './use-in-hand.ts'

/** The partner's own words, where it has some in this language. */
function useWords() {
  const { shopMode, brand, partner } = useShop()
  const t = useTranslate()
  if (shopMode === 'b2bWidget') return { headline: t('HOME_BUSINESS'), lead: t('HOME_BUSINESS_LEAD') }
  if (!partner) return { headline: t('HOME_HEADLINE'), lead: t('HOME_LEAD') }
  return partner.words ?? { headline: t('HOME_PARTNER', { partner: brand }), lead: t('HOME_PARTNER_LEAD') }
}

const PROMISES = ['HOME_PROMISE_LOCK', 'HOME_PROMISE_PROOF', 'HOME_PROMISE_SHIPPING'] as const

function HeroPicture() {
  const { shopMode } = useShop()
  if (shopMode === 'b2bWidget') return <Art name="business" className="h-auto w-full" isFirst />
  return <CmsPicture name="hero" className="h-auto w-full" isFirst />
}

/**
 * The drawing, replaced on a phone by the visitor's own device when it is recognised. A company does not sell the
 * phone in its hand.
 */
function HeroStage() {
  const { shopMode } = useShop()
  const InHand = useInHand()
  return (
    <div className="relative mx-auto flex w-full max-w-sm items-center pointer-coarse:min-h-80 lg:row-span-2 lg:max-w-none">
      <HeroPicture />
      {InHand && shopMode !== 'b2bWidget' && <InHand />}
    </div>
  )
}

function Promises() {
  const t = useTranslate()
  return (
    <ul className="flex flex-col gap-x-6 gap-y-2 text-small font-medium sm:flex-row sm:flex-wrap lg:self-start">
      {PROMISES.map((key) => (
        <li key={key} className="flex items-center gap-2">
          <Icon name="tick" className="size-5 shrink-0 text-accent" />
          {t(key, { days: SEND_IN_DAYS })}
        </li>
      ))}
    </ul>
  )
}

/** The question, and the one field that answers it. */
export function HomeHero({ search }: { readonly search: ReactNode }) {
  const t = useTranslate()
  const { headline, lead } = useWords()
  return (
    <section className="overflow-x-clip bg-tint">
      <Container className="grid gap-x-12 gap-y-6 py-10 sm:py-14 lg:grid-cols-[1.15fr_1fr] lg:py-20">
        <div className="lg:self-end">
          <h1 className="text-hero">{headline}</h1>
          <p className="mt-4 max-w-xl text-lead text-ink-soft">{lead}</p>
          <div className="mt-7 max-w-xl">{search}</div>
          <p className="mt-2">
            <RouteLink
              route="list"
              className="inline-flex min-h-11 items-center text-small font-semibold text-accent"
            >
              {t('HOME_LIST')}
            </RouteLink>
          </p>
        </div>
        <HeroStage />
        <Promises />
      </Container>
    </section>
  )
}
