import type { PhotoMediaType } from '#domain/uploads/upload-media-types.ts'
import { type Blobs, hashBlob } from '#server/modules/blobs/blobs.ts'
import { type RefusedPhoto, reencodePhoto } from '#server/uploads/reencode-photo.ts'

/** A photo whose bytes are stored. It counts once a row has its key. */
export interface KeptPhoto {
  readonly kind: 'photo'
  readonly mediaType: PhotoMediaType
  readonly blobKey: string
  readonly sha256: Buffer
}

interface KeepingTools {
  readonly blobs: Blobs
}

/** Encodes an uploaded photo again and stores it, before the transaction that it belongs to. */
export async function keepPhoto(bytes: Buffer, { blobs }: KeepingTools): Promise<KeptPhoto | RefusedPhoto> {
  const photo = await reencodePhoto(bytes)
  if (photo.kind === 'refused') return photo
  const { mediaType, content } = photo
  const blobKey = await blobs.store(content, mediaType)
  return { kind: 'photo', mediaType, blobKey, sha256: hashBlob(content) }
}
