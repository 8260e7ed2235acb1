/** Texts of the mails that keep a sale in its seller's hands. */
export const safety = {
  MAIL_CODE_SUBJECT: 'Tu código para la venta {tradeNumber}',
  MAIL_CODE_PREHEADER: 'Es válido durante {minutes} minutos.',
  MAIL_CODE_TITLE: 'Tu código',
  MAIL_CODE_TEXT:
    'Escribe este código en la página de tu venta para cambiar la cuenta de cobro. Vale una vez, durante {minutes} minutos.',
  MAIL_CODE_LABEL: 'Código',
  MAIL_CODE_STRANGER:
    '¿No has pedido ningún código? No se lo des a nadie: puede que alguien tenga el enlace a tu venta. Sin el código no cambia nada.',
  MAIL_SALE_LINK_SUBJECT: 'Tu nuevo enlace a la venta {tradeNumber}',
  MAIL_SALE_LINK_PREHEADER: 'Abre tu venta sin contraseña.',
  MAIL_SALE_LINK_TITLE: 'Tu nuevo enlace',
  MAIL_SALE_LINK_TEXT: 'Aquí tienes el nuevo enlace a tu venta. Sustituye a los que ya no funcionan.',
  MAIL_SALE_LINK_STRANGER: '¿No lo has pedido? No tienes que hacer nada.',
  MAIL_FROZEN_SUBJECT: 'La venta {tradeNumber} está bloqueada',
  MAIL_FROZEN_PREHEADER: 'No pagaremos nada hasta aclararlo.',
  MAIL_FROZEN_TITLE: 'Tu venta está bloqueada',
  MAIL_FROZEN_TEXT:
    'Nos has dicho que otra persona ha cambiado una cuenta de cobro. Hemos bloqueado la venta: no se paga nada y los enlaces anteriores ya no funcionan.',
  MAIL_FROZEN_NEXT:
    'Revisaremos la cuenta de cobro y te escribiremos. No se pierde nada: tus dispositivos y tu oferta siguen como están.',
  MAIL_NEW_ACCOUNT_WAIT: 'Por tu seguridad, el pago espera hasta el {moment}.',
  MAIL_NEW_ACCOUNT_BUTTON: 'No he sido yo',
}
