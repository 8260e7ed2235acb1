import { useRef, useState } from 'react'
import { MAX_UPLOAD_BYTES } from '#domain/uploads/upload-limits.ts'
import { UPLOAD_MEDIA_TYPES } from '#domain/uploads/upload-media-types.ts'
import { findUploadProblem, type UploadProblem } from '#domain/uploads/upload-problem.ts'
import type { ApiResult } from '#web/platform/api/call-api.ts'
import type { FileUpload } from '#web/platform/api/upload-file.ts'
import { reportProblem } from '#web/platform/errors/report-problem.ts'

/** What the seller sees about the last file. */
export type UploadState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'uploading'; readonly name: string; readonly share: number }
  | { readonly kind: 'added' | 'removed'; readonly name: string }
  | { readonly kind: 'problem'; readonly problem: UploadProblem }

/** Refusals that say that a file isn't wanted any more: the caller's link has ended, or someone has acted since. */
const CLOSED: readonly number[] = [404, 409, 410]
const UNSUPPORTED = 415
const TOO_MANY = 429

/** What is wrong with a file before it is sent: nobody waits for an upload that will be refused. */
export function checkFile({ type, size }: Pick<File, 'type' | 'size'>): UploadProblem | null {
  if (!(UPLOAD_MEDIA_TYPES as readonly string[]).includes(type)) return 'UPLOAD_FORMAT'
  return size > MAX_UPLOAD_BYTES ? 'UPLOAD_TOO_LARGE' : null
}

/** Why a file isn't there; null if it is. */
export function readUploadProblem(result: ApiResult<unknown>): UploadProblem | null {
  if (result.kind === 'ok') return null
  if (result.kind === 'noAnswer') return 'UPLOAD_LOST'
  const { statusCode, errors } = result.error
  const problem = findUploadProblem(errors?.[0]?.key)
  if (problem) return problem
  if (CLOSED.includes(statusCode)) return 'UPLOAD_CLOSED'
  if (statusCode === UNSUPPORTED) return 'UPLOAD_FORMAT'
  return statusCode === TOO_MANY || statusCode >= 500 ? 'UPLOAD_BUSY' : 'UPLOAD_LOST'
}

export interface FileUploadUse {
  readonly state: UploadState
  /** Uploads one file after the other, until one is refused. */
  readonly upload: (files: readonly File[]) => void
  /** Does something else with the files, after what is under way. */
  readonly run: (work: () => Promise<UploadState>) => void
}

/** Uploads what is chosen, one file at a time. */
export function useFileUpload(
  send: (upload: Pick<FileUpload, 'file' | 'onProgress'>) => Promise<ApiResult<unknown>>,
): FileUploadUse {
  const [state, setState] = useState<UploadState>({ kind: 'idle' })
  const underWay = useRef<Promise<void>>(Promise.resolve())
  async function uploadOne(file: File): Promise<UploadProblem | null> {
    const refused = checkFile(file)
    if (refused) return refused
    const onProgress = (share: number) => setState({ kind: 'uploading', name: file.name, share })
    onProgress(0)
    return readUploadProblem(await send({ file, onProgress }))
  }
  async function uploadAll(files: readonly File[]): Promise<UploadState> {
    for (const file of files) {
      const problem = await uploadOne(file)
      if (problem) return { kind: 'problem', problem }
    }
    return { kind: 'added', name: files.at(-1)?.name ?? '' }
  }
  function run(work: () => Promise<UploadState>): void {
    underWay.current = underWay.current.then(work).then(setState, (error: unknown) => {
      reportProblem(error, 'no answer from the server')
      setState({ kind: 'problem', problem: 'UPLOAD_LOST' })
    })
  }
  return { state, run, upload: (files) => run(() => uploadAll(files)) }
}
