import { useEffect, useRef, useState } from 'react'
import { judgeMotion, type MotionSample } from '#domain/self-test/judge-motion.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import type { Obstacle } from '#web/platform/media/media-access.ts'
import { Action, Actions, ObstacleNotice, StepStatus } from './step-parts.tsx'
import type { StepProps } from './step-props.ts'

type MotionState = 'waiting' | 'moving' | Obstacle

/** A device without sensors reports nothing, or empty values. */
const SILENCE_MS = 4_000

/** About a minute of reports. */
const MAX_SAMPLES = 4_000

const isNumber = (value: number | null): value is number => typeof value === 'number'

function toSample({
  accelerationIncludingGravity: moved,
  rotationRate: turned,
}: DeviceMotionEvent): MotionSample {
  const hasMoved = moved && isNumber(moved.x) && isNumber(moved.y) && isNumber(moved.z)
  const hasTurned = turned && isNumber(turned.alpha) && isNumber(turned.beta) && isNumber(turned.gamma)
  return {
    acceleration: hasMoved ? [moved.x ?? 0, moved.y ?? 0, moved.z ?? 0] : null,
    rotation: hasTurned ? [turned.alpha ?? 0, turned.beta ?? 0, turned.gamma ?? 0] : null,
  }
}

/** iPhones ask first, and only after a tap. */
async function askForMotion(): Promise<Obstacle | null> {
  if (typeof DeviceMotionEvent === 'undefined') return 'impossible'
  const { requestPermission } = DeviceMotionEvent as unknown as {
    readonly requestPermission?: () => Promise<'granted' | 'denied'>
  }
  if (!requestPermission) return null
  // A browser that does not even ask has refused.
  const answer = await requestPermission.call(DeviceMotionEvent).catch(() => 'denied')
  return answer === 'granted' ? null : 'refused'
}

/** Follows the sensors until both have noticed something. A device without a gyroscope only has to be tilted. */
function useMotion(isMoving: boolean, onMoved: () => void, onSilence: () => void) {
  const calls = useRef({ onMoved, onSilence })
  useEffect(() => {
    calls.current = { onMoved, onSilence }
  })
  useEffect(() => {
    if (!isMoving) return
    const samples: MotionSample[] = []
    const follow = (event: DeviceMotionEvent) => {
      const sample = toSample(event)
      if (!sample.acceleration || samples.length >= MAX_SAMPLES) return
      samples.push(sample)
      const { isMoved, isTurned } = judgeMotion(samples)
      const hasGyroscope = samples.some(({ rotation }) => rotation !== null)
      if (isMoved && (isTurned || !hasGyroscope)) calls.current.onMoved()
    }
    const timer = setTimeout(() => samples.length === 0 && calls.current.onSilence(), SILENCE_MS)
    addEventListener('devicemotion', follow)
    return () => {
      clearTimeout(timer)
      removeEventListener('devicemotion', follow)
    }
  }, [isMoving])
}

/** Whether the device notices that it is moved and turned. */
export function MotionStep({ onDone }: StepProps) {
  const t = useTranslate()
  const [state, setState] = useState<MotionState>('waiting')
  useMotion(
    state === 'moving',
    () => onDone({ motion: 'pass' }),
    () => setState('impossible'),
  )
  const start = async () => setState((await askForMotion()) ?? 'moving')
  if (state === 'impossible' || state === 'refused')
    return (
      <ObstacleNotice
        obstacle={state}
        onAgain={() => void start()}
        onNext={() => onDone({ motion: 'impossible' })}
      />
    )
  return (
    <>
      <p>{t('SELF_TEST_MOTION_TEXT')}</p>
      <StepStatus>{state === 'moving' && t('SELF_TEST_MOTION_WAIT')}</StepStatus>
      <Actions>
        {state === 'waiting' ? (
          <Action onClick={() => void start()}>{t('SELF_TEST_MOTION_START')}</Action>
        ) : (
          <Action kind="secondary" onClick={() => onDone({ motion: 'fail' })}>
            {t('SELF_TEST_FAILS')}
          </Action>
        )}
      </Actions>
    </>
  )
}
