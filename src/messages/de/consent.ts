import type { consent as source } from '../en/consent.ts'

/** The question whether the shop may measure. */
export const consent = {
  CONSENT_TITLE: 'Cookies und Statistik erlauben?',
  CONSENT_TEXT:
    'Wir möchten messen, wie der Shop genutzt wird und welche Anzeige dich hergeführt hat. Deine Zustimmung ist freiwillig. Du kannst sie jederzeit unten auf der Seite unter „Cookies und Statistik“ widerrufen.',
  CONSENT_PERSONAL: 'Ein Dienstleister schlägt dir damit auch passende Geräte vor.',
  CONSENT_PROVIDER: 'Verantwortlich: {company}.',
  CONSENT_DETAILS: 'Mehr',
  CONSENT_MORE: 'Mehr zum Datenschutz',
  CONSENT_DENY: 'Nein',
  CONSENT_GRANT: 'Ja',
  CONSENT_CLOSE: 'Schließen',
  CONSENT_GRANTED: 'Du hast am {date} zugestimmt.',
  CONSENT_DENIED: 'Du hast am {date} abgelehnt.',
} satisfies Record<keyof typeof source, string>
