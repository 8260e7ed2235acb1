import { readFairnessDownload } from '#domain/fairness/fairness-download.ts'
import { verifyFairness } from '#domain/fairness/verify-fairness.ts'
import type { ProofTrust } from '#domain/proof-files/proof-check.ts'
import type { ProofReport } from '#domain/proof-files/verify-proof.ts'

/** What the check of published figures has found; null where a text has none. */
export async function examineFigures(text: string, trust: ProofTrust): Promise<ProofReport | null> {
  if (!readFairnessDownload(text)) return null
  const { result, checks } = await verifyFairness({ text }, trust)
  return { result, checks, file: null }
}
