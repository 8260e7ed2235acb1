import { useEffect, useRef, useState } from 'react'
import type { CameraPhoto, PairedCamera } from '#contracts/desk/cameras.ts'
import { TEXTS } from '../messages/texts.ts'
import { callApi } from '../platform/api/call-api.ts'
import { describeError } from '../platform/api/describe-error.ts'
import { shrinkPhoto } from '../platform/photos/shrink-photo.ts'
import { DESK_BUTTON } from '../ui/button-style.ts'
import { DeskIcon } from '../ui/desk-icon.tsx'

const T = TEXTS.camera

/** The code behind the `#`. It is taken out of the address, so that nobody shares it by mistake. */
function takeToken(): string {
  const token = location.hash.slice(1)
  history.replaceState(null, '', location.pathname)
  return token
}

const KEPT = 'camera'

/** The device of this tab. Phones drop a page while their camera is open, and load it again. */
function readKept(): PairedCamera | null {
  const camera: PairedCamera | null = JSON.parse(sessionStorage.getItem(KEPT) ?? 'null')
  return camera !== null && Date.parse(camera.until) > Date.now() ? camera : null
}

type Pairing =
  | { readonly kind: 'connecting' }
  | { readonly kind: 'ready'; readonly camera: PairedCamera }
  | { readonly kind: 'refused'; readonly text: string }

function usePairing(): Pairing {
  const [pairing, setPairing] = useState<Pairing>({ kind: 'connecting' })
  const hasStarted = useRef(false)
  useEffect(() => {
    // The code works once.
    if (hasStarted.current) return
    hasStarted.current = true
    const token = takeToken()
    if (token === '') {
      const camera = readKept()
      setPairing(camera ? { kind: 'ready', camera } : { kind: 'refused', text: T.noCode })
      return
    }
    callApi<PairedCamera>('/desk/api/camera/pairing', { method: 'POST', json: { token } }).then(
      (camera) => {
        sessionStorage.setItem(KEPT, JSON.stringify(camera))
        setPairing({ kind: 'ready', camera })
      },
      (error: unknown) => setPairing({ kind: 'refused', text: describeError(error) }),
    )
  }, [])
  return pairing
}

interface SentPhoto {
  readonly id: number
  readonly url: string
  readonly state: 'sending' | 'sent' | 'failed'
}

function useSending(number: string) {
  const [photos, setPhotos] = useState<readonly SentPhoto[]>([])
  const [problem, setProblem] = useState<string | null>(null)
  const nextId = useRef(0)
  const send = async (file: File) => {
    const id = nextId.current
    nextId.current += 1
    const settle = (state: SentPhoto['state']) =>
      setPhotos((before) => before.map((photo) => (photo.id === id ? { ...photo, state } : photo)))
    setProblem(null)
    // Shown as it is sent: the camera's own files would fill the phone's memory.
    const smaller = await shrinkPhoto(file)
    setPhotos((before) => [...before, { id, url: URL.createObjectURL(smaller), state: 'sending' }])
    try {
      const query = new URLSearchParams({ number })
      await callApi<CameraPhoto>(`/desk/api/camera/photos?${query}`, { method: 'POST', file: smaller })
      settle('sent')
    } catch (error) {
      settle('failed')
      setProblem(describeError(error))
    }
  }
  return { photos, problem, send }
}

const STATE_TEXTS = { sending: T.sending, sent: T.sent, failed: T.failed } as const

function Shooting({ camera }: { readonly camera: PairedCamera }) {
  const { photos, problem, send } = useSending(camera.number)
  const field = useRef<HTMLInputElement>(null)
  return (
    <>
      <h1 className="text-screen">{T.ready(camera.number)}</h1>
      <p>{camera.device}</p>
      <p className="text-ink-soft">{T.readyHint}</p>
      <input
        ref={field}
        type="file"
        accept="image/*"
        capture="environment"
        multiple
        aria-label={T.take}
        className="sr-only"
        tabIndex={-1}
        onChange={({ target }) => {
          for (const file of target.files ?? []) void send(file)
          target.value = ''
        }}
      />
      <button
        type="button"
        className={`${DESK_BUTTON.primary} min-h-24 w-full text-lg`}
        onClick={() => field.current?.click()}
      >
        <DeskIcon name="camera" className="size-6" />
        {T.take}
      </button>
      {problem && (
        <p role="alert" className="text-error">
          {problem}
        </p>
      )}
      <ul className="grid grid-cols-3 gap-3" aria-live="polite">
        {photos.map(({ id, url, state }) => (
          <li key={id} className="grid gap-1">
            <img
              src={url}
              alt={T.sentPhoto(id + 1)}
              className="aspect-square w-full rounded-control border border-line object-cover"
            />
            <span className={`text-tiny ${state === 'failed' ? 'text-error' : 'text-ink-soft'}`}>
              {STATE_TEXTS[state]}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}

/** A phone as the camera of one inspection. It sees nothing but the name of the device. */
export function CameraScreen() {
  const pairing = usePairing()
  useEffect(() => {
    document.title = TEXTS.documentTitle(T.title, document.getElementById('desk')?.dataset.brand ?? '')
  }, [])
  return (
    <main className="mx-auto grid max-w-md gap-4 p-4">
      {pairing.kind === 'ready' && <Shooting camera={pairing.camera} />}
      {pairing.kind === 'connecting' && (
        <>
          <h1 className="text-screen">{T.title}</h1>
          <p role="status">{T.connecting}</p>
        </>
      )}
      {pairing.kind === 'refused' && (
        <>
          <h1 className="text-screen">{T.title}</h1>
          <p role="alert">{pairing.text}</p>
          <p className="text-ink-soft">{T.over}</p>
        </>
      )}
    </main>
  )
}
