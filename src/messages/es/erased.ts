/** Texts of erased devices: their certificates on the page of a sale and on the one that verifies them. */
export const erased = {
  ERASED_TITLE: 'Borrado, con certificado',
  ERASED_NONE_TITLE: 'Certificados de borrado',
  ERASED_TEXT:
    '{count, plural, one {Hemos borrado lo que había en este dispositivo. El certificado dice cómo y cuándo, y se puede comprobar.} other {Hemos borrado lo que había en estos dispositivos. Cada certificado dice cómo y cuándo, y se puede comprobar.}}',
  ERASED_DEVICE: '{name}: borrado el {date}',
  ERASED_WITHDRAWN: '{name}: aún sin borrar. Lo anotamos por error y el certificado anterior no es válido.',
  ERASED_DOWNLOAD: 'Certificado de borrado (PDF)',
  ERASED_ALL: '{count, plural, one {Ver # dispositivo} other {Ver los # dispositivos}}',
  VERIFY_CHECK_ERASURE: 'Los certificados de borrado son los que firmamos',
  VERIFY_ERASED: 'Certificado de borrado {reference}, {date}',
  VERIFY_ERASED_REPLACED: 'Ya no es válido: certificado de borrado {reference}, {date}',
  VERIFY_ERASED_WITHDRAWN: 'Certificado anulado: {reference}, {date}',
} as const
