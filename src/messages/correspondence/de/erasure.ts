import type { erasure as source } from '#messages/correspondence/en/erasure.ts'

/** The certificates of erased devices, and the mails about them. */
export const erasure = {
  CERTIFICATE_TITLE: 'Löschzertifikat',
  CERTIFICATE_LEAD: 'Wir bestätigen, dass und wie die Daten auf diesem Gerät gelöscht wurden.',
  CERTIFICATE_FACTS: 'Was gelöscht wurde',
  CERTIFICATE_DEVICE: 'Gerät',
  CERTIFICATE_SERIAL: 'Seriennummer oder IMEI',
  CERTIFICATE_SERIAL_NONE: 'Nicht lesbar',
  CERTIFICATE_OPERATOR: 'Gelöscht von',
  CERTIFICATE_MOMENT: 'Datum',
  CERTIFICATE_REFERENCE: 'Verkauf und Gerät',
  CERTIFICATE_ID: 'Zertifikatsnummer',
  CERTIFICATE_REPLACES: 'Dieses Zertifikat ersetzt ein früheres für dasselbe Gerät.',
  CERTIFICATE_CHECK: 'So kontrollierst du es',
  CERTIFICATE_CHECK_TEXT:
    'Das Zertifikat ist signiert, seine Prüfsumme steht in unserem öffentlichen Protokoll. Um beides zu kontrollieren, lade auf der Seite deines Verkaufs die Verkaufsakte herunter und öffne sie auf {url}. Die Prüfsumme dort muss mit der hier übereinstimmen.',
  CERTIFICATE_HASH: 'Prüfsumme (SHA-256)',
  CERTIFICATE_KEY: 'Schlüssel',
  ERASURE_KEY_DESTRUCTION: 'Zurückgesetzt, Schlüssel vernichtet',
  ERASURE_KEY_DESTRUCTION_TEXT:
    'Der Speicher war verschlüsselt. Beim Zurücksetzen wurde der Schlüssel vernichtet. Was gespeichert war, lässt sich nicht mehr entschlüsseln.',
  ERASURE_OVERWRITE: 'Überschrieben',
  ERASURE_OVERWRITE_TEXT: 'Der gesamte Speicher wurde mit anderen Daten überschrieben.',
  ERASURE_MEMORY_CLEARED: 'Internen Speicher gelöscht',
  ERASURE_MEMORY_CLEARED_TEXT:
    'Der interne Speicher wurde formatiert, alle Einstellungen wurden zurückgesetzt. Speicherkarten sind nicht Teil des Zertifikats.',
  ERASURE_SHREDDING: 'Speicher geschreddert',
  ERASURE_SHREDDING_TEXT: 'Der Speicher wurde mechanisch zerstört.',
  MAIL_CERTIFICATE_SUBJECT:
    'Verkauf {tradeNumber}: {count, plural, one {dein Löschzertifikat} other {# Löschzertifikate}}',
  MAIL_CERTIFICATE_PREHEADER:
    'Wir haben {count, plural, one {dein Gerät} other {deine Geräte}} gelöscht. Hier steht, wie.',
  MAIL_CERTIFICATE_TITLE: '{count, plural, one {Dein Gerät ist gelöscht} other {Deine Geräte sind gelöscht}}',
  MAIL_CERTIFICATE_TEXT: 'So haben wir die Daten gelöscht:',
  MAIL_CERTIFICATE_DEVICES: 'Gelöscht',
  MAIL_CERTIFICATE_ATTACHED:
    '{count, plural, one {Das Zertifikat findest} other {Die Zertifikate findest}} du im Anhang und auf der Seite deines Verkaufs.',
  MAIL_CERTIFICATE_ON_PAGE: 'Die Zertifikate kannst du auf der Seite deines Verkaufs herunterladen.',
  MAIL_CERTIFICATE_REPLACES:
    '{count, plural, one {Ein Zertifikat ersetzt ein früheres, das du schon hast.} other {# Zertifikate ersetzen frühere, die du schon hast.}}',
  MAIL_CERTIFICATE_WITHDRAWN_SUBJECT:
    'Verkauf {tradeNumber}: {count, plural, one {Ein Löschzertifikat gilt nicht} other {# Löschzertifikate gelten nicht}}',
  MAIL_CERTIFICATE_WITHDRAWN_TITLE:
    '{count, plural, one {Ein Löschzertifikat gilt nicht} other {Einige Löschzertifikate gelten nicht}}',
  MAIL_CERTIFICATE_WITHDRAWN_TEXT:
    'Uns ist ein Fehler passiert. {count, plural, one {Dieses Gerät ist noch nicht gelöscht, sein Zertifikat gilt nicht mehr. Du bekommst ein neues} other {Diese Geräte sind noch nicht gelöscht, ihre Zertifikate gelten nicht mehr. Du bekommst neue}}, sobald das erledigt ist. Bitte entschuldige.',
  MAIL_CERTIFICATE_WITHDRAWN_DEVICES: 'Noch nicht gelöscht',
} satisfies Record<keyof typeof source, string>
