import { useEffect, useState } from 'react'
import {
  buildPassportPath,
  buildPassportPhotosPath,
  buildPassportRemovalPath,
} from '#contracts/paths/photo-passport.ts'
import type { PhotoPassport } from '#contracts/photo-passport.ts'
import type { PhotoSide } from '#domain/photo-passport/photo-sides.ts'
import { PAIRING_POLL_MS } from '#domain/self-test/pairing-clock.ts'
import type { UploadProblem } from '#domain/uploads/upload-problem.ts'
import { readUploadProblem } from '#web/forms/use-file-upload.ts'
import { callApi } from '#web/platform/api/call-api.ts'
import { uploadFile } from '#web/platform/api/upload-file.ts'

/** What the page says about the last photo. */
export type PhotoState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'saving' | 'saved' | 'removed'; readonly side: PhotoSide }
  /** No side: it is about the page. */
  | { readonly kind: 'problem'; readonly problem: UploadProblem; readonly side: PhotoSide | null }

export interface PassportUse {
  readonly passport: PhotoPassport
  readonly state: PhotoState
  /** Sends a photo that was shrunk, and says whether it is there. */
  readonly add: (side: PhotoSide, file: File) => Promise<boolean>
  /** Says that a picture can't be read. */
  readonly refuse: (side: PhotoSide) => void
  readonly remove: (side: PhotoSide) => Promise<void>
}

export interface PassportVisit {
  readonly id: string
  readonly passport: PhotoPassport
}

/** The photos of a device. While another device takes them, the page asks for what is new. */
export function usePassport(
  { id, passport: loaded }: PassportVisit,
  first: UploadProblem | null,
  isWaiting: boolean,
): PassportUse {
  const [passport, setPassport] = useState(loaded)
  const [state, setState] = useState<PhotoState>(
    first ? { kind: 'problem', problem: first, side: null } : { kind: 'idle' },
  )
  useEffect(() => {
    if (!isWaiting) return
    const stop = new AbortController()
    const timer = setInterval(async () => {
      const result = await callApi<PhotoPassport>(buildPassportPath(id), { signal: stop.signal })
      if (stop.signal.aborted) return
      if (result.kind === 'ok') setPassport(result.data)
      // The offer was sold or has expired since: nothing new will come.
      if (readUploadProblem(result) !== 'UPLOAD_CLOSED') return
      clearInterval(timer)
      setState({ kind: 'problem', problem: 'UPLOAD_CLOSED', side: null })
    }, PAIRING_POLL_MS)
    return () => {
      stop.abort()
      clearInterval(timer)
    }
  }, [id, isWaiting])
  const add = async (side: PhotoSide, file: File) => {
    setState({ kind: 'saving', side })
    const path = buildPassportPhotosPath(id, side)
    const result = await uploadFile<PhotoPassport>(path, { file, onProgress: () => undefined })
    const problem = readUploadProblem(result)
    if (result.kind === 'ok') setPassport(result.data)
    setState(problem ? { kind: 'problem', problem, side } : { kind: 'saved', side })
    return problem === null
  }
  const refuse = (side: PhotoSide) => setState({ kind: 'problem', problem: 'UPLOAD_FORMAT', side })
  const remove = async (side: PhotoSide) => {
    const result = await callApi(buildPassportRemovalPath(id, side), { body: {}, answer: 'nothing' })
    const problem = readUploadProblem(result)
    if (problem) return setState({ kind: 'problem', problem, side })
    setPassport((now) => ({ ...now, photos: now.photos.filter((photo) => photo.side !== side) }))
    setState({ kind: 'removed', side })
  }
  return { passport, state, add, refuse, remove }
}
