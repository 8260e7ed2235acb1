/** Texts of the mails that keep a sale in its seller's hands, and why a payout waited, for the data export. */
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
  MAIL_FROZEN_PREHEADER: 'No ordenaremos ningún pago hasta aclararlo.',
  MAIL_FROZEN_TITLE: 'Tu venta está bloqueada',
  MAIL_FROZEN_TEXT:
    'Nos has dicho que otra persona ha cambiado una cuenta de cobro. Hemos bloqueado la venta: desde ahora no ordenamos ningún pago y los enlaces anteriores ya no funcionan.',
  MAIL_FROZEN_NEXT:
    'Revisaremos la cuenta de cobro y te escribiremos. No se pierde nada: tus dispositivos y tu oferta siguen como están.',
  MAIL_FROZEN_ORDERED:
    'Una parte del dinero ya se había pagado o el banco ya tenía la orden. También lo investigaremos.',
  MAIL_RELEASED_SUBJECT: 'La venta {tradeNumber} ya no está bloqueada',
  MAIL_RELEASED_PREHEADER: 'La hemos revisado. Aquí tienes tu nuevo enlace.',
  MAIL_RELEASED_TITLE: 'Tu venta sigue adelante',
  MAIL_RELEASED_TEXT:
    'Hemos revisado tu venta y ya no está bloqueada. Lo que aún te debamos por ella lo pagaremos a {account}.',
  MAIL_RELEASED_LINK: 'Aquí tienes un nuevo enlace a tu venta. Los anteriores ya no funcionan.',
  MAIL_RELEASED_WRONG: '¿No es tu cuenta? Responde enseguida a este correo, por favor.',
  MAIL_RESTORED_SUBJECT: 'Venta {tradeNumber}: cuenta de cobro restablecida',
  MAIL_RESTORED_PREHEADER: 'Comprueba que es tu cuenta, por favor.',
  MAIL_RESTORED_TITLE: 'Cuenta de cobro restablecida',
  MAIL_RESTORED_TEXT:
    'El {date} restablecimos una cuenta de cobro anterior de tu venta. Lo que aún te debamos por esta venta lo pagaremos a {account}.',
  MAIL_RESTORED_ORIGINAL:
    'Es la cuenta con la que se hizo la venta, así que no hay un nuevo plazo de espera.',
  MAIL_RESTORED_STRANGER: '¿No es tu cuenta? Bloquea la venta con este botón. No hace falta contraseña.',
  MAIL_RESTORED_BUTTON: 'Bloquear la venta',
  EXPORT_HOLD_ACCOUNT_CHANGED: 'Se cambió la cuenta de cobro y por eso el pago tuvo que esperar.',
  EXPORT_HOLD_FROZEN_BY_SELLER: 'Nos dijiste que otra persona había cambiado una cuenta de cobro.',
  EXPORT_HOLD_SERIAL_SEEN_BEFORE: 'Ya habíamos comprado un dispositivo con el mismo número de serie o IMEI.',
  EXPORT_HOLD_ACCOUNT_OF_SEVERAL_HOLDERS: 'En la misma cuenta se pagan ventas hechas con otros nombres.',
  EXPORT_HOLD_MANY_SALES: 'Hubo más ventas de lo habitual en una semana.',
  EXPORT_HOLD_ACCOUNT_CHANGED_AFTER_SHIPPING:
    'La cuenta de cobro se cambió cuando el paquete ya estaba en camino.',
  EXPORT_HOLD_HOLDER_DIFFERS: 'El nombre de la cuenta no es el de la venta.',
  MAIL_NEW_ACCOUNT_WAIT: 'Por tu seguridad, el pago espera hasta el {moment}.',
  MAIL_NEW_ACCOUNT_BUTTON: 'No he sido yo',
}
