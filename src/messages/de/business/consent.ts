import type { consent as familiar } from '../consent.ts'

/** The consent bar, to a business. */
export const consent = {
  CONSENT_TEXT:
    'Mit Ihrem Ja messen wir, wie der Shop genutzt wird und welche Anzeige Sie hergebracht hat. Ohne Ihr Ja tun wir beides nicht, und alles läuft genauso.',
  CONSENT_PERSONAL: 'Ein Dienst zeigt Ihnen damit auch Geräte, die zu Ihnen passen.',
  CONSENT_GRANTED: 'Sie haben es am {date} erlaubt.',
  CONSENT_DENIED: 'Sie haben am {date} abgelehnt.',
} satisfies Partial<Record<keyof typeof familiar, string>>
