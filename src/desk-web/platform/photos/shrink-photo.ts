/** Enough to show a hair crack, and a tenth of what a phone's camera sends. */
const MAX_SIDE = 2_000

const QUALITY = 0.85

export const isPicture = ({ type }: Blob): boolean => type.startsWith('image/')

/** Makes a picture smaller before it is sent. What the browser can't read, the server may: it is sent as it is. */
export async function shrinkPhoto(file: Blob): Promise<Blob> {
  let picture: ImageBitmap | null = null
  try {
    picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
    const scale = Math.min(1, MAX_SIDE / Math.max(picture.width, picture.height))
    if (scale === 1 && file.type === 'image/jpeg') return file
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(picture.width * scale)
    canvas.height = Math.round(picture.height * scale)
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
    const smaller = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, 'image/jpeg', QUALITY)
    })
    return smaller ?? file
  } catch {
    return file
  } finally {
    // Phones take photos of 50 MB, decoded, and have no memory for many.
    picture?.close()
  }
}
