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
import { PhotoNews } from './photo-news.tsx'
import { shrinkFrame, type TakenPhoto } from './shrink-picture.ts'
import type { PassportUse } from './use-passport.ts'
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

/** Longer than a double tap takes, whose second tap would save a photo that nobody has looked at. */
const PREVIEW_MS = 500

interface TakenStepProps {
  readonly isSaving: boolean
  readonly onUse: () => void
  readonly onAgain: () => void
}

/** What to do with the photo that is shown. */
function TakenStep({ isSaving, onUse, onAgain }: TakenStepProps) {
  const t = useTranslate()
  const use = useRef<HTMLButtonElement>(null)
  const [isSeen, setIsSeen] = useState(false)
  useEffect(() => {
    use.current?.focus({ preventScroll: true })
    const timer = setTimeout(() => setIsSeen(true), PREVIEW_MS)
    return () => clearTimeout(timer)
  }, [])
  const canUse = isSeen && !isSaving
  return (
    <>
      <button
        ref={use}
        type="button"
        aria-disabled={!canUse}
        onClick={() => canUse && onUse()}
        className={`${BUTTON_STYLES.primary} cursor-pointer`}
      >
        {t('PHOTOS_USE')}
      </button>
      <button
        type="button"
        aria-disabled={isSaving}
        onClick={() => isSaving || onAgain()}
        className={`${BUTTON_STYLES.secondary} cursor-pointer`}
      >
        {t('PHOTOS_AGAIN')}
      </button>
    </>
  )
}

export interface CameraPanelProps extends Pick<PassportUse, 'state' | 'add' | 'refuse'> {
  readonly shown: PhotoPassport['sides'][number]
  readonly isSold: boolean
  /** The next side, if there is one. */
  readonly onNext: () => void
  readonly onClose: () => void
  readonly onObstacle: (obstacle: Obstacle) => void
}

/**
 * The camera, with the outline that the device fits into and what to change before the photo is taken. Every photo is looked at
 * before it is saved: after the sale it stays for good.
 */
export function CameraPanel(props: CameraPanelProps) {
  const { shown, isSold, state, add, refuse, onNext, onClose, onObstacle } = props
  const t = useTranslate()
  const { video, isOn } = useCamera(onObstacle)
  const verdict = useVerdict(video, shown.side, isOn)
  const [last, setLast] = useState<{ readonly side: PhotoSide; readonly photo: TakenPhoto } | null>(null)
  // The side may have been skipped while its photo was being made.
  const taken = last?.side === shown.side ? last.photo : null
  const isTaking = useRef(false)
  const heading = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: every side is read out when its turn comes
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    // On a phone, picture and button only fit if nothing is above them.
    heading.current?.scrollIntoView({ block: 'start' })
  }, [shown.side])
  const take = async () => {
    if (!video.current || !isOn || isTaking.current) return
    isTaking.current = true
    const photo = await shrinkFrame(video.current)
    isTaking.current = false
    if (photo) setLast({ side: shown.side, photo })
    else refuse(shown.side)
  }
  const use = async (file: File) => {
    if (!(await add(shown.side, file))) return
    setLast(null)
    onNext()
  }
  const again = () => {
    setLast(null)
    heading.current?.focus({ preventScroll: true })
  }
  const name = t(SIDE_NAMES[shown.side])
  return (
    <section className="mt-6 max-w-xl rounded-card border border-line bg-card p-4">
      <h2 ref={heading} tabIndex={-1} className="scroll-mt-4 text-title outline-none">
        {name}
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
        {taken ? (
          <img
            src={taken.url}
            alt={t('PHOTOS_YOURS', { side: name })}
            className="absolute inset-0 size-full bg-[#000000] object-contain"
          />
        ) : (
          <Outline
            path={shown.outline}
            className="pointer-events-none absolute inset-0 size-full p-2 text-[#ffffff]"
          />
        )}
      </div>
      <p role="status" className="mt-3 min-h-12 font-medium">
        {taken ? t(isSold ? 'PHOTOS_PREVIEW_SOLD' : 'PHOTOS_PREVIEW') : verdict && t(VERDICTS[verdict])}
      </p>
      <div className="grid gap-3 sm:flex sm:flex-wrap sm:items-center">
        {taken ? (
          <TakenStep isSaving={state.kind === 'saving'} onUse={() => void use(taken.file)} onAgain={again} />
        ) : (
          <>
            <button
              type="button"
              aria-disabled={!isOn}
              onClick={() => void take()}
              className={`${BUTTON_STYLES.primary} cursor-pointer`}
            >
              {t('PHOTOS_TAKE')}
            </button>
            <button type="button" onClick={onNext} className={LINK_STYLE}>
              {t('PHOTOS_SKIP')}
            </button>
            <button type="button" onClick={onClose} className={LINK_STYLE}>
              {t('PHOTOS_CAMERA_CLOSE')}
            </button>
          </>
        )}
      </div>
      <div className="mt-3">
        <PhotoNews state={state} />
      </div>
    </section>
  )
}
