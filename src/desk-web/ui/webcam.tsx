import { useEffect, useRef, useState } from 'react'
import { TEXTS } from '../messages/texts.ts'
import { DESK_BUTTON } from './button-style.ts'
import { DeskIcon } from './desk-icon.tsx'
import { Modal } from './modal.tsx'

const T = TEXTS.camera

const WANTED: MediaStreamConstraints = { video: { width: { ideal: 1920 }, facingMode: 'environment' } }

/** The picture of a camera as long as the component is shown. */
function useStream() {
  const video = useRef<HTMLVideoElement>(null)
  const [state, setState] = useState<'starting' | 'ready' | 'refused'>('starting')
  useEffect(() => {
    let stream: MediaStream | null = null
    let isOver = false
    const stop = () => {
      for (const track of stream?.getTracks() ?? []) track.stop()
    }
    // Without a secure origin, browsers have no cameras.
    const opening = navigator.mediaDevices?.getUserMedia(WANTED) ?? Promise.reject(new Error('No camera'))
    opening.then(
      (opened) => {
        stream = opened
        if (isOver) return stop()
        if (video.current) video.current.srcObject = opened
        setState('ready')
      },
      () => setState('refused'),
    )
    return () => {
      isOver = true
      stop()
    }
  }, [])
  return { video, state }
}

function takePicture(video: HTMLVideoElement, onTake: (photo: Blob) => void): void {
  const canvas = document.createElement('canvas')
  canvas.width = video.videoWidth
  canvas.height = video.videoHeight
  canvas.getContext('2d')?.drawImage(video, 0, 0)
  canvas.toBlob((photo) => photo && onTake(photo), 'image/jpeg', 0.9)
}

function WebcamLayer({ onTake, onClose }: { onTake: (photo: Blob) => void; onClose: () => void }) {
  const { video, state } = useStream()
  return (
    <Modal
      label={T.webcamTitle}
      onClose={onClose}
      className="fixed inset-x-0 top-[6vh] mx-auto h-fit w-[min(48rem,94vw)] rounded-card p-4"
    >
      <div className="grid gap-3 p-4">
        {state === 'refused' ? (
          <p role="alert">{T.noWebcam}</p>
        ) : (
          <video
            ref={video}
            autoPlay
            playsInline
            muted
            className="aspect-video w-full rounded-control bg-tint"
          />
        )}
        <div className="flex flex-wrap gap-2">
          <button
            type="button"
            // biome-ignore lint/a11y/noAutofocus: the layer is opened to take a photo with Enter
            autoFocus
            className={DESK_BUTTON.primary}
            disabled={state !== 'ready'}
            onClick={() => video.current && takePicture(video.current, onTake)}
          >
            <DeskIcon name="camera" />
            {T.take}
          </button>
          <button type="button" className={DESK_BUTTON.quiet} onClick={onClose}>
            {TEXTS.close}
          </button>
        </div>
      </div>
    </Modal>
  )
}

/** Takes photos with the camera of this computer. */
export function Webcam({ onTake }: { readonly onTake: (photo: Blob) => void }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button type="button" className={DESK_BUTTON.secondary} onClick={() => setIsOpen(true)}>
        {T.webcam}
      </button>
      {isOpen && <WebcamLayer onTake={onTake} onClose={() => setIsOpen(false)} />}
    </>
  )
}
