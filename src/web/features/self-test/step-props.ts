import type { SelfTest } from '#domain/self-test/test-steps.ts'

/** One step of the test. */
export interface StepProps {
  /** Called once, with what the step has found out. */
  readonly onDone: (results: SelfTest) => void
}
