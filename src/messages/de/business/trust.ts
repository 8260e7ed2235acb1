import type { trust as familiar } from '../trust.ts'

/** What can be checked before selling, to a business. */
export const trust = {
  TRUST_TITLE: 'Was Sie nachprüfen können',
  TRUST_BUYER_TEXT: '{company}, {address}. Mit dieser Firma schließen Sie den Vertrag.',
  TRUST_SAMPLE_TEXT:
    'Sie sagen „{said}“, wir finden „{found}“ und zeigen Ihnen das Foto. Der Preis geht von {before} auf {after}, und Sie entscheiden.',
  TRUST_PROMISE_ANSWER:
    '{days, plural, one {# Tag für Ihre Antwort auf ein neues Angebot} other {# Tage für Ihre Antwort auf ein neues Angebot}}. Ohne Antwort kommt Ihr Gerät kostenlos zurück.',
  TRUST_SIGNED_TEXT:
    'Zu jedem Verkauf bekommen Sie unser Versprechen als Datei mit unserer Signatur. Niemand kann sie unbemerkt ändern, und jeder kann sie prüfen.',
} satisfies Partial<Record<keyof typeof familiar, string>>
