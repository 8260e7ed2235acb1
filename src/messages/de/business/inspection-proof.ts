import type { inspectionProof as familiar } from '../inspection-proof.ts'

/** The seals of an inspection and the trade file, to a business. */
export const inspectionProof = {
  PROOF_TITLE: 'Ohne Kenntnis Ihrer Antworten geprüft',
  PROOF_TEXT:
    'Das Ergebnis stand fest, bevor jemand Ihre Antworten sehen konnte. Die Prüfsumme steht in einem öffentlichen Protokoll. So fällt jede Änderung auf.',
  TRADE_FILE_TITLE: 'Ihre Verkaufsakte',
  TRADE_FILE_TEXT:
    'Signiertes Angebot, jeder Schritt, unsere Prüfung mit Fotos und die Auszahlung in einer Datei. Bewahren Sie sie auf. Jeder kann sie später kontrollieren, auch ohne uns.',
  TRADE_FILE_HOW: 'So kontrollieren Sie die Akte',
  VERIFY_PROOF_HINT:
    'Die Verkaufsakte geht mit und ohne Fotos. Mit ihr kontrollieren Sie auch Ihre Löschzertifikate. Unsere Fairness-Zahlen (JSON) können Sie hier ebenfalls öffnen.',
  VERIFY_PROOF_FAILED_TEXT: 'Unten sehen Sie, was nicht zusammenpasst. Bitte schreiben Sie uns.',
  VERIFY_PROOF_OPEN_TEXT:
    'Falsch ist nichts, aber manches lässt sich gerade nicht prüfen. Das öffentliche Protokoll wird stündlich signiert. Laden Sie die Datei später noch einmal herunter.',
} satisfies Partial<Record<keyof typeof familiar, string>>
