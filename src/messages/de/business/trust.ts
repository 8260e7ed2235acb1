import type { trust as familiar } from '../trust.ts'

/** What can be checked before selling, to a business. */
export const trust = {
  TRUST_TITLE: 'Das können Sie nachprüfen',
  TRUST_BUYER_TEXT: '{company}, {address}. Mit dieser Firma schließen Sie den Kaufvertrag.',
  TRUST_SAMPLE_TEXT:
    'Ihre Antwort war „{said}“, unser Ergebnis ist „{found}“. Sie sehen das Foto dazu. Der Preis ändert sich von {before} auf {after}, und Sie entscheiden.',
  TRUST_PROMISE_ANSWER:
    '{days, plural, one {# Tag für Ihre Antwort auf ein neues Angebot} other {# Tage für Ihre Antwort auf ein neues Angebot}}. Ohne Antwort schicken wir das Gerät kostenlos zurück, außer bei beschädigtem Akku.',
  TRUST_SIGNED_TEXT:
    'Zu jedem Verkauf bekommen Sie eine Datei mit unserer digitalen Signatur. Jede Änderung daran fällt bei der Prüfung auf.',
  TRUST_BUYER: 'Wer Ihre Geräte kauft',
} satisfies Partial<Record<keyof typeof familiar, string>>
