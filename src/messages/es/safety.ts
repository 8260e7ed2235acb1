/** Proving to be the seller, outdated links, and a sale that its seller has stopped. */
export const safety = {
  STEP_UP_CONFIRM: 'Confirmar',
  STEP_UP_CHECKING: 'Comprobando…',
  STEP_UP_CANCEL: 'Ahora no',
  STEP_UP_PASSWORD_TITLE: '¿Eres tú?',
  STEP_UP_PASSWORD_TEXT: 'Escribe otra vez tu contraseña. Así nadie más puede hacerlo desde tu dispositivo.',
  STEP_UP_PASSWORD: 'Tu contraseña',
  PROBLEM_PASSWORD_WRONG: 'Esta no es tu contraseña actual.',
  STEP_UP_CODE_TITLE: 'Confirma con un código',
  STEP_UP_CODE_SENDING: 'Enviando tu código…',
  STEP_UP_CODE_SENT: 'Hemos enviado un código a {email}. Es válido durante {minutes} minutos.',
  STEP_UP_CODE_SENT_AGAIN:
    'Hemos enviado otro código a {email}. Solo vale el último, durante {minutes} minutos.',
  STEP_UP_CODE: 'Código',
  STEP_UP_CODE_HINT: '{digits} cifras, en nuestro correo',
  STEP_UP_CODE_AGAIN: 'Enviar otro código',
  PROBLEM_CODE_INVALID: 'El código no es correcto o ha caducado. Revísalo o pide otro.',
  PROBLEM_CODE_INCOMPLETE: 'El código tiene {digits} cifras.',
  SALE_PAYOUT_WAIT: 'La cuenta se ha cambiado. Pagaremos en ella a partir del {moment}, no antes.',
  SALE_PAYOUT_CHECKED:
    'Estamos revisando este pago antes de hacerlo. No tienes que hacer nada: te escribiremos cuando el dinero esté en camino.',
  SALE_FROZEN: 'Tu venta está bloqueada',
  SALE_FROZEN_TEXT:
    'Nos has dicho que otra persona ha cambiado una cuenta de cobro. Desde ahora no ordenaremos ningún pago hasta aclararlo y te escribiremos. No se pierde nada: tus dispositivos y tu oferta siguen como están.',
  SALE_FROZEN_REFUSED: 'La venta está bloqueada y ahora no se puede cambiar nada.',
  SALE_LINK_OLD: 'Este enlace ya no funciona',
  SALE_LINK_OLD_TEXT:
    'Por tu seguridad, los enlaces a una venta se renuevan de vez en cuando. Enviaremos el nuevo de la venta {tradeNumber} al correo que nos diste.',
  SALE_LINK_SEND: 'Enviarme un enlace nuevo',
  SALE_LINK_SENT:
    'Si conocemos esta venta, el enlace nuevo ya va de camino a tu correo. Puede tardar un minuto.',
  SALE_LINK_REPLACE_TITLE: '¿Tiene otra persona tu enlace?',
  SALE_LINK_REPLACE_TEXT: 'Te enviaremos uno nuevo y todos los anteriores a esta venta dejarán de funcionar.',
  SALE_LINK_REPLACE: 'Cambiar el enlace',
  SALE_READ_ONLY: '¿Quieres cambiar algo?',
  SALE_READ_ONLY_TEXT:
    'Este enlace solo muestra tu venta. Inicia sesión o pide que te enviemos un enlace para cambiarla.',
  MY_SALE_NUMBER_HINT:
    'Está en el albarán y en todos los correos sobre tu venta: dos grupos de cuatro caracteres.',
  MY_SALE_EMAIL_HINT: 'La dirección con la que vendiste.',
  MY_SALE_SUBMIT: 'Enviarme el enlace',
  MY_SALE_SENT: 'Mira tu correo',
  MY_SALE_SENT_TEXT:
    'Si el número y la dirección coinciden, el enlace va en camino. Puede tardar un minuto. Mira también en la carpeta de spam.',
  MY_SALE_AGAIN: 'Probar con otro número o dirección',
  MY_SALE_ACCOUNT: 'Tengo una cuenta de cliente',
  MY_SALE_CONTACT: 'No encuentro mi número',
  MY_SALE_NO_SCRIPT:
    'Esta página necesita JavaScript. Sin él, escríbenos y te ayudamos a encontrar tu venta.',
  OBJECTION_TITLE: '¿No has sido tú?',
  OBJECTION_TEXT:
    'Si no has cambiado la cuenta de cobro de tu venta, bloquéala ahora. A partir de ese momento no ordenaremos ningún pago hasta aclararlo.',
  OBJECTION_BUTTON: 'Bloquear la venta',
  OBJECTION_NOTE: 'Si has sido tú, no tienes que hacer nada.',
  OBJECTION_FROZEN: 'La venta {tradeNumber} está bloqueada',
  OBJECTION_FROZEN_TEXT:
    'No se pagará nada y los enlaces anteriores a la venta ya no funcionan. Revisaremos la cuenta de cobro y te escribiremos. No se pierde nada.',
  OBJECTION_PAID_TEXT:
    'Una parte del dinero ya se había pagado. Hemos parado todo lo demás y lo estamos investigando. Escríbenos también, por favor.',
  OBJECTION_ORDERED_TEXT:
    'El banco ya tiene la orden de pago de al menos una parte del dinero y no podemos pararla desde aquí. Todo lo demás está parado. Tu venta está en nuestra lista y lo vamos a investigar. Escríbenos también, por favor.',
  OBJECTION_SETTLED: 'Ya hemos aclarado la venta {tradeNumber}',
  OBJECTION_SETTLED_TEXT:
    'Ya nos avisaste de este cambio y lo hemos resuelto. Si algo sigue mal, escríbenos.',
  OBJECTION_UNKNOWN:
    'Este enlace está incompleto o ya no es válido. Escríbenos con tu número de venta y pararemos el pago.',
  OBJECTION_CONTACT: 'Escríbenos',
  OBJECTION_NO_SCRIPT:
    'Esta página necesita JavaScript. Si no lo tienes, responde a nuestro correo y pararemos el pago.',
}
