import type { consent as source } from '../en/consent.ts'

/** The question whether the shop may measure. */
export const consent = {
  CONSENT_TITLE: 'Dürfen wir messen?',
  CONSENT_TEXT:
    'Mit deinem Ja messen wir, wie der Shop genutzt wird und welche Anzeige dich hergebracht hat. Ohne dein Ja tun wir beides nicht, und alles läuft genauso.',
  CONSENT_PERSONAL: 'Ein Dienst zeigt dir damit auch Geräte, die zu dir passen.',
  CONSENT_DETAILS: 'Mehr',
  CONSENT_MORE: 'Was wir messen',
  CONSENT_DENY: 'Nein',
  CONSENT_GRANT: 'Ja',
  CONSENT_CLOSE: 'Schließen',
  CONSENT_GRANTED: 'Du hast es am {date} erlaubt.',
  CONSENT_DENIED: 'Du hast am {date} abgelehnt.',
} satisfies Record<keyof typeof source, string>
