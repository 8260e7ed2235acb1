import { Suspense } from 'react'
import type { OfferSheet, PdpData } from '#contracts/catalogue-pages.ts'
import type { CategoryId } from '#domain/catalogue/category.ts'
import type { GivenAnswers } from '#domain/offers/offer-steps.ts'
import { computeTestSeconds, type SelfTest } from '#domain/self-test/test-steps.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { lazyPart } from '#web/platform/page/lazy-part.ts'
import { LateDetails } from './late-details.tsx'
import type { SelfTestState } from './use-self-test.ts'

/** Most sellers test nothing, so none of it is part of the first script. */
const Entry = lazyPart(() => import('./self-test-entry.tsx').then((part) => part.SelfTestEntry))
const Outcome = lazyPart(() => import('./self-test-outcome.tsx').then((part) => part.SelfTestOutcome))
const Note = lazyPart(() => import('./self-test-note.tsx').then((part) => part.SelfTestNote))

export interface SelfTestDetailsProps {
  readonly device: PdpData['device']
  readonly category: CategoryId
  readonly selfTest: SelfTestState
}

/** The way to the test, beside the questions that it answers. */
export function SelfTestDetails({ device, category, selfTest }: SelfTestDetailsProps) {
  const t = useTranslate()
  return (
    <div className="mt-3 grid lg:mt-4 lg:has-[[open]]:basis-full">
      <LateDetails title={t('OFFER_SELF_TEST', { seconds: computeTestSeconds(category) })}>
        <Entry
          device={device}
          category={category}
          onTested={(test) => selfTest.store({ test, isApplied: false, kept: [] })}
        />
      </LateDetails>
    </div>
  )
}

export interface SelfTestOutcomeProps {
  readonly selfTest: SelfTestState
  readonly sheet: OfferSheet
  readonly given: GivenAnswers
  readonly onChange: (update: (given: GivenAnswers) => GivenAnswers) => void
}

/** What became of the test; nothing before there was one. */
export function SelfTestOutcome({ selfTest, sheet, given, onChange }: SelfTestOutcomeProps) {
  const { category, stored, store } = selfTest
  if (!category || !stored) return null
  return (
    <Suspense fallback={null}>
      <Outcome
        sheet={sheet}
        category={category}
        stored={stored}
        given={given}
        onStore={store}
        onChange={onChange}
      />
    </Suspense>
  )
}

/** Says in the breakdown that the device was tested. */
export function SelfTestNote({ test }: { readonly test: SelfTest }) {
  return (
    <Suspense fallback={null}>
      <Note test={test} />
    </Suspense>
  )
}
