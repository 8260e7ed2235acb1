import type { erasure as familiar } from '../erasure.ts'

/** The certificates of erased devices, to a business. */
export const erasure = {
  CERTIFICATE_CHECK: 'So kontrollieren Sie es',
  CERTIFICATE_CHECK_TEXT:
    'Das Zertifikat ist signiert, seine Prüfsumme steht in unserem öffentlichen Protokoll. Um beides zu kontrollieren, laden Sie auf der Seite Ihres Verkaufs die Verkaufsakte herunter und öffnen Sie sie auf {url}. Die Prüfsumme dort muss mit der hier übereinstimmen.',
  MAIL_CERTIFICATE_SUBJECT:
    'Verkauf {tradeNumber}: {count, plural, one {Ihr Löschzertifikat} other {# Löschzertifikate}}',
  MAIL_CERTIFICATE_PREHEADER:
    'Wir haben {count, plural, one {Ihr Gerät} other {Ihre Geräte}} gelöscht. Hier steht, wie.',
  MAIL_CERTIFICATE_TITLE: '{count, plural, one {Ihr Gerät ist gelöscht} other {Ihre Geräte sind gelöscht}}',
  MAIL_CERTIFICATE_ATTACHED:
    '{count, plural, one {Das Zertifikat finden} other {Die Zertifikate finden}} Sie im Anhang und auf der Seite Ihres Verkaufs.',
  MAIL_CERTIFICATE_ON_PAGE: 'Die Zertifikate können Sie auf der Seite Ihres Verkaufs herunterladen.',
  MAIL_CERTIFICATE_REPLACES:
    '{count, plural, one {Ein Zertifikat ersetzt ein früheres, das Sie schon haben.} other {# Zertifikate ersetzen frühere, die Sie schon haben.}}',
  MAIL_CERTIFICATE_WITHDRAWN_TEXT:
    'Uns ist ein Fehler passiert. {count, plural, one {Dieses Gerät ist noch nicht gelöscht, sein Zertifikat gilt nicht mehr. Sie bekommen ein neues} other {Diese Geräte sind noch nicht gelöscht, ihre Zertifikate gelten nicht mehr. Sie bekommen neue}}, sobald das erledigt ist. Bitte entschuldigen Sie.',
} satisfies Partial<Record<keyof typeof familiar, string>>
