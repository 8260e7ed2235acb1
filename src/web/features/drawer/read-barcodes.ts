interface DetectedBarcode {
  readonly rawValue: string
}

/** Only some browsers have it, and TypeScript knows nothing of it yet. */
type BarcodeDetectorClass = new () => {
  detect(image: ImageBitmap): Promise<readonly DetectedBarcode[]>
}

const findDetector = (): BarcodeDetectorClass | null =>
  (globalThis as { readonly BarcodeDetector?: BarcodeDetectorClass }).BarcodeDetector ?? null

export const canReadBarcodes = (): boolean => findDetector() !== null

/** The texts of all barcodes in a photo, read by the browser itself; null where it can't. */
export async function readBarcodes(photo: Blob): Promise<readonly string[] | null> {
  const Detector = findDetector()
  if (!Detector) return null
  try {
    const image = await createImageBitmap(photo)
    const codes = await new Detector().detect(image)
    image.close()
    return codes.map(({ rawValue }) => rawValue)
  } catch {
    // No picture, or a browser that has the class but not the service behind it.
    return null
  }
}
