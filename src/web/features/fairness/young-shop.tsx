import type { FairnessData } from '#contracts/fairness.ts'
import { DEVICE_OUTCOMES } from '#domain/fairness/device-history.ts'
import { MIN_DEVICES } from '#domain/fairness/fairness-figures.ts'
import { FAIRNESS_STEPS } from '#domain/fairness/step-time.ts'
import type { MessageKey } from '#messages/message-key.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { OUTCOME_TEXTS, STEP_TEXTS, useFigureTexts } from './figure-texts.ts'
import { Part } from './page-part.tsx'

const BAR_HEIGHT = 10

/** The sentence beside it says the same. */
function Progress({ counted }: { readonly counted: number }) {
  return (
    <svg width="100%" height={BAR_HEIGHT} className="mt-3 block" aria-hidden="true" focusable="false">
      <rect width="100%" height={BAR_HEIGHT} rx="4" className="fill-tint" />
      <rect width={`${(counted / MIN_DEVICES) * 100}%`} height={BAR_HEIGHT} rx="4" className="fill-accent" />
    </svg>
  )
}

/** Why there are no figures yet, and how many devices there are so far. */
function TooFew({ countedDevices }: Pick<FairnessData, 'countedDevices'>) {
  const t = useTranslate()
  const { countText } = useFigureTexts()
  const counted = Math.min(countedDevices, MIN_DEVICES)
  return (
    <section className="mt-8 max-w-text rounded-card border border-line bg-card p-5 sm:p-7">
      <h2 className="text-title">{t('FAIRNESS_EMPTY')}</h2>
      <p className="mt-2">{t('FAIRNESS_EMPTY_TEXT', { count: MIN_DEVICES })}</p>
      <p className="mt-4 font-semibold">
        {t('FAIRNESS_SO_FAR', { counted: countText(counted), needed: countText(MIN_DEVICES) })}
      </p>
      <Progress counted={counted} />
    </section>
  )
}

function PlanList({ title, keys }: { readonly title: string; readonly keys: readonly MessageKey[] }) {
  const t = useTranslate()
  return (
    <div>
      <h3 className="text-title">{title}</h3>
      <ul className="mt-3 grid list-disc gap-1.5 pl-5">
        {keys.map((key) => (
          <li key={key}>{t(key)}</li>
        ))}
      </ul>
    </div>
  )
}

/** What will be counted, before anybody knows how it turns out. */
function Plan() {
  const t = useTranslate()
  return (
    <Part title={t('FAIRNESS_PLAN')}>
      <p className="mt-3 max-w-text">{t('FAIRNESS_PLAN_TEXT')}</p>
      <div className="mt-6 grid gap-8 sm:grid-cols-2 lg:max-w-4xl">
        <PlanList
          title={t('FAIRNESS_PLAN_ENDS')}
          keys={DEVICE_OUTCOMES.map((outcome) => OUTCOME_TEXTS[outcome])}
        />
        <PlanList title={t('FAIRNESS_TIMES')} keys={FAIRNESS_STEPS.map((step) => STEP_TEXTS[step])} />
      </div>
    </Part>
  )
}

/** A shop that is too young for figures says what it will count. */
export function YoungShop({ countedDevices }: Pick<FairnessData, 'countedDevices'>) {
  return (
    <>
      <TooFew countedDevices={countedDevices} />
      <Plan />
    </>
  )
}
