import type { withdrawals as source } from '#messages/correspondence/en/withdrawals.ts'

/** Mails about offers that were taken back. */
export const withdrawals = {
  MAIL_WITHDRAWN_SUBJECT: 'Tenemos que retirar {count, plural, one {una oferta} other {# ofertas}}',
  MAIL_WITHDRAWN_PREHEADER: 'El precio no era correcto y el error fue nuestro.',
  MAIL_WITHDRAWN_TITLE: 'Nuestro precio no era correcto',
  MAIL_WITHDRAWN_TEXT:
    'Durante un rato hubo un error en nuestra lista de precios. Por eso tenemos que retirar {count, plural, one {esta oferta} other {estas ofertas}}:',
  MAIL_WITHDRAWN_SORRY: 'Lo sentimos. Abre tu venta para ver el precio correcto. Tú decides si vendes.',
  MAIL_WITHDRAWN_KEPT: 'Las ventas que ya has completado mantienen su precio.',
  MAIL_WITHDRAWN_REQUEST: 'Lo sentimos. Responderemos a tu solicitud {requestId} con los precios correctos.',
  MAIL_WITHDRAWN_BUTTON: 'Ver el precio correcto',
} satisfies Record<keyof typeof source, string>
