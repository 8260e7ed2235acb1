/** Texts of the mails that keep a sale in its seller's hands, and why a payout waited, for the data export. */
export const safety = {
  MAIL_CODE_SUBJECT: 'Tu código para la venta {tradeNumber}',
  MAIL_CODE_PREHEADER: 'Vale {minutes}\u00a0minutos.',
  MAIL_CODE_TITLE: 'Tu código',
  MAIL_CODE_TEXT:
    'Escribe este código en la página de tu venta para cambiar la cuenta de cobro. Sirve una sola vez, durante {minutes}\u00a0minutos.',
  MAIL_CODE_LABEL: 'Código',
  MAIL_CODE_STRANGER:
    '¿No has pedido ningún código? No se lo des a nadie: puede que alguien tenga el enlace a tu venta. Sin el código no puede cambiar nada.',
  MAIL_SALE_LINK_SUBJECT: 'Tu nuevo enlace a la venta {tradeNumber}',
  MAIL_SALE_LINK_PREHEADER: 'Abre tu venta sin contraseña.',
  MAIL_SALE_LINK_TITLE: 'Tu nuevo enlace',
  MAIL_SALE_LINK_TEXT:
    'Aquí tienes un nuevo enlace a tu venta. Es posible que los anteriores ya no funcionen.',
  MAIL_SALE_LINK_STRANGER: '¿No lo has pedido tú? No tienes que hacer nada.',
  MAIL_FROZEN_SUBJECT: 'La venta {tradeNumber} está bloqueada',
  MAIL_FROZEN_PREHEADER: 'Hasta aclararlo no haremos ningún pago.',
  MAIL_FROZEN_TITLE: 'Tu venta está bloqueada',
  MAIL_FROZEN_TEXT:
    'Nos has dicho que otra persona ha cambiado una cuenta de cobro. Hemos bloqueado la venta: desde ahora no hacemos ningún pago y los enlaces anteriores ya no funcionan.',
  MAIL_FROZEN_NEXT:
    'Comprobaremos la cuenta de cobro y te escribiremos. No se pierde nada: tus dispositivos y tu oferta siguen igual.',
  MAIL_FROZEN_ORDERED:
    'Una parte del dinero ya estaba pagada o el banco ya tenía la orden. También lo investigaremos.',
  MAIL_RELEASED_SUBJECT: 'La venta {tradeNumber} ya no está bloqueada',
  MAIL_RELEASED_PREHEADER: 'La hemos comprobado. Aquí tienes tu nuevo enlace.',
  MAIL_RELEASED_TITLE: 'Tu venta sigue adelante',
  MAIL_RELEASED_TEXT:
    'Hemos comprobado tu venta y ya no está bloqueada. Lo que quede por pagar lo enviaremos a {account}.',
  MAIL_RELEASED_LINK: 'Aquí tienes un nuevo enlace a tu venta. Los anteriores ya no funcionan.',
  MAIL_RELEASED_WRONG: '¿No es tu cuenta? Responde cuanto antes a este correo.',
  MAIL_RESTORED_SUBJECT: 'Venta {tradeNumber}: cuenta de cobro restablecida',
  MAIL_RESTORED_PREHEADER: 'Comprueba que es tu cuenta.',
  MAIL_RESTORED_TITLE: 'Cuenta de cobro restablecida',
  MAIL_RESTORED_TEXT:
    'El {date} restablecimos una cuenta de cobro anterior de tu venta. Lo que quede por pagar lo enviaremos a {account}.',
  MAIL_RESTORED_ORIGINAL: 'Es la cuenta que indicaste al vender, así que no hay un nuevo plazo de espera.',
  MAIL_RESTORED_STRANGER: '¿No es tu cuenta? Bloquea la venta con este botón. No hace falta contraseña.',
  MAIL_RESTORED_BUTTON: 'Bloquear la venta',
  EXPORT_HOLD_ACCOUNT_CHANGED: 'Se cambió la cuenta de cobro y el pago tuvo que esperar.',
  EXPORT_HOLD_FROZEN_BY_SELLER: 'Nos dijiste que otra persona había cambiado una cuenta de cobro.',
  EXPORT_HOLD_SERIAL_SEEN_BEFORE: 'Ya habíamos comprado un dispositivo con el mismo número de serie o IMEI.',
  EXPORT_HOLD_ACCOUNT_OF_SEVERAL_HOLDERS: 'La misma cuenta de cobro aparece en ventas a otros nombres.',
  EXPORT_HOLD_MANY_SALES: 'Hubo más ventas de lo habitual en una semana.',
  EXPORT_HOLD_ACCOUNT_CHANGED_AFTER_SHIPPING:
    'La cuenta de cobro se cambió cuando el paquete ya estaba en camino.',
  EXPORT_HOLD_ACCOUNT_CHANGED_AFTER_EMAIL:
    'La cuenta de cobro se cambió cuando la venta ya tenía otro correo.',
  EXPORT_HOLD_HELD_BY_OPERATOR: 'Alguien de nuestro equipo quiso revisar antes este pago.',
  EXPORT_HOLD_HOLDER_DIFFERS: 'El titular de la cuenta no coincide con quien vende.',
  MAIL_NEW_ACCOUNT_WAIT: 'Por tu seguridad, el pago espera hasta el {moment}.',
  MAIL_NEW_ACCOUNT_BUTTON: 'No he sido yo',
}
