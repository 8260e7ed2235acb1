import { type ReactNode, useState } from 'react'
import { isTested, type SelfTest, TEST_CHECKS, type TestResult } from '#domain/self-test/test-steps.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { CHECK_NAMES } from '#web/trades/self-test-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { type SendOutcome, sendResults } from './paired-test.ts'
import { Action, Actions } from './step-parts.tsx'

const RESULT_TEXTS = {
  pass: 'SELF_TEST_WORKS',
  fail: 'SELF_TEST_FAILS',
  skipped: 'SELF_TEST_SKIPPED',
  impossible: 'SELF_TEST_UNTESTED',
} as const satisfies Readonly<Record<TestResult, string>>

function ResultRow({ name, result }: { readonly name: string; readonly result: TestResult }) {
  const t = useTranslate()
  return (
    <div className="flex items-center justify-between gap-4 py-2.5">
      <dt className="min-w-0 hyphens-auto">{name}</dt>
      <dd
        className={`flex shrink-0 items-center gap-1.5 text-right ${result === 'fail' ? 'text-amber' : result === 'pass' ? '' : 'text-ink-soft'}`}
      >
        {result === 'pass' && <Icon name="tick" className="size-5 text-accent" />}
        {result === 'fail' && <Icon name="close" className="size-5" />}
        {t(RESULT_TEXTS[result])}
      </dd>
    </div>
  )
}

interface SendingProps {
  readonly testKey: string
  readonly test: SelfTest
}

/** The results go to the page that shows the code, when the seller says so. */
function Sending({ testKey, test }: SendingProps) {
  const t = useTranslate()
  const [state, setState] = useState<SendOutcome | 'waiting' | 'sending'>('waiting')
  const send = async () => {
    setState('sending')
    setState(await sendResults(testKey, test))
  }
  if (state === 'sent' || state === 'over')
    return (
      <div className="mt-5">
        <Notice tone="plain" role="status">
          <p>{t(state === 'sent' ? 'SELF_TEST_SENT' : 'SELF_TEST_CODE_OVER')}</p>
        </Notice>
      </div>
    )
  return (
    <>
      {state === 'lost' && (
        <p role="alert" className="mt-4 font-medium text-error">
          {t('SELF_TEST_LOST')}
        </p>
      )}
      <Actions>
        <Action onClick={() => void (state !== 'sending' && send())}>
          {t(state === 'lost' ? 'SELF_TEST_AGAIN' : 'SELF_TEST_SEND')}
        </Action>
      </Actions>
    </>
  )
}

export interface TestResultsProps {
  readonly test: SelfTest
  /** The key of the waiting page; null where the offer is open in this browser. */
  readonly testKey: string | null
  readonly onUse: () => void
  /** The way back without the results. */
  readonly children: ReactNode
}

/** What was found out, and what becomes of it. */
export function TestResults({ test, testKey, onUse, children }: TestResultsProps) {
  const t = useTranslate()
  return (
    <>
      <dl className="mt-3 max-w-text divide-y divide-line border-y border-line">
        {TEST_CHECKS.map((check) => {
          const result = test[check]
          return result && <ResultRow key={check} name={t(CHECK_NAMES[check])} result={result} />
        })}
      </dl>
      {isTested(test) && (
        <>
          <p className="mt-4 max-w-text text-ink-soft">{t('SELF_TEST_DONE_TEXT')}</p>
          {testKey === null ? (
            <Actions>
              <Action onClick={onUse}>{t('SELF_TEST_USE')}</Action>
            </Actions>
          ) : (
            <Sending testKey={testKey} test={test} />
          )}
        </>
      )}
      <div className="mt-3">{children}</div>
    </>
  )
}
