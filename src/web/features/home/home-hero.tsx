import type { ReactNode } from 'react'
import { Art } from '#web/platform/art.tsx'
import { CmsPicture } from '#web/platform/cms-picture.tsx'
import { useTranslate } from '#web/platform/i18n.tsx'
import { useShop } from '#web/platform/shop.tsx'
import { Container } from '#web/ui/container.tsx'
import { Icon } from '#web/ui/icon.tsx'

const HEADLINES = {
  default: ['HOME_HEADLINE', 'HOME_LEAD'],
  b2bWidget: ['HOME_BUSINESS', 'HOME_BUSINESS_LEAD'],
  agan: ['HOME_PARTNER', 'HOME_PARTNER_LEAD'],
} as const

const PROMISES = ['HOME_PROMISE_LOCK', 'HOME_PROMISE_PROOF', 'HOME_PROMISE_SHIPPING'] as const

function HeroPicture() {
  const { shopMode } = useShop()
  if (shopMode === 'b2bWidget') return <Art name="business" className="h-auto w-full" isFirst />
  return <CmsPicture name="hero" className="h-auto w-full" isFirst />
}

/** The question, and the one field that answers it. */
export function HomeHero({ search }: { readonly search: ReactNode }) {
  const { shopMode } = useShop()
  const t = useTranslate()
  const [headline, lead] = HEADLINES[shopMode]
  return (
    <section className="overflow-x-clip bg-tint">
      <Container className="grid items-center gap-x-12 gap-y-8 py-10 sm:py-14 lg:grid-cols-[1.15fr_1fr] lg:py-20">
        <div>
          <h1 className="text-hero">{t(headline)}</h1>
          <p className="mt-4 max-w-xl text-lead text-ink-soft">{t(lead)}</p>
          <div className="mt-7 max-w-xl">{search}</div>
          <ul className="mt-6 flex flex-col gap-x-6 gap-y-2 text-small font-medium sm:flex-row sm:flex-wrap">
            {PROMISES.map((key) => (
              <li key={key} className="flex items-center gap-2">
                <Icon name="tick" className="size-5 shrink-0 text-accent" />
                {t(key)}
              </li>
            ))}
          </ul>
        </div>
        <div className="mx-auto w-full max-w-[17rem] sm:max-w-sm lg:max-w-none">
          <HeroPicture />
        </div>
      </Container>
    </section>
  )
}
