import { useEffect, useRef, useState } from 'react'
import type { PhotoPassportData } from '#contracts/photo-passport.ts'
import { findNextSide, type PhotoSide } from '#domain/photo-passport/photo-sides.ts'
import type { UploadProblem } from '#domain/uploads/upload-problem.ts'
import { readPhotosReturn } from '#web/platform/browser/photos-return.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import type { Obstacle } from '#web/platform/media/media-access.ts'
import { BUTTON_STYLES } from '#web/ui/button-style.ts'
import { Notice } from '#web/ui/notice.tsx'
import { PlainFrame } from '#web/ui/plain-frame.tsx'
import { CameraPanel } from './camera-panel.tsx'
import { PhoneCode } from './phone-code.tsx'
import { PhotoNews } from './photo-news.tsx'
import { ScannedCode } from './scanned-code.tsx'
import { canShrink } from './shrink-picture.ts'
import { SideCard } from './side-card.tsx'
import { type PassportUse, type PassportVisit, type PhotoState, usePassport } from './use-passport.ts'

/** The way back, in the browser that has come from somewhere. */
function WayBack() {
  const t = useTranslate()
  const [path, setPath] = useState<string | null>(null)
  useEffect(() => setPath(readPhotosReturn()), [])
  return path ? (
    // A document of its own, as on the way here: only this page may use the camera.
    <a href={path} className={`${BUTTON_STYLES.secondary} mt-8`}>
      {t('PHOTOS_BACK')}
    </a>
  ) : (
    <p className="mt-8 text-small text-ink-soft">{t('PHOTOS_CLOSE_PAGE')}</p>
  )
}

type Open = { readonly kind: 'list' | 'phone' } | { readonly kind: 'camera'; readonly side: PhotoSide }

interface WaysProps extends PassportUse {
  readonly id: string
  readonly open: Open
  readonly setOpen: (open: Open) => void
}

/** The guided way through the sides, here or on a phone. */
function Ways({ id, open, setOpen, ...use }: WaysProps) {
  const t = useTranslate()
  const { passport } = use
  const [obstacle, setObstacle] = useState<Obstacle | null>(null)
  const next = findNextSide(passport.category, passport.photos)
  const shown = open.kind === 'camera' && passport.sides.find(({ side }) => side === open.side)
  /** The next open side behind one, then from the start; the list once there is none. */
  const goOn = (side: PhotoSide) => {
    const order = passport.sides.map((one) => one.side)
    const at = order.indexOf(side)
    const later = [...order.slice(at + 1), ...order.slice(0, at)].find((one) =>
      passport.photos.every((photo) => photo.side !== one),
    )
    setOpen(later ? { kind: 'camera', side: later } : { kind: 'list' })
  }
  if (shown)
    return (
      <CameraPanel
        {...use}
        shown={shown}
        isSold={passport.isSold}
        onNext={() => goOn(shown.side)}
        onClose={() => setOpen({ kind: 'list' })}
        onObstacle={(why) => {
          setObstacle(why)
          setOpen({ kind: 'list' })
        }}
      />
    )
  return (
    <>
      {obstacle && (
        <div className="mt-6 max-w-text">
          <Notice tone="plain" role="status">
            <p>{t(obstacle === 'refused' ? 'PHOTOS_REFUSED' : 'PHOTOS_IMPOSSIBLE')}</p>
          </Notice>
        </div>
      )}
      {next && (
        <div className="mt-6 grid gap-3 sm:flex sm:flex-wrap">
          <button
            type="button"
            onClick={() => setOpen({ kind: 'camera', side: next })}
            className={`${BUTTON_STYLES.primary} cursor-pointer`}
          >
            {t('PHOTOS_CAMERA_OPEN')}
          </button>
          {open.kind !== 'phone' && (
            <button
              type="button"
              onClick={() => setOpen({ kind: 'phone' })}
              className={`${BUTTON_STYLES.secondary} cursor-pointer`}
            >
              {t('PHOTOS_PHONE')}
            </button>
          )}
        </div>
      )}
      {next && open.kind === 'phone' && <PhoneCode id={id} />}
    </>
  )
}

interface PassportProps {
  readonly visit: PassportVisit
  readonly problem: UploadProblem | null
}

const QUIET: PhotoState = { kind: 'idle' }

function Passport({ visit, problem }: PassportProps) {
  const t = useTranslate()
  const [open, setOpen] = useState<Open>({ kind: 'list' })
  const use = usePassport(visit, problem, open.kind === 'phone')
  const { state } = use
  const { deviceName, sides, photos, isSold, takesPhotos } = use.passport
  const [shrinks, setShrinks] = useState<boolean | null>(null)
  useEffect(() => setShrinks(canShrink()), [])
  const hasPhoto = (side: PhotoSide) => photos.some((photo) => photo.side === side)
  // Outlines of photos that nobody can take any more would say nothing.
  const listed = takesPhotos ? sides : sides.filter(({ side }) => hasPhoto(side))
  const about = isSold ? 'PHOTOS_ABOUT_SOLD' : 'PHOTOS_ABOUT'
  const isAbout = (side: PhotoSide | null) => 'side' in state && state.side === side
  // The camera says it where the seller looks.
  const isCamera = open.kind === 'camera'
  const list = useRef<HTMLHeadingElement>(null)
  const hadCamera = useRef(false)
  useEffect(() => {
    // What had the focus has gone with the camera.
    if (hadCamera.current && !isCamera) list.current?.focus()
    hadCamera.current = isCamera
  }, [isCamera])
  return (
    <PlainFrame
      title={t('PHOTOS_HEAD', { name: deviceName })}
      lead={t(takesPhotos ? 'SCREEN_PHOTO_PASSPORT_LEAD' : 'PHOTOS_OVER')}
    >
      {takesPhotos && <p className="mt-4 max-w-text">{t(about)}</p>}
      {takesPhotos && (
        <div className="noscript:hidden">
          <Ways {...use} id={visit.id} open={open} setOpen={setOpen} />
        </div>
      )}
      <div className="mt-4">
        <PhotoNews state={isAbout(null) && !isCamera ? state : QUIET} />
      </div>
      {listed.length > 0 && (
        <>
          <h2 ref={list} tabIndex={-1} className="mt-8 text-title outline-none">
            {t('PHOTOS_LIST')}
          </h2>
          <p className="mt-1 text-small text-ink-soft">
            {t('PHOTOS_COUNT', { count: photos.length, total: sides.length })}
          </p>
          <ul className="mt-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
            {listed.map((shown) => (
              <SideCard
                key={shown.side}
                {...use}
                state={isAbout(shown.side) && !isCamera ? state : QUIET}
                id={visit.id}
                shown={shown}
                photo={photos.find(({ side }) => side === shown.side)}
                isSold={isSold}
                takesPhotos={takesPhotos}
                shrinks={shrinks}
              />
            ))}
          </ul>
        </>
      )}
      <WayBack />
    </PlainFrame>
  )
}

/** The photos of a device: guided by the camera, chosen from files, or sent by a form without script. */
export function PhotoPassportPage({ visit, problem }: PhotoPassportData) {
  return visit ? <Passport visit={visit} problem={problem} /> : <ScannedCode />
}
