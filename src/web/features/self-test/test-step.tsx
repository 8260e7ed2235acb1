import { type SelfTest, TEST_STEPS, type TestStep } from '#domain/self-test/test-steps.ts'
import { ButtonsStep } from './buttons-step.tsx'
import { CameraStep } from './camera-step.tsx'
import { ChargingStep } from './charging-step.tsx'
import { ControllerStep } from './controller-step.tsx'
import { KeyboardStep } from './keyboard-step.tsx'
import { MotionStep } from './motion-step.tsx'
import { ScreenStep } from './screen-step.tsx'
import { SoundStep } from './sound-step.tsx'
import type { StepProps } from './step-props.ts'
import { TouchStep } from './touch-step.tsx'

/** What a step that was left out says about its checks. */
export const skipStep = (step: TestStep): SelfTest =>
  Object.fromEntries(TEST_STEPS[step].checks.map((check) => [check, 'skipped']))

/** What a seller does in a step. */
export function TestStepView({ step, onDone }: StepProps & { readonly step: TestStep }) {
  switch (step) {
    case 'touch':
      return <TouchStep onDone={onDone} />
    case 'screen':
      return <ScreenStep onDone={onDone} />
    case 'sound':
      return <SoundStep onDone={onDone} />
    case 'backCamera':
      return <CameraStep facing="environment" onDone={(backCamera) => onDone({ backCamera })} />
    case 'frontCamera':
      return <CameraStep facing="user" onDone={(frontCamera) => onDone({ frontCamera })} />
    case 'motion':
      return <MotionStep onDone={onDone} />
    case 'charging':
      return <ChargingStep onDone={onDone} />
    case 'buttons':
      return <ButtonsStep onDone={onDone} />
    case 'keyboard':
      return <KeyboardStep onDone={onDone} />
    case 'controller':
      return <ControllerStep onDone={onDone} />
  }
}
