import { PDFDocument } from '@cantoo/pdf-lib'

/** Puts all labels into one file, in their order, so that they are printed in one go. */
export async function mergeLabels(labels: readonly Uint8Array[]): Promise<Uint8Array> {
  const merged = await PDFDocument.create()
  for (const label of labels) {
    const source = await PDFDocument.load(label)
    const pages = await merged.copyPages(source, source.getPageIndices())
    for (const page of pages) merged.addPage(page)
  }
  return merged.save()
}
