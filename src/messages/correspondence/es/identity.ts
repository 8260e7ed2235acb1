/** Mails about the identity document that the law asks of a seller. */
export const identity = {
  MAIL_IDENTITY_ANNOUNCED:
    'La ley nos obliga a revisar tu documento de identidad antes de pagarte. Puedes enviarlo cuando quieras desde la página de tu venta.',
  MAIL_IDENTITY_BEFORE_PAYOUT:
    'Para pagarte nos falta tu documento de identidad. Envíalo desde la página de tu venta.',
  MAIL_IDENTITY_LAW: 'Lo exige la ley: {law}',
  MAIL_IDENTITY_SAFETY:
    'No envíes nunca tu documento por correo electrónico. Se guarda cifrado y solo lo ven las personas que lo revisan. Borramos las imágenes como muy tarde {days} días después de decidir.',
  MAIL_IDENTITY_REQUEST_SUBJECT: 'Venta {tradeNumber}: falta tu documento de identidad',
  MAIL_IDENTITY_REQUEST_PREHEADER: 'Tenemos que revisarlo antes de pagarte.',
  MAIL_IDENTITY_REQUEST_TITLE: 'Necesitamos tu documento de identidad',
  MAIL_IDENTITY_REQUEST_TEXT:
    'Para pagarte necesitamos tu documento de identidad. Escribe sus datos en la página de tu venta y añade las imágenes.',
  MAIL_IDENTITY_REFUSED_SUBJECT: 'Venta {tradeNumber}: envía otra vez tu documento de identidad',
  MAIL_IDENTITY_REFUSED_PREHEADER: 'No hemos podido aceptarlo. Te contamos por qué.',
  MAIL_IDENTITY_REFUSED_TITLE: 'No hemos podido aceptar tu documento',
  MAIL_IDENTITY_REFUSED_NEXT:
    'Envíalo otra vez desde la página de tu venta. Hasta entonces, el pago queda pendiente.',
  MAIL_IDENTITY_ACCEPTED_SUBJECT: 'Venta {tradeNumber}: hemos aceptado tu documento de identidad',
  MAIL_IDENTITY_ACCEPTED_PREHEADER: 'Ya no retiene tu pago.',
  MAIL_IDENTITY_ACCEPTED_TITLE: 'Hemos aceptado tu documento de identidad',
  MAIL_IDENTITY_ACCEPTED_TEXT:
    'Gracias. Hemos revisado tu documento y ya no retiene tu pago. Borraremos las imágenes como muy tarde dentro de {days} días.',
  EXPORT_HOLD_IDENTITY_MISSING:
    'La ley pedía tu documento de identidad y todavía no habíamos aceptado ninguno.',
} as const
