import type { trust as source } from '../en/trust.ts'

/** What a person can check before selling, without taking our word for it. */
export const trust = {
  TRUST_TITLE: 'Was du nachprüfen kannst',
  TRUST_BUYER: 'Wer kauft',
  TRUST_BUYER_TEXT: '{company}, {address}. Mit dieser Firma schließt du den Vertrag.',
  TRUST_SAMPLE: 'So sieht eine Abweichung aus',
  TRUST_SAMPLE_TEXT:
    'Du sagst „{said}“, wir finden „{found}“ und zeigen dir das Foto. Der Preis geht von {before} auf {after}, und du entscheidest.',
  TRUST_SAMPLE_NOTE: 'Ein Beispiel mit erfundenem Grundpreis.',
  TRUST_SAMPLE_PICTURE:
    'Zeichnung: ein Handy unter einer Lampe, ein Kratzer am Rahmen ist eingekreist, daneben liegt ein Lineal',
  TRUST_PROMISE: 'Unser Versprechen, mit Fristen',
  TRUST_PROMISE_SEND:
    '{days, plural, one {# Tag Preisgarantie nach dem Verkauf} other {# Tage Preisgarantie nach dem Verkauf}}',
  TRUST_PROMISE_CHECK:
    '{days, plural, one {Prüfung innerhalb von # Werktag nach der Ankunft} other {Prüfung innerhalb von # Werktagen nach der Ankunft}}, sonst {bonus} extra je Gerät, das wir kaufen',
  TRUST_PROMISE_ANSWER:
    '{days, plural, one {# Tag für deine Antwort auf ein neues Angebot} other {# Tage für deine Antwort auf ein neues Angebot}}. Ohne Antwort kommt dein Gerät kostenlos zurück.',
  TRUST_SIGNED: 'Ein signiertes Angebot',
  TRUST_SIGNED_TEXT:
    'Zu jedem Verkauf bekommst du unser Versprechen als Datei mit unserer Signatur. Niemand kann sie unbemerkt ändern, und jeder kann sie prüfen.',
  TRUST_SIGNED_LINK: 'Signiertes Angebot prüfen',
} satisfies Record<keyof typeof source, string>
