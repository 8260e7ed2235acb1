import type { erasure as source } from '#messages/correspondence/en/erasure.ts'

/** The certificates of erased devices, and the mails about them. */
export const erasure = {
  CERTIFICATE_TITLE: 'Certificado de borrado',
  CERTIFICATE_LEAD: 'Confirmamos que los datos de este dispositivo se han borrado y cómo.',
  CERTIFICATE_FACTS: 'Qué se ha borrado',
  CERTIFICATE_DEVICE: 'Dispositivo',
  CERTIFICATE_SERIAL: 'Número de serie o IMEI',
  CERTIFICATE_SERIAL_NONE: 'No se puede leer',
  CERTIFICATE_OPERATOR: 'Borrado por',
  CERTIFICATE_MOMENT: 'Fecha',
  CERTIFICATE_REFERENCE: 'Venta y dispositivo',
  CERTIFICATE_ID: 'Número de certificado',
  CERTIFICATE_REPLACES: 'Este certificado sustituye a otro anterior del mismo dispositivo.',
  CERTIFICATE_CHECK: 'Cómo comprobarlo',
  CERTIFICATE_CHECK_TEXT:
    'El certificado está firmado y su sello está en nuestro registro público. Para comprobar ambas cosas, descarga el expediente en la página de tu venta y ábrelo en {url}. El sello que veas allí tiene que ser el de abajo.',
  CERTIFICATE_HASH: 'Sello (SHA-256)',
  CERTIFICATE_KEY: 'Clave',
  ERASURE_KEY_DESTRUCTION: 'Restablecido con destrucción de la clave',
  ERASURE_KEY_DESTRUCTION_TEXT:
    'El almacenamiento estaba cifrado. Al restablecerlo se destruyó la clave, así que lo que contenía ya no se puede descifrar.',
  ERASURE_OVERWRITE: 'Sobrescrito',
  ERASURE_OVERWRITE_TEXT: 'Todo el almacenamiento se ha sobrescrito con otros datos.',
  ERASURE_MEMORY_CLEARED: 'Memoria interna borrada',
  ERASURE_MEMORY_CLEARED_TEXT:
    'La memoria interna se ha formateado y todos los ajustes se han restablecido. Las tarjetas de memoria no están incluidas.',
  ERASURE_SHREDDING: 'Almacenamiento triturado',
  ERASURE_SHREDDING_TEXT: 'El almacenamiento se ha destruido mecánicamente.',
  MAIL_CERTIFICATE_SUBJECT:
    'Venta {tradeNumber}: {count, plural, one {tu certificado de borrado} other {# certificados de borrado}}',
  MAIL_CERTIFICATE_PREHEADER:
    'Hemos borrado {count, plural, one {tu dispositivo} other {tus dispositivos}}. Te contamos cómo.',
  MAIL_CERTIFICATE_TITLE:
    '{count, plural, one {Tu dispositivo está borrado} other {Tus dispositivos están borrados}}',
  MAIL_CERTIFICATE_TEXT: 'Así hemos borrado los datos:',
  MAIL_CERTIFICATE_DEVICES: 'Borrado',
  MAIL_CERTIFICATE_ATTACHED:
    '{count, plural, one {Adjuntamos el certificado. También lo tienes} other {Adjuntamos los certificados. También los tienes}} en la página de tu venta.',
  MAIL_CERTIFICATE_ON_PAGE: 'Puedes descargar los certificados en la página de tu venta.',
  MAIL_CERTIFICATE_REPLACES:
    '{count, plural, one {Un certificado sustituye a otro que ya tienes.} other {# certificados sustituyen a otros que ya tienes.}}',
  MAIL_CERTIFICATE_WITHDRAWN_SUBJECT:
    'Venta {tradeNumber}: {count, plural, one {un certificado de borrado no es válido} other {# certificados de borrado no son válidos}}',
  MAIL_CERTIFICATE_WITHDRAWN_TITLE:
    '{count, plural, one {Un certificado de borrado no es válido} other {Algunos certificados de borrado no son válidos}}',
  MAIL_CERTIFICATE_WITHDRAWN_TEXT:
    'Nos hemos equivocado. {count, plural, one {Este dispositivo aún no está borrado y su certificado ya no vale. Te enviaremos otro} other {Estos dispositivos aún no están borrados y sus certificados ya no valen. Te enviaremos otros}} en cuanto esté hecho. Perdona.',
  MAIL_CERTIFICATE_WITHDRAWN_DEVICES: 'Aún sin borrar',
} satisfies Record<keyof typeof source, string>
