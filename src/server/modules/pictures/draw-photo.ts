import { DRAWING_SIZE, element, svgDocument } from '#drawings/svg-parts.ts'
import { toPng } from '#server/uploads/square-photo.ts'

/** A photo of the shop as a drawing, to be framed like one. What paints it doesn't read WebP. */
export async function drawPhoto(photo: Buffer): Promise<string> {
  const png = await toPng(photo)
  const href = `data:image/png;base64,${png.toString('base64')}`
  return svgDocument(element('image', { width: DRAWING_SIZE, height: DRAWING_SIZE, href }))
}
