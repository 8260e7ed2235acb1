import type { FairnessData } from '#contracts/fairness.ts'
import { MIN_ALIKE } from '#domain/fairness/coarsen-times.ts'
import { EDITION_DAYS } from '#domain/fairness/edition-rule.ts'
import { type FairnessFigures, MIN_DEVICES } from '#domain/fairness/fairness-figures.ts'
import { useDayText } from '#web/platform/i18n/day-text.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { useMomentText } from '#web/platform/i18n/moment-text.ts'
import { Container } from '#web/ui/container.tsx'
import { CategoryTable, type ReportTableProps, StepTable } from './fairness-tables.tsx'
import { FigureDownload } from './figure-download.tsx'
import { useFigureTexts } from './figure-texts.ts'
import { LogState } from './log-state.tsx'
import { OutcomeBars } from './outcome-bars.tsx'
import { Part } from './page-part.tsx'
import { SellerReviews } from './seller-reviews.tsx'
import { YoungShop } from './young-shop.tsx'

function Appeals({ appeals: { upheld, rejected } }: Pick<FairnessFigures, 'appeals'>) {
  const t = useTranslate()
  const count = upheld + rejected
  return (
    <Part title={t('FAIRNESS_APPEALS')}>
      <p className="mt-3 max-w-text">
        {count === 0 ? t('FAIRNESS_APPEALS_NONE') : t('FAIRNESS_APPEALS_TEXT', { count, upheld, rejected })}
      </p>
    </Part>
  )
}

function Figures({ all, ...data }: ReportTableProps & { readonly all: FairnessFigures }) {
  const t = useTranslate()
  const { shareText, countText } = useFigureTexts()
  const { deviceCount, sharesBp, appeals } = all
  const share = shareText(sharesBp.AS_QUOTED + sharesBp.RAISED)
  return (
    <>
      <p className="mt-8 max-w-text text-title font-semibold">
        {t('FAIRNESS_SUMMARY', { share, devices: countText(deviceCount) })}
      </p>
      <Part title={t('FAIRNESS_ENDS')}>
        <OutcomeBars sharesBp={sharesBp} />
      </Part>
      <Part title={t('FAIRNESS_BY_CATEGORY')}>
        <CategoryTable {...data} />
      </Part>
      <Part title={t('FAIRNESS_TIMES')}>
        <p className="mt-3 max-w-text text-ink-soft">{t('FAIRNESS_TIMES_TEXT')}</p>
        <StepTable {...data} />
      </Part>
      <Appeals appeals={appeals} />
    </>
  )
}

/** Devices that were never for sale: a count, no share. */
function FreeRecycling({ freeRecycling }: Pick<FairnessData, 'freeRecycling'>) {
  const t = useTranslate()
  const day = useDayText()
  if (!freeRecycling) return null
  const { deviceCount: count, since } = freeRecycling
  return (
    <Part title={t('FAIRNESS_FREE_RECYCLING')}>
      <p className="mt-3 max-w-text">{t('FAIRNESS_FREE_RECYCLING_TEXT', { count, date: day(since) })}</p>
    </Part>
  )
}

function Counting() {
  const t = useTranslate()
  return <p className="mt-8 max-w-text text-title font-semibold">{t('FAIRNESS_COUNTING')}</p>
}

function Outcomes({ report, isCounting, countedDevices, categories }: FairnessData) {
  if (report?.all) return <Figures report={report} categories={categories} all={report.all} />
  return isCounting ? <Counting /> : <YoungShop countedDevices={countedDevices} />
}

function Method({ edition }: Pick<FairnessData, 'edition'>) {
  const t = useTranslate()
  const moment = useMomentText()
  return (
    <Part title={t('FAIRNESS_METHOD')}>
      <ul className="mt-4 grid max-w-text list-disc gap-3 pl-5">
        <li>{t('FAIRNESS_METHOD_LOG')}</li>
        <li>{t('FAIRNESS_METHOD_SETTLED')}</li>
        <li>{t('FAIRNESS_METHOD_FEW', { count: MIN_DEVICES })}</li>
        <li>{t('FAIRNESS_METHOD_FRESH', { count: MIN_DEVICES, days: EDITION_DAYS })}</li>
        <li>{t('FAIRNESS_METHOD_WAIT', { few: MIN_ALIKE })}</li>
        {edition && (
          // Browsers join date and time differently.
          <li suppressHydrationWarning>
            {t('FAIRNESS_METHOD_EDITION', { number: edition.number, moment: moment(edition.publishedAt) })}
          </li>
        )}
      </ul>
    </Part>
  )
}

/** How inspections ended: nothing left out, and nothing shown where it would be chance. */
export function FairnessPage(data: FairnessData) {
  const t = useTranslate()
  const day = useDayText()
  const { from, until, edition, treeHead, reviews, freeRecycling } = data
  return (
    <Container className="min-h-[70vh] pb-8 pt-6 sm:pt-10">
      <h1 className="text-page">{t('SCREEN_FAIRNESS')}</h1>
      <p className="mt-3 max-w-text text-lead text-ink-soft">{t('SCREEN_FAIRNESS_LEAD')}</p>
      <p className="mt-3 max-w-text text-small text-ink-soft">
        {t('FAIRNESS_PERIOD', { from: day(from), until: day(until) })}
      </p>
      <Outcomes {...data} />
      <FreeRecycling freeRecycling={freeRecycling} />
      <SellerReviews reviews={reviews} />
      <Method edition={edition} />
      <FigureDownload edition={edition} />
      <LogState treeHead={treeHead} />
    </Container>
  )
}
