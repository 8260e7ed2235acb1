import type { consent as familiar } from '../consent.ts'

/** The consent bar, to a business. */
export const consent = {
  CONSENT_TEXT:
    'Wir möchten messen, wie der Shop genutzt wird und welche Anzeige Sie hergeführt hat. Ihre Zustimmung ist freiwillig. Sie können sie jederzeit unten auf der Seite unter „Cookies und Statistik“ widerrufen.',
  CONSENT_PERSONAL: 'Ein Dienstleister schlägt Ihnen damit auch passende Geräte vor.',
  CONSENT_GRANTED: 'Sie haben am {date} zugestimmt.',
  CONSENT_DENIED: 'Sie haben am {date} abgelehnt.',
} satisfies Partial<Record<keyof typeof familiar, string>>
