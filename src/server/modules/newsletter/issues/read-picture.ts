import { MAX_PICTURE_BYTES } from '#domain/newsletter/issue-content.ts'
import { reencodePhoto } from '#server/uploads/reencode-photo.ts'
import type { IssuePicture } from './issues.repository.ts'

/** A picture for an issue, or why it can't be one. */
export type ReadPicture =
  | { readonly kind: 'picture'; readonly picture: IssuePicture }
  | { readonly kind: 'refused'; readonly problem: string }

/** Encodes a picture again, which drops everything that a file can hide, and refuses what is too large for a mail. */
export async function readPicture(name: string, bytes: Buffer): Promise<ReadPicture> {
  const photo = await reencodePhoto(bytes)
  if (photo.kind === 'refused') return photo
  const { mediaType, width, height, content } = photo
  if (content.length > MAX_PICTURE_BYTES) return { kind: 'refused', problem: 'ISSUE_PICTURE_LARGE' }
  return { kind: 'picture', picture: { name, mediaType, width, height, content } }
}
