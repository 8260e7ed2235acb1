/** Texts of erased devices: their certificates on the page of a sale and on the one that verifies them. */
export const erased = {
  ERASED_TITLE: 'Gelöscht, mit Zertifikat',
  ERASED_NONE_TITLE: 'Löschzertifikate',
  ERASED_TEXT:
    '{count, plural, one {Wir haben gelöscht, was auf diesem Gerät war. Das Zertifikat sagt, wie und wann, und lässt sich kontrollieren.} other {Wir haben gelöscht, was auf diesen Geräten war. Jedes Zertifikat sagt, wie und wann, und lässt sich kontrollieren.}}',
  ERASED_DEVICE: '{name}: am {date} gelöscht',
  ERASED_WITHDRAWN:
    '{name}: noch nicht gelöscht. Der Eintrag war ein Versehen, das frühere Zertifikat gilt nicht.',
  ERASED_DOWNLOAD: 'Löschzertifikat (PDF)',
  ERASED_ALL: '{count, plural, one {# Gerät zeigen} other {Alle # Geräte zeigen}}',
  VERIFY_CHECK_ERASURE: 'Die Löschzertifikate sind die, die wir signiert haben',
  VERIFY_ERASED: 'Löschzertifikat {reference}, {date}',
  VERIFY_ERASED_REPLACED: 'Nicht mehr gültig: Löschzertifikat {reference}, {date}',
  VERIFY_ERASED_WITHDRAWN: 'Zertifikat zurückgezogen: {reference}, {date}',
} as const
