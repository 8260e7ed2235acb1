import { readlinkSync } from 'node:fs'
import { setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { MARKETS } from '#markets/markets.ts'
import { getCorrespondenceTranslator } from '#messages/correspondence/correspondence.ts'
import { setOperator } from '#server/config/operator.ts'
import type {
  DrawingAnswer,
  DrawingJob,
  DrawingRequest,
  ErasureCertificateJob,
  LabelJob,
  PackingSlipJob,
  RecyclingSlipJob,
} from './drawing-job.ts'

// Drawing fills idle time: whoever waits for a page goes first. Linux has a priority per thread and says which one this
// is; elsewhere the thread competes like any other.
const LOW_PRIORITY = 10

function lowerPriority(): void {
  try {
    const [, threadId] = /\/task\/(\d+)$/.exec(readlinkSync('/proc/thread-self')) ?? []
    if (threadId) setPriority(Number(threadId), LOW_PRIORITY)
  } catch {
    // Not Linux, or not allowed.
  }
}

async function drawSlip({ kind: _, marketId, audience, ...slip }: PackingSlipJob): Promise<Uint8Array> {
  const { drawPackingSlip } = await import('#server/documents/draw-packing-slip.ts')
  const market = MARKETS[marketId]
  return drawPackingSlip({ ...slip, market, translate: getCorrespondenceTranslator(market, audience) })
}

async function drawSlipForRecycling(job: RecyclingSlipJob): Promise<Uint8Array> {
  const { kind: _, marketId, audience, ...slip } = job
  const { drawRecyclingSlip } = await import('#server/documents/draw-recycling-slip.ts')
  const market = MARKETS[marketId]
  return drawRecyclingSlip({ ...slip, market, translate: getCorrespondenceTranslator(market, audience) })
}

async function drawCertificate(job: ErasureCertificateJob): Promise<Uint8Array> {
  const { kind: _, marketId, audience, ...certificate } = job
  const { drawErasureCertificate } = await import('#server/documents/draw-erasure-certificate.ts')
  const market = MARKETS[marketId]
  const translate = getCorrespondenceTranslator(market, audience)
  return drawErasureCertificate({ ...certificate, market, translate })
}

async function drawLabel({
  kind: _,
  direction,
  marketId,
  audience,
  ...label
}: LabelJob): Promise<Uint8Array> {
  const market = MARKETS[marketId]
  const input = { ...label, market, translate: getCorrespondenceTranslator(market, audience) }
  if (direction !== 'back') {
    const { drawPartLabel, drawShippingLabel } = await import('#server/documents/draw-shipping-label.ts')
    return direction === 'part' ? drawPartLabel(input) : drawShippingLabel(input)
  }
  const { drawReturnLabel } = await import('#server/documents/draw-return-label.ts')
  return drawReturnLabel(input)
}

/** Each kind loads its own library with the first job. */
async function draw(job: DrawingJob): Promise<Uint8Array> {
  switch (job.kind) {
    case 'packingSlip':
      return drawSlip(job)
    case 'recyclingSlip':
      return drawSlipForRecycling(job)
    case 'erasureCertificate':
      return drawCertificate(job)
    case 'label':
      return drawLabel(job)
    case 'sharePicture': {
      const { paintSharePicture } = await import('#server/documents/share-picture.ts')
      return paintSharePicture(job.svg)
    }
    case 'qrCode': {
      const { renderQrSvg } = await import('#server/documents/barcodes.ts')
      return Buffer.from(renderQrSvg(job.text))
    }
    case 'pdfCheck': {
      const { findPdfProblem } = await import('#server/uploads/check-pdf.ts')
      return Buffer.from(findPdfProblem(Buffer.from(job.bytes)) ?? '')
    }
  }
}

async function answer(id: number, job: DrawingJob): Promise<DrawingAnswer> {
  try {
    return { id, kind: 'drawn', bytes: await draw(job) }
  } catch (error) {
    return { id, kind: 'failed', message: error instanceof Error ? error.message : String(error) }
  }
}

lowerPriority()
parentPort?.on('message', async ({ id, job, operator }: DrawingRequest) => {
  setOperator(operator)
  parentPort?.postMessage(await answer(id, job))
})
