import type { inspectionProof as familiar } from '../inspection-proof.ts'

/** The proof of an inspection, to a business. */
export const inspectionProof = {
  PROOF_TITLE: 'Ohne Kenntnis Ihrer Antworten geprüft',
  PROOF_TEXT:
    'Das Ergebnis stand fest, bevor jemand Ihre Antworten sehen konnte. Die Prüfsumme steht in einem öffentlichen Protokoll. So fällt jede Änderung auf.',
  PROOF_HOW: 'So kontrollieren Sie den Nachweis',
  VERIFY_PROOF_HINT: 'Auch einen Prüfnachweis können Sie hier kontrollieren.',
  VERIFY_PROOF_FAILED_TEXT:
    'Etwas darin passt nicht zusammen. Unten sehen Sie, was. Bitte schreiben Sie uns.',
  VERIFY_PROOF_OPEN_TEXT:
    'Falsch ist nichts, aber manches lässt sich gerade nicht prüfen. Das öffentliche Protokoll wird stündlich signiert. Laden Sie den Nachweis später noch einmal herunter.',
} satisfies Partial<Record<keyof typeof familiar, string>>
