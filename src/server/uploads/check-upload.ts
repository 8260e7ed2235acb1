import { createHash } from 'node:crypto'
import { MAX_UPLOAD_BYTES } from '#domain/uploads/upload-limits.ts'
import type { UploadMediaType } from '#domain/uploads/upload-media-types.ts'
import type { UploadProblem } from '#domain/uploads/upload-problem.ts'
import { drawInProcess } from '#server/drawing/drawing-queue.ts'
import type { PdfProblem } from './check-pdf.ts'
import { type PhotoProblem, reencodePhoto } from './reencode-photo.ts'

/** Why the bytes of a file are refused. */
type FileProblem = Extract<UploadProblem, PdfProblem | 'UPLOAD_TOO_LARGE' | 'UPLOAD_DIMENSIONS'>

/** A file of a seller that was checked. */
export interface CheckedUpload {
  readonly kind: 'upload'
  readonly mediaType: UploadMediaType
  /** A photo was encoded again; a PDF is as it was sent. */
  readonly content: Buffer
  /** Of the content. */
  readonly sha256: Buffer
}

export interface RefusedUpload {
  readonly kind: 'refused'
  readonly problem: FileProblem
}

const refuse = (problem: FileProblem): RefusedUpload => ({ kind: 'refused', problem })

const PHOTO_PROBLEMS: Readonly<Record<PhotoProblem, FileProblem>> = {
  PHOTO_TOO_LARGE: 'UPLOAD_TOO_LARGE',
  PHOTO_FORMAT: 'UPLOAD_FORMAT',
  PHOTO_DIMENSIONS: 'UPLOAD_DIMENSIONS',
}

const accept = (mediaType: UploadMediaType, content: Buffer): CheckedUpload => ({
  kind: 'upload',
  mediaType,
  content,
  sha256: createHash('sha256').update(content).digest(),
})

/** Checks a PDF on the drawing thread: its bytes may be made to take long, and every visitor would wait for them. */
async function findPdfProblem(bytes: Buffer): Promise<PdfProblem | null> {
  const answer = Buffer.from(await drawInProcess({ kind: 'pdfCheck', bytes })).toString()
  // The thread answers with one of these or nothing.
  return answer === '' ? null : (answer as PdfProblem)
}

/** Checks a photo or PDF that a seller has sent, by its bytes: its name and type are only what the sender says. */
export async function checkUpload(bytes: Buffer): Promise<CheckedUpload | RefusedUpload> {
  if (bytes.length > MAX_UPLOAD_BYTES) return refuse('UPLOAD_TOO_LARGE')
  if (bytes.toString('latin1', 0, 5) === '%PDF-') {
    const problem = await findPdfProblem(bytes)
    return problem ? refuse(problem) : accept('application/pdf', bytes)
  }
  const photo = await reencodePhoto(bytes, { maxBytes: MAX_UPLOAD_BYTES })
  return photo.kind === 'refused'
    ? refuse(PHOTO_PROBLEMS[photo.problem])
    : accept(photo.mediaType, photo.content)
}
