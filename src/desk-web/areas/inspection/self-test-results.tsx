import { listQuestionChecks } from '#domain/self-test/fill-answers.ts'
import { isTested, listChecks, type SelfTest, type TestCheck } from '#domain/self-test/test-steps.ts'
import { TEXTS } from '../../messages/texts.ts'

const T = TEXTS.inspection.selfTest

/** What was found out about these checks, such as "works: touch; doesn't work: sound"; empty where nothing was. */
function describeTest(test: SelfTest, isWanted: (check: TestCheck) => boolean): string {
  const name = (checks: readonly TestCheck[]) =>
    checks
      .filter(isWanted)
      .map((check) => T.checks[check])
      .join(', ')
  const [works, fails] = [name(listChecks(test, 'pass')), name(listChecks(test, 'fail'))]
  return [works && T.works(works), fails && T.fails(fails)].filter(Boolean).join('; ')
}

export interface SelfTestProps {
  /** Null where the seller has tested nothing. */
  readonly test: SelfTest | null
}

/** The seller's self-test. It comes with the seller's answers, which an inspector sees after locking findings. */
export function SelfTestResults({ test }: SelfTestProps) {
  if (!isTested(test)) return null
  return (
    <p>
      <strong className="font-medium">{T.title}</strong>: {describeTest(test, () => true)}
    </p>
  )
}

/** What the self-test said about one question. */
export function TestedBeside({ test, question }: SelfTestProps & { readonly question: string }) {
  const checks = listQuestionChecks(question)
  const text = test ? describeTest(test, (check) => checks.includes(check)) : ''
  if (!text) return null
  return (
    <span className="block text-tiny text-ink-soft">
      {T.title}: {text}
    </span>
  )
}
