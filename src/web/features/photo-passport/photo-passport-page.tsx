import { useEffect, useState } from 'react'
import type { PhotoPassportData } from '#contracts/photo-passport.ts'
import { findNextSide, type PhotoSide } from '#domain/photo-passport/photo-sides.ts'
import type { UploadProblem } from '#domain/uploads/upload-problem.ts'
import type { MessageKey } from '#messages/message-key.ts'
import { useFileText } from '#web/forms/use-file-text.ts'
import { readPhotosReturn } from '#web/platform/browser/photos-return.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import type { Obstacle } from '#web/platform/media/media-access.ts'
import { SIDE_NAMES } from '#web/trades/photo-side-names.ts'
import { BUTTON_STYLES } from '#web/ui/button-style.ts'
import { Notice } from '#web/ui/notice.tsx'
import { PlainFrame } from '#web/ui/plain-frame.tsx'
import { CameraPanel } from './camera-panel.tsx'
import { PhoneCode } from './phone-code.tsx'
import { ScannedCode } from './scanned-code.tsx'
import { canShrink } from './shrink-picture.ts'
import { SideCard } from './side-card.tsx'
import { type PassportUse, type PassportVisit, type PhotoState, usePassport } from './use-passport.ts'

/** What became of the last photo, read out at the next pause. */
function PhotoNews({ state }: { readonly state: PhotoState }) {
  const t = useTranslate()
  const describe = useFileText()
  return (
    <>
      <div role="alert">
        {state.kind === 'problem' && (
          <div className="mt-4">
            <Notice tone="error">
              <p>{describe(`FILE_${state.problem}` as MessageKey)}</p>
            </Notice>
          </div>
        )}
      </div>
      <p role="status" className="mt-4 empty:hidden">
        {state.kind === 'saving' && t('PHOTOS_SAVING')}
        {state.kind === 'saved' && t('PHOTOS_SAVED', { side: t(SIDE_NAMES[state.side]) })}
        {state.kind === 'removed' && t('PHOTOS_REMOVED', { side: t(SIDE_NAMES[state.side]) })}
      </p>
    </>
  )
}

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
function Ways({ id, passport, add, open, setOpen }: WaysProps) {
  const t = useTranslate()
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
        shown={shown}
        onTaken={async (photo) => {
          await add(shown.side, photo)
          goOn(shown.side)
        }}
        onSkip={() => goOn(shown.side)}
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

function Passport({ visit, problem }: PassportProps) {
  const t = useTranslate()
  const [open, setOpen] = useState<Open>({ kind: 'list' })
  const use = usePassport(visit, problem, open.kind === 'phone')
  const { deviceName, sides, photos, isSold, takesPhotos } = use.passport
  const [shrinks, setShrinks] = useState<boolean | null>(null)
  useEffect(() => setShrinks(canShrink()), [])
  const about = isSold ? 'PHOTOS_ABOUT_SOLD' : 'PHOTOS_ABOUT'
  return (
    <PlainFrame title={t('PHOTOS_HEAD', { name: deviceName })} lead={t('SCREEN_PHOTO_PASSPORT_LEAD')}>
      <p className="mt-4 max-w-text">{t(takesPhotos ? about : 'PHOTOS_OVER')}</p>
      {takesPhotos && (
        <div className="noscript:hidden">
          <Ways {...use} id={visit.id} open={open} setOpen={setOpen} />
        </div>
      )}
      <PhotoNews state={use.state} />
      <h2 className="mt-8 text-title">{t('PHOTOS_LIST')}</h2>
      <p className="mt-1 text-small text-ink-soft">
        {t('PHOTOS_COUNT', { count: photos.length, total: sides.length })}
      </p>
      <ul className="mt-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {sides.map((shown) => (
          <SideCard
            key={shown.side}
            id={visit.id}
            shown={shown}
            photo={photos.find(({ side }) => side === shown.side)}
            isSold={isSold}
            takesPhotos={takesPhotos}
            shrinks={shrinks}
            add={use.add}
            remove={use.remove}
          />
        ))}
      </ul>
      <WayBack />
    </PlainFrame>
  )
}

/** The photos of a device: guided by the camera, chosen from files, or sent by a form without script. */
export function PhotoPassportPage({ visit, problem }: PhotoPassportData) {
  return visit ? <Passport visit={visit} problem={problem} /> : <ScannedCode />
}
