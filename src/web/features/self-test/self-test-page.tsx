import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { SelfTestData } from '#contracts/self-test.ts'
import { buildPath } from '#domain/routing/path.ts'
import { computeTestSeconds, listTestSteps, type SelfTest } from '#domain/self-test/test-steps.ts'
import { storeSelfTest } from '#web/platform/browser/stored-self-test.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { useShop } from '#web/platform/shop/shop.tsx'
import { STEP_NAMES } from '#web/trades/self-test-names.ts'
import { LINK_STYLE } from '#web/ui/link-style.ts'
import { Notice } from '#web/ui/notice.tsx'
import { PlainFrame } from '#web/ui/plain-frame.tsx'
import { openPairing, type TestTarget, takeCode } from './paired-test.ts'
import { Action, Actions } from './step-parts.tsx'
import { TestResults } from './test-results.tsx'
import { skipStep, TestStepView } from './test-step.tsx'

/** Where the results go. The code is taken from the address, where it must not stay. */
function useTarget(deviceId: number): TestTarget {
  const [target, setTarget] = useState<TestTarget>({ kind: 'here' })
  useEffect(() => {
    const read = () => {
      const code = takeCode()
      if (!code) return
      setTarget({ kind: 'opening' })
      void openPairing(code, deviceId).then(setTarget)
    }
    read()
    // Another code of the same device, opened in the same tab, loads no new document.
    addEventListener('hashchange', read)
    return () => removeEventListener('hashchange', read)
  }, [deviceId])
  return target
}

/** A heading that is read out when what it names appears. */
function FocusedHeading({ children }: { readonly children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <h2 ref={heading} tabIndex={-1} className="text-title font-semibold outline-none">
      {children}
    </h2>
  )
}

interface Progress {
  /** Null before the start. */
  readonly index: number | null
  readonly test: SelfTest
}

const NOT_STARTED: Progress = { index: null, test: {} }

/** The test of a device, step by step, in the browser of that device. */
export function SelfTestPage({ device, category }: SelfTestData) {
  const t = useTranslate()
  const { market } = useShop()
  const target = useTarget(device.id)
  const [{ index, test }, setProgress] = useState(NOT_STARTED)
  const steps = listTestSteps(category)
  const step = index === null ? undefined : steps[index]
  const offerPath = buildPath(market, 'pdp', { pdp: device.url })
  const finishStep = (results: SelfTest) =>
    setProgress((now) => ({ index: (now.index ?? 0) + 1, test: { ...now.test, ...results } }))
  const use = () => {
    storeSelfTest(device.id, { test, isApplied: false, kept: [] })
    location.assign(offerPath)
  }
  // A document of its own, as on the way here: only this page may use camera and microphone.
  const back = (
    <a href={offerPath} className={LINK_STYLE}>
      {t('SELF_TEST_BACK')}
    </a>
  )
  return (
    <PlainFrame
      title={t('SELF_TEST_HEAD', { name: device.name })}
      lead={t('SCREEN_SELF_TEST_LEAD')}
      notice={
        target.kind === 'over' && (
          <div className="mb-6">
            <Notice tone="error" role="alert">
              <p>{t('SELF_TEST_CODE_OVER')}</p>
            </Notice>
          </div>
        )
      }
    >
      <div className="mt-6">
        {index === null && (
          <>
            <p>{t('SELF_TEST_ABOUT', { seconds: computeTestSeconds(category) })}</p>
            <ol className="mt-3 list-inside list-decimal">
              {steps.map((one) => (
                <li key={one} className="py-0.5">
                  {t(STEP_NAMES[one])}
                </li>
              ))}
            </ol>
            <noscript>
              <p className="mt-4 font-medium">{t('SELF_TEST_NO_SCRIPT')}</p>
            </noscript>
            <div className="noscript:hidden">
              <Actions>
                {target.kind !== 'opening' && (
                  <Action onClick={() => setProgress({ index: 0, test: {} })}>{t('SELF_TEST_START')}</Action>
                )}
              </Actions>
            </div>
            <div className="mt-3">{back}</div>
          </>
        )}
        {step && index !== null && (
          <div key={step} className="max-w-text">
            <p className="text-small text-ink-soft">
              {t('SELF_TEST_STEP', { number: index + 1, count: steps.length })}
            </p>
            <FocusedHeading>{t(STEP_NAMES[step])}</FocusedHeading>
            <div className="mt-3">
              <TestStepView step={step} onDone={finishStep} />
            </div>
            <div className="mt-6 flex flex-wrap gap-x-8 border-t border-line pt-3">
              <button type="button" onClick={() => finishStep(skipStep(step))} className={LINK_STYLE}>
                {t('SELF_TEST_SKIP')}
              </button>
              <button type="button" onClick={() => setProgress(NOT_STARTED)} className={LINK_STYLE}>
                {t('SELF_TEST_CANCEL')}
              </button>
            </div>
          </div>
        )}
        {index === steps.length && (
          <>
            <FocusedHeading>{t('SELF_TEST_DONE')}</FocusedHeading>
            <TestResults test={test} testKey={target.kind === 'paired' ? target.testKey : null} onUse={use}>
              {target.kind !== 'paired' && back}
            </TestResults>
          </>
        )}
      </div>
    </PlainFrame>
  )
}
