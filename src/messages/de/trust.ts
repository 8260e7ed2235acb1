import type { trust as source } from '../en/trust.ts'

/** What a person can check before selling, without taking our word for it. */
export const trust = {
  TRUST_TITLE: 'Das kannst du nachprüfen',
  TRUST_BUYER: 'Wer dein Gerät kauft',
  TRUST_BUYER_TEXT: '{company}, {address}. Mit dieser Firma schließt du den Kaufvertrag.',
  TRUST_SAMPLE: 'So sieht eine Abweichung aus',
  TRUST_SAMPLE_TEXT:
    'Du sagst „{said}“, wir finden „{found}“ und zeigen dir das Foto. Der Preis ändert sich von {before} auf {after}, und du entscheidest.',
  TRUST_SAMPLE_NOTE: 'Beispielrechnung. Der Grundpreis hängt vom Modell ab.',
  TRUST_SAMPLE_PICTURE:
    'Zeichnung eines Handys unter einer Lampe. Ein Kratzer am Rahmen ist eingekreist, daneben liegt ein Lineal.',
  TRUST_PROMISE: 'Unsere Zusagen',
  TRUST_PROMISE_SEND:
    '{days, plural, one {# Tag Preisgarantie ab Verkaufsabschluss} other {# Tage Preisgarantie ab Verkaufsabschluss}}',
  TRUST_PROMISE_CHECK:
    '{days, plural, one {Prüfung innerhalb von # Werktag nach Ankunft} other {Prüfung innerhalb von # Werktagen nach Ankunft}}, sonst {bonus} extra für jedes Gerät, das wir kaufen',
  TRUST_PROMISE_ANSWER:
    '{days, plural, one {# Tag für deine Antwort auf ein neues Angebot} other {# Tage für deine Antwort auf ein neues Angebot}}. Ohne Antwort kommt es kostenlos zurück, außer bei beschädigtem Akku.',
  TRUST_SIGNED: 'Ein signiertes Angebot',
  TRUST_SIGNED_TEXT:
    'Zu jedem Verkauf bekommst du eine Datei mit unserer digitalen Signatur. Jede Änderung daran fällt bei der Prüfung auf.',
  TRUST_SIGNED_LINK: 'Signierte Datei prüfen',
} satisfies Record<keyof typeof source, string>
