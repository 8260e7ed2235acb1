import type { withdrawals as familiar } from '../withdrawals.ts'

/** Mails about offers that were taken back, to a business. */
export const withdrawals = {
  MAIL_WITHDRAWN_SORRY:
    'Das tut uns leid. Öffnen Sie Ihren Verkauf, dann sehen Sie den richtigen Preis. Ob Sie verkaufen, entscheiden Sie.',
  MAIL_WITHDRAWN_KEPT: 'Verkäufe, die Sie schon abgeschlossen haben, behalten ihren Preis.',
  MAIL_WITHDRAWN_REQUEST:
    'Das tut uns leid. Ihre Anfrage {requestId} beantworten wir mit den richtigen Preisen.',
} satisfies Partial<Record<keyof typeof familiar, string>>
