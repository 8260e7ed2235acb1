/** Proving to be the seller, outdated links, and a sale that its seller has stopped. */
export const safety = {
  STEP_UP_CONFIRM: 'Confirmar',
  STEP_UP_CHECKING: 'Comprobando…',
  STEP_UP_CANCEL: 'Ahora no',
  STEP_UP_PASSWORD_TITLE: '¿Eres tú?',
  STEP_UP_PASSWORD_TEXT:
    'Escribe otra vez tu contraseña. Así nadie puede hacerlo por ti desde este dispositivo.',
  STEP_UP_PASSWORD: 'Tu contraseña',
  PROBLEM_PASSWORD_WRONG: 'Esta no es tu contraseña actual.',
  STEP_UP_CODE_TITLE: 'Confirma con un código',
  STEP_UP_CODE_SENDING: 'Enviando tu código…',
  STEP_UP_CODE_SENT: 'Hemos enviado un código a {email}. Vale {minutes}\u00a0minutos.',
  STEP_UP_CODE_SENT_AGAIN:
    'Hemos enviado otro código a {email}. Solo vale el último, durante {minutes}\u00a0minutos.',
  STEP_UP_CODE: 'Código',
  STEP_UP_CODE_HINT: 'Las {digits} cifras de nuestro correo',
  STEP_UP_CODE_AGAIN: 'Enviar otro código',
  PROBLEM_CODE_INVALID: 'El código no es correcto o ha caducado. Revísalo o pide otro.',
  PROBLEM_CODE_INCOMPLETE: 'El código tiene {digits} cifras.',
  SALE_PAYOUT_WAIT: 'La cuenta de cobro ha cambiado. Pagaremos en ella a partir del {moment}.',
  SALE_PAYOUT_CHECKED:
    'Estamos comprobando este pago antes de hacerlo. No tienes que hacer nada: te escribiremos cuando el dinero esté en camino.',
  SALE_FROZEN: 'Tu venta está bloqueada',
  SALE_FROZEN_TEXT:
    'Nos has dicho que otra persona ha cambiado una cuenta de cobro. Hasta aclararlo no haremos ningún pago, y después te escribiremos. No se pierde nada: tus dispositivos y tu oferta siguen igual.',
  SALE_FROZEN_REFUSED: 'La venta está bloqueada y ahora no se puede cambiar nada.',
  SALE_LINK_OLD: 'Este enlace ya no funciona',
  SALE_LINK_OLD_TEXT:
    'Por tu seguridad, los enlaces a una venta se renuevan de vez en cuando. Enviaremos el de la venta {tradeNumber} al correo que nos diste.',
  SALE_LINK_SEND: 'Enviarme un enlace nuevo',
  SALE_LINK_SENT:
    'Si conocemos esta venta, el enlace nuevo ya va de camino a tu correo. Puede tardar un minuto.',
  SALE_LINK_REPLACE_TITLE: '¿Alguien más tiene tu enlace?',
  SALE_LINK_REPLACE_TEXT: 'Te enviamos uno nuevo y los anteriores dejan de funcionar.',
  SALE_LINK_REPLACE: 'Cambiar el enlace',
  SALE_READ_ONLY: '¿Quieres cambiar algo?',
  SALE_READ_ONLY_TEXT:
    'Con este enlace solo puedes ver tu venta. Para cambiar algo, inicia sesión o pide que te enviemos otro enlace.',
  MY_SALE_NUMBER_HINT:
    'Está en el albarán y en todos los correos sobre tu venta: dos grupos de cuatro caracteres.',
  MY_SALE_EMAIL_HINT: 'La que usaste para vender.',
  MY_SALE_SUBMIT: 'Enviarme el enlace',
  MY_SALE_SENT: 'Revisa tu correo',
  MY_SALE_SENT_TEXT:
    'Si el número y la dirección coinciden, el enlace ya va de camino. Puede tardar un minuto. Mira también en la carpeta de spam.',
  MY_SALE_AGAIN: 'Probar con otro número o dirección',
  MY_SALE_ACCOUNT: 'Tengo una cuenta de cliente',
  MY_SALE_CONTACT: 'No encuentro mi número',
  MY_SALE_NO_SCRIPT:
    'Esta página necesita JavaScript. Si no puedes activarlo, escríbenos y te ayudamos a encontrar tu venta.',
  OBJECTION_TITLE: '¿No has sido tú?',
  OBJECTION_TEXT:
    'Si no has cambiado tú la cuenta de cobro, bloquea la venta ahora. Hasta aclararlo no haremos ningún pago.',
  OBJECTION_BUTTON: 'Bloquear la venta',
  OBJECTION_NOTE: 'Si has sido tú, no tienes que hacer nada.',
  OBJECTION_FROZEN: 'La venta {tradeNumber} está bloqueada',
  OBJECTION_FROZEN_TEXT:
    'No pagaremos nada y los enlaces anteriores a la venta ya no funcionan. Comprobaremos la cuenta de cobro y te escribiremos. No se pierde nada.',
  OBJECTION_PAID_TEXT:
    'Una parte del dinero ya estaba pagada. Hemos parado el resto y lo estamos investigando. Escríbenos también tú.',
  OBJECTION_ORDERED_TEXT:
    'El banco ya tiene la orden de al menos una parte del dinero y no podemos pararla desde aquí. El resto está parado y lo vamos a investigar. Escríbenos también tú.',
  OBJECTION_SETTLED: 'Ya hemos aclarado la venta {tradeNumber}',
  OBJECTION_SETTLED_TEXT:
    'Ya nos avisaste de este cambio y lo hemos resuelto. Si algo sigue mal, escríbenos.',
  OBJECTION_UNKNOWN:
    'Este enlace está incompleto o ya no es válido. Escríbenos con tu número de venta y pararemos el pago.',
  OBJECTION_CONTACT: 'Escríbenos',
  OBJECTION_NO_SCRIPT:
    'Esta página necesita JavaScript. Si no puedes activarlo, responde a nuestro correo y pararemos el pago.',
  EMAIL_CHANGE_TITLE: '¿Usar este correo?',
  EMAIL_CHANGE_TEXT:
    'A partir de ahora enviaremos todo lo relacionado con tu venta al correo donde has recibido este enlace. Los enlaces anteriores dejarán de funcionar y recibirás uno nuevo.',
  EMAIL_CHANGE_BUTTON: 'Usar este correo',
  EMAIL_CHANGE_DONE: 'Tu nuevo correo ya es el de la venta {tradeNumber}',
  EMAIL_CHANGE_DONE_TEXT: 'Te hemos enviado un enlace nuevo a tu venta.',
  EMAIL_DENY_TITLE: '¿No has sido tú?',
  EMAIL_DENY_TEXT:
    'Si no has pedido otro correo, detén aquí el cambio. Si ya se ha hecho, lo desharemos y bloquearemos la venta hasta aclararlo.',
  EMAIL_DENY_BUTTON: 'Detener el cambio',
  EMAIL_DENY_DONE: 'Venta {tradeNumber}: hemos detenido el cambio',
  EMAIL_DENY_DONE_TEXT:
    'Tu correo sigue siendo el mismo. Si hemos tenido que bloquear la venta, te escribiremos.',
  EMAIL_LINK_UNKNOWN:
    'Este enlace está incompleto, ha caducado o hay uno más reciente. Escríbenos con tu número de venta y te ayudaremos.',
}
