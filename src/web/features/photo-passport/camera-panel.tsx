import { useEffect, useRef, useState } from 'react'
import type { PhotoPassport } from '#contracts/photo-passport.ts'
import type { FrameVerdict } from '#domain/photo-passport/judge-frame.ts'
import type { PhotoSide } from '#domain/photo-passport/photo-sides.ts'
import type { MessageKey } from '#messages/message-key.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { isStream, type Obstacle, openPhotoCamera, stopStream } from '#web/platform/media/media-access.ts'
import { SIDE_NAMES } from '#web/trades/photo-side-names.ts'
import { BUTTON_STYLES } from '#web/ui/button-style.ts'
import { LINK_STYLE } from '#web/ui/link-style.ts'
import { Outline } from './outline.tsx'
import { shrinkFrame } from './shrink-picture.ts'
import { watchLight } from './watch-light.ts'

const VERDICTS = {
  dark: 'PHOTOS_DARK',
  glare: 'PHOTOS_GLARE',
  blurred: 'PHOTOS_BLURRED',
  good: 'PHOTOS_GOOD',
} as const satisfies Readonly<Record<FrameVerdict, MessageKey>>

/** The camera while the panel is open; it goes off with it. */
function useCamera(onObstacle: (obstacle: Obstacle) => void) {
  const video = useRef<HTMLVideoElement>(null)
  const [isOn, setIsOn] = useState(false)
  const refuse = useRef(onObstacle)
  useEffect(() => {
    let stream: MediaStream | null = null
    let isClosed = false
    const open = async () => {
      const answer = await openPhotoCamera()
      if (!isStream(answer)) return isClosed || refuse.current(answer)
      if (isClosed || !video.current) return stopStream(answer)
      stream = answer
      video.current.srcObject = answer
      // A browser that plays by itself has started already.
      await video.current.play().catch(() => undefined)
      setIsOn(true)
    }
    void open()
    return () => {
      isClosed = true
      if (stream) stopStream(stream)
    }
  }, [])
  return { video, isOn }
}

function useVerdict(video: { readonly current: HTMLVideoElement | null }, side: PhotoSide, isOn: boolean) {
  const [verdict, setVerdict] = useState<FrameVerdict | null>(null)
  useEffect(() => {
    setVerdict(null)
    return isOn && video.current ? watchLight(video.current, side, setVerdict) : undefined
  }, [video, side, isOn])
  return verdict
}

export interface CameraPanelProps {
  readonly shown: PhotoPassport['sides'][number]
  readonly onTaken: (photo: Promise<File | null>) => Promise<void>
  readonly onSkip: () => void
  readonly onClose: () => void
  readonly onObstacle: (obstacle: Obstacle) => void
}

/** The camera, with the outline that the device fits into and what to change before the photo is taken. */
export function CameraPanel({ shown, onTaken, onSkip, onClose, onObstacle }: CameraPanelProps) {
  const t = useTranslate()
  const { video, isOn } = useCamera(onObstacle)
  const verdict = useVerdict(video, shown.side, isOn)
  const [isTaking, setIsTaking] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: every side is read out when its turn comes
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    // On a phone, picture and button only fit if nothing is above them.
    heading.current?.scrollIntoView({ block: 'start' })
  }, [shown.side])
  const take = async () => {
    if (!video.current || !isOn || isTaking) return
    setIsTaking(true)
    await onTaken(shrinkFrame(video.current))
    setIsTaking(false)
  }
  return (
    <section className="mt-6 max-w-xl rounded-card border border-line bg-card p-4">
      <h2 ref={heading} tabIndex={-1} className="scroll-mt-4 text-title outline-none">
        {t(SIDE_NAMES[shown.side])}
      </h2>
      <p className="mt-1 text-small text-ink-soft">{t('PHOTOS_FIT')}</p>
      <div className="relative mt-3 aspect-3/4 max-h-[70vh] w-full overflow-hidden rounded-field bg-[#000000] sm:aspect-4/3">
        <video
          ref={video}
          muted
          playsInline
          aria-label={t('PHOTOS_CAMERA_PICTURE')}
          className="size-full object-cover"
        />
        <Outline
          path={shown.outline}
          className="pointer-events-none absolute inset-0 size-full p-2 text-[#ffffff]"
        />
      </div>
      <p role="status" className="mt-3 min-h-12 font-medium">
        {isTaking ? t('PHOTOS_SAVING') : verdict && t(VERDICTS[verdict])}
      </p>
      <div className="grid gap-3 sm:flex sm:flex-wrap sm:items-center">
        <button
          type="button"
          aria-disabled={!isOn || isTaking}
          onClick={() => void take()}
          className={`${BUTTON_STYLES.primary} cursor-pointer`}
        >
          {t('PHOTOS_TAKE')}
        </button>
        <button type="button" onClick={onSkip} className={LINK_STYLE}>
          {t('PHOTOS_SKIP')}
        </button>
        <button type="button" onClick={onClose} className={LINK_STYLE}>
          {t('PHOTOS_CAMERA_CLOSE')}
        </button>
      </div>
    </section>
  )
}
