import { buildPath } from '#domain/routing/path.ts'
import { MARKETS } from '#markets/markets.ts'
import { audienceOfSeller } from '#messages/text-set.ts'
import type { ErasureCertificateJob } from '#server/drawing/drawing-job.ts'
import type { Draw } from '#server/drawing/drawing-queue.ts'
import type { StoredTrade } from '#server/modules/trades/trade-view.repository.ts'
import type { SignedCertificate } from './device-erasure.repository.ts'

const describeCertificate = (
  { market, seller, statusUrl }: StoredTrade,
  { certificate, hash, keyId }: SignedCertificate,
): ErasureCertificateJob => ({
  kind: 'erasureCertificate',
  marketId: market,
  audience: audienceOfSeller(seller),
  certificate,
  hash,
  keyId,
  verifyUrl: new URL(buildPath(MARKETS[market], 'verify'), statusUrl).href,
})

/** The certificate as a PDF. It names no seller: whoever holds it learns about the device alone. */
export const drawCertificate = (
  draw: Draw,
  trade: StoredTrade,
  signed: SignedCertificate,
): Promise<Uint8Array> => draw(describeCertificate(trade, signed))

export const nameCertificateFile = ({ certificate }: SignedCertificate): string =>
  `erasure-certificate-${certificate.reference}.pdf`
