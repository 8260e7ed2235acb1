import { useCallback, useEffect, useState } from 'react'
import type { PdpData } from '#contracts/catalogue-pages.ts'
import type { CategoryId } from '#domain/catalogue/category.ts'
import type { OfferStep } from '#domain/offers/offer-steps.ts'
import { findEntryQuestion, isTestable, isTested } from '#domain/self-test/test-steps.ts'
import {
  forgetSelfTest,
  readStoredSelfTest,
  type StoredSelfTest,
  storeSelfTest,
} from '#web/platform/browser/stored-self-test.ts'
import { useShop } from '#web/platform/shop/shop.tsx'

export interface SelfTestState {
  /** Null where no browser can test the device. */
  readonly category: CategoryId | null
  /** Null before a test. */
  readonly stored: StoredSelfTest | null
  readonly store: (stored: StoredSelfTest) => void
  readonly forget: () => void
}

/** The self-test of a device. A partner's page decides what its frame may use, so the widget has none. */
export function useSelfTest({ id, questionSet }: PdpData['device'], isLive: boolean): SelfTestState {
  const { shopMode } = useShop()
  const category = shopMode !== 'b2bWidget' && isTestable(questionSet) ? questionSet : null
  const [stored, setStored] = useState<StoredSelfTest | null>(null)
  useEffect(() => {
    if (!isLive || category === null) return
    const read = () => setStored(readStoredSelfTest(id, category))
    read()
    // After the test the browser may show this page again as it was left.
    addEventListener('pageshow', read)
    return () => removeEventListener('pageshow', read)
  }, [id, category, isLive])
  const store = useCallback(
    (next: StoredSelfTest) => {
      storeSelfTest(id, next)
      setStored(next)
    },
    [id],
  )
  const forget = useCallback(() => {
    forgetSelfTest(id)
    setStored(null)
  }, [id])
  return { category, stored: stored && isTested(stored.test) ? stored : null, store, forget }
}

/** The step at which the test is offered; undefined where there is none. */
export function findTestedStep(
  { category }: SelfTestState,
  steps: readonly OfferStep[],
): OfferStep | undefined {
  const entry = category && findEntryQuestion(category)
  return steps.find((step) =>
    step.kind === 'question'
      ? step.question.code === entry
      : step.kind === 'facts' && step.lines.some(({ question }) => question.code === entry),
  )
}
