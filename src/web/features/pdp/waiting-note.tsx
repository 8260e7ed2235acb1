import type { WaitingCostData } from '#contracts/catalogue-pages.ts'
import { WAITING_DAYS } from '#domain/waiting-cost/compute-waiting-cost.ts'
import { describeWaiting } from '#domain/waiting-cost/describe-waiting.ts'
import { formatShare } from '#messages/format-share.ts'
import { formatDay } from '#messages/locale/format-day.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { useShop } from '#web/platform/shop/shop.tsx'
import { useDeviceData } from './use-device-data.ts'

const BP_PER_PERCENT = 100

/** How prices of similar devices changed, in a sentence that neither hurries nor soothes. */
function useWaitingSentence(cost: WaitingCostData): string {
  const t = useTranslate()
  const { locale } = useShop().market
  const percent = (value: number) => formatShare(locale, value * BP_PER_PERCENT)
  const said = describeWaiting(cost)
  switch (said.kind) {
    case 'stayed':
      return t('WAITING_STAYED', { percent: percent(1) })
    case 'mixed':
      return t('WAITING_MIXED', { fall: percent(said.fall), rise: percent(said.rise) })
    default: {
      const isFall = said.kind === 'fell'
      const [least, most] = [percent(said.least), percent(said.most)]
      if (said.least === 0) return t(isFall ? 'WAITING_FELL_UP_TO' : 'WAITING_ROSE_UP_TO', { most })
      if (said.least === said.most) return t(isFall ? 'WAITING_FELL_BY' : 'WAITING_ROSE_BY', { most })
      return t(isFall ? 'WAITING_FELL' : 'WAITING_ROSE', { least, most })
    }
  }
}

/** What three months of waiting have changed for devices like this, and how that is computed, one tap away. */
function Note({ cost }: { readonly cost: WaitingCostData }) {
  const t = useTranslate()
  const { locale } = useShop().market
  const dayText = (day: string) =>
    formatDay(locale, new Date(`${day}T00:00:00Z`), { dateStyle: 'long', timeZone: 'UTC' })
  const sentence = useWaitingSentence(cost)
  const { deviceCount, listCount, fromDay, untilDay, isSameMaker } = cost
  return (
    <div className="mt-3 border-t border-line pt-3 text-small">
      <p>{sentence}</p>
      <details className="group">
        <summary className="inline-flex min-h-11 items-center text-ink-soft underline underline-offset-4">
          {t('WAITING_HOW')}
        </summary>
        <div className="grid gap-2 pb-1 text-ink-soft">
          <p>
            {t(isSameMaker ? 'WAITING_SAME_MAKER' : 'WAITING_ALL_MAKERS', { count: deviceCount })}{' '}
            {t('WAITING_LISTS', {
              count: listCount,
              days: WAITING_DAYS,
              from: dayText(fromDay),
              until: dayText(untilDay),
            })}
          </p>
          <p>{t('WAITING_RANGE')}</p>
        </div>
      </details>
    </div>
  )
}

export function WaitingNote() {
  const cost = useDeviceData()?.offerSheet?.waitingCost
  return cost && <Note cost={cost} />
}
