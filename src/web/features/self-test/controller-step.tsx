import { useEffect, useRef, useState } from 'react'
import {
  COUNTED_BUTTONS,
  type ControllerProgress,
  type ControllerReading,
  followController,
  haveSticksReached,
  isDrifting,
  NO_PROGRESS,
} from '#domain/self-test/controller-progress.ts'
import type { TestResult } from '#domain/self-test/test-steps.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { Action, Actions, ObstacleNotice, StepStatus } from './step-parts.tsx'
import type { StepProps } from './step-props.ts'

const REST_MS = 2_000

/** The first controller; browsers only name one after a button was pressed. */
function readController(): ControllerReading | null {
  const [controller] = navigator.getGamepads().filter((pad) => pad?.connected)
  if (!controller) return null
  return { buttons: controller.buttons.map(({ pressed }) => pressed), axes: controller.axes }
}

/** Calls back with every reading, as often as the screen is drawn. */
function useReadings(onReading: (reading: ControllerReading) => void) {
  const latest = useRef(onReading)
  useEffect(() => {
    latest.current = onReading
  })
  useEffect(() => {
    let frame = 0
    const follow = () => {
      const reading = readController()
      if (reading) latest.current(reading)
      frame = requestAnimationFrame(follow)
    }
    frame = requestAnimationFrame(follow)
    return () => cancelAnimationFrame(frame)
  }, [])
}

/** Sticks that nobody has turned are untested, unless they move by themselves. */
function judgeSticks(progress: ControllerProgress, atRest: readonly ControllerReading[]): TestResult {
  if (isDrifting(atRest)) return 'fail'
  return haveSticksReached(progress) ? 'pass' : 'skipped'
}

function Measuring({ onDone }: StepProps) {
  const t = useTranslate()
  const [progress, setProgress] = useState(NO_PROGRESS)
  const [buttonCount, setButtonCount] = useState<number | null>(null)
  const [buttons, setButtons] = useState<TestResult | null>(null)
  const atRest = useRef<ControllerReading[] | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  useReadings((reading) => {
    atRest.current?.push(reading)
    setButtonCount(Math.min(COUNTED_BUTTONS, reading.buttons.length))
    setProgress((now) => followController(now, reading))
  })
  const rest = (result: TestResult) => {
    setButtons(result)
    const readings: ControllerReading[] = []
    timer.current = setTimeout(() => {
      onDone({ controllerButtons: result, sticks: judgeSticks(progress, readings) })
    }, REST_MS)
    atRest.current = readings
  }
  if (buttonCount === null) return <p>{t('SELF_TEST_CONTROLLER_TEXT')}</p>
  if (buttons !== null) return <StepStatus>{t('SELF_TEST_CONTROLLER_REST')}</StepStatus>
  const left = buttonCount - progress.pressed.size
  return (
    <>
      <p>{t('SELF_TEST_CONTROLLER_PRESS')}</p>
      <StepStatus>{t('SELF_TEST_CONTROLLER_LEFT', { count: left })}</StepStatus>
      <p className="mt-3 text-small text-ink-soft">{t('SELF_TEST_CONTROLLER_REST')}</p>
      <Actions>
        {left === 0 && <Action onClick={() => rest('pass')}>{t('SELF_TEST_CONTROLLER_MEASURE')}</Action>}
        {left > 0 && (
          <Action kind="secondary" onClick={() => rest('fail')}>
            {t('SELF_TEST_CONTROLLER_DEAD')}
          </Action>
        )}
      </Actions>
    </>
  )
}

/** Buttons, sticks, and whether a stick moves while nobody touches it. */
export function ControllerStep({ onDone }: StepProps) {
  if ('getGamepads' in navigator) return <Measuring onDone={onDone} />
  return (
    <ObstacleNotice
      obstacle="impossible"
      onAgain={() => undefined}
      onNext={() => onDone({ controllerButtons: 'impossible', sticks: 'impossible' })}
    />
  )
}
