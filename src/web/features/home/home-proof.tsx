import { ANSWER_CLOCK } from '#domain/trades/trade-clock.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { CmsPicture } from '#web/platform/page/cms-picture.tsx'
import { Container } from '#web/ui/container.tsx'
import { HomeSeal } from './home-seal.tsx'

const RULES = [
  ['HOME_PROOF_RULE', 'HOME_PROOF_RULE_TEXT'],
  ['HOME_PROOF_PHOTO', 'HOME_PROOF_PHOTO_TEXT'],
  ['HOME_PROOF_UP', 'HOME_PROOF_UP_TEXT'],
  ['HOME_PROOF_SILENCE', 'HOME_PROOF_SILENCE_TEXT'],
] as const

/** What sets the shop apart, as rules it can be held to. */
export function HomeProof() {
  const t = useTranslate()
  return (
    <section aria-labelledby="proof" className="mt-16 bg-tint py-16 sm:mt-24 sm:py-20">
      <Container className="grid gap-x-14 gap-y-10 lg:grid-cols-[1fr_1.25fr]">
        <div>
          <h2 id="proof" className="text-section">
            {t('HOME_PROOF')}
          </h2>
          <p className="mt-4 text-lead text-ink-soft">{t('HOME_PROOF_TEXT')}</p>
          <CmsPicture name="inspection" className="mt-8 h-auto w-full max-w-md" />
          <HomeSeal />
        </div>
        <dl className="grid content-start">
          {RULES.map(([title, text]) => (
            <div key={title} className="border-t border-line py-6 last:border-b">
              <dt className="font-display text-title font-semibold leading-tight">{t(title)}</dt>
              <dd className="mt-2 text-ink-soft">{t(text, { days: ANSWER_CLOCK.days })}</dd>
            </div>
          ))}
        </dl>
      </Container>
    </section>
  )
}
