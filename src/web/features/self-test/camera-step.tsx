import { useEffect, useRef, useState } from 'react'
import type { PictureVerdict } from '#domain/self-test/judge-picture.ts'
import type { TestResult } from '#domain/self-test/test-steps.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import {
  type Facing,
  isStream,
  type Obstacle,
  openCamera,
  stopStream,
} from '#web/platform/media/media-access.ts'
import { Action, Actions, ObstacleNotice, StepStatus } from './step-parts.tsx'
import { watchPicture } from './watch-picture.ts'

type CameraState = 'waiting' | 'looking' | PictureVerdict | Obstacle

const VERDICTS = {
  alive: 'SELF_TEST_CAMERA_ALIVE',
  black: 'SELF_TEST_CAMERA_BLACK',
  frozen: 'SELF_TEST_CAMERA_FROZEN',
} as const

const isVerdict = (state: CameraState): state is PictureVerdict => state in VERDICTS

/** Shows a camera's picture and judges it. The camera is off again as soon as the step is over. */
function useCamera(facing: Facing) {
  const video = useRef<HTMLVideoElement>(null)
  const stream = useRef<MediaStream | null>(null)
  const isShown = useRef(true)
  const [state, setState] = useState<CameraState>('waiting')
  const close = () => {
    if (stream.current) stopStream(stream.current)
    stream.current = null
  }
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
      if (stream.current) stopStream(stream.current)
    }
  }, [])
  const open = async () => {
    close()
    setState('looking')
    const answer = await openCamera(facing)
    if (!isStream(answer)) return setState(answer)
    // The seller may have gone on while the browser asked for permission.
    if (!isShown.current || !video.current) return stopStream(answer)
    stream.current = answer
    video.current.srcObject = answer
    // A browser that plays by itself has started already.
    await video.current.play().catch(() => undefined)
    const verdict = await watchPicture(video.current)
    if (isShown.current) setState(verdict)
  }
  return { video, state, open }
}

export interface CameraStepProps {
  readonly facing: Facing
  readonly onDone: (result: TestResult) => void
}

/** One camera: a picture that is neither black nor frozen, which the seller confirms. */
export function CameraStep({ facing, onDone }: CameraStepProps) {
  const t = useTranslate()
  const { video, state, open } = useCamera(facing)
  if (state === 'impossible' || state === 'refused')
    return <ObstacleNotice obstacle={state} onAgain={() => void open()} onNext={() => onDone('impossible')} />
  return (
    <>
      <p>{t('SELF_TEST_CAMERA_TEXT')}</p>
      <video
        ref={video}
        muted
        playsInline
        aria-label={t('SELF_TEST_CAMERA_PICTURE')}
        className={`mt-4 aspect-4/3 w-full max-w-96 rounded-card bg-[#000000] object-cover ${state === 'waiting' ? 'hidden' : ''}`}
      />
      <StepStatus>{isVerdict(state) && t(VERDICTS[state])}</StepStatus>
      <Actions>
        {state === 'waiting' && <Action onClick={() => void open()}>{t('SELF_TEST_CAMERA_OPEN')}</Action>}
        {state === 'alive' && <Action onClick={() => onDone('pass')}>{t('SELF_TEST_WORKS')}</Action>}
        {isVerdict(state) && (
          <>
            <Action kind="secondary" onClick={() => onDone('fail')}>
              {t('SELF_TEST_FAILS')}
            </Action>
            <Action kind="secondary" onClick={() => void open()}>
              {t('SELF_TEST_AGAIN')}
            </Action>
          </>
        )}
      </Actions>
    </>
  )
}
