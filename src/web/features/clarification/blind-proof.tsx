import { useEffect, useState } from 'react'
import type { Recomputation } from '#contracts/clarification.ts'
import { buildCommitmentText, type Commitment } from '#domain/inspection/commitment.ts'
import { hashText } from '#web/platform/browser/hash-text.ts'
import { reportProblem } from '#web/platform/errors/report-problem.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { useMomentText } from '#web/platform/i18n/moment-text.ts'
import { BrowserCheck, type CheckState } from './browser-check.tsx'

const toCommitment = ({ commitment, found, photoIds }: Recomputation): Commitment => ({
  reference: commitment.reference,
  serialNumber: commitment.serialNumber,
  nonce: commitment.nonce,
  found,
  photoIds,
})

/** The exact text that was hashed; null where the data make none. */
function buildHashedText(recomputation: Recomputation): string | null {
  try {
    return buildCommitmentText(toCommitment(recomputation))
  } catch {
    // Then the seal is not valid, and the page says so.
    return null
  }
}

async function checkSeal(text: string | null, { commitment }: Recomputation): Promise<CheckState> {
  if (text === null) return 'invalid'
  const hash = await hashText(text).catch((error: unknown) => {
    reportProblem(error, 'check in the browser failed')
    return null
  })
  if (hash === null) return 'unchecked'
  return hash === commitment.hash ? 'valid' : 'invalid'
}

function useSealCheck(text: string | null, recomputation: Recomputation): CheckState {
  const [state, setState] = useState<CheckState>('open')
  useEffect(() => {
    let isCurrent = true
    void checkSeal(text, recomputation).then((next) => {
      if (isCurrent) setState(next)
    })
    return () => {
      isCurrent = false
    }
  }, [text, recomputation])
  return state
}

function ByHand({ text, hash }: { readonly text: string; readonly hash: string }) {
  const t = useTranslate()
  return (
    <details className="mt-4">
      <summary className="inline-flex min-h-11 items-center font-medium text-accent underline underline-offset-4">
        {t('CLARIFICATION_PROOF_DETAILS')}
      </summary>
      <p className="mt-2 text-small text-ink-soft">{t('CLARIFICATION_PROOF_HOW')}</p>
      <dl className="mt-3 grid gap-3 text-small">
        <div>
          <dt className="font-medium">{t('CLARIFICATION_PROOF_FOUND')}</dt>
          <dd className="mt-1 rounded-field bg-tint p-3 font-mono text-xs wrap-anywhere">{text}</dd>
        </div>
        <div>
          <dt className="font-medium">{t('CLARIFICATION_PROOF_SEAL')}</dt>
          <dd className="mt-1 rounded-field bg-tint p-3 font-mono text-xs wrap-anywhere">{hash}</dd>
        </div>
      </dl>
    </details>
  )
}

/** Proves that the inspector recorded the findings before seeing what the seller declared. */
export function BlindProof({ recomputation }: { readonly recomputation: Recomputation }) {
  const t = useTranslate()
  const moment = useMomentText()
  const { commitment } = recomputation
  const text = buildHashedText(recomputation)
  const state = useSealCheck(text, recomputation)
  return (
    <section aria-labelledby="proof" className="min-w-0">
      <h2 id="proof" className="text-section">
        {t('CLARIFICATION_PROOF')}
      </h2>
      <p className="mb-4 mt-2 text-ink-soft">
        {t('CLARIFICATION_PROOF_TEXT', { date: moment(commitment.committedAt) })}
      </p>
      <BrowserCheck
        state={state}
        texts={{
          open: (
            <>
              <span className="noscript:hidden">{t('CLARIFICATION_CHECKING')}</span>
              <noscript>
                <span>{t('CLARIFICATION_PROOF_NO_SCRIPT')}</span>
              </noscript>
            </>
          ),
          valid: t('CLARIFICATION_PROOF_VALID'),
          invalid: t('CLARIFICATION_PROOF_INVALID'),
          unchecked: t('CLARIFICATION_PROOF_UNCHECKED'),
        }}
      />
      {text !== null && <ByHand text={text} hash={commitment.hash} />}
    </section>
  )
}
