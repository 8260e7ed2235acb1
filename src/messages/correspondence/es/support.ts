/** What support writes to sellers, by template. */
export const support = {
  SUPPORT_PARCEL_SUBJECT: 'Venta {tradeNumber}: tu paquete aún no ha llegado',
  SUPPORT_PARCEL_TITLE: 'Tu paquete aún no ha llegado',
  SUPPORT_PARCEL_TEXT: 'Aún no hemos recibido tu paquete y el transportista tampoco lo ha escaneado.',
  SUPPORT_PARCEL_NEXT:
    '¿Ya lo has entregado? Responde a este correo con el resguardo. Si no, tienes la etiqueta de envío en la página de tu venta.',
  SUPPORT_TRACKING_SUBJECT: 'Venta {tradeNumber}: estamos buscando tu paquete',
  SUPPORT_TRACKING_TITLE: 'Estamos buscando tu paquete',
  SUPPORT_TRACKING_TEXT:
    'Hace tiempo que el transportista no escanea tu paquete. Le hemos pedido que lo busque.',
  SUPPORT_TRACKING_NEXT: 'No tienes que hacer nada. Te escribiremos en cuanto sepamos algo más.',
  SUPPORT_ANSWER_SUBJECT: 'Venta {tradeNumber}: responde a nuestra pregunta',
  SUPPORT_ANSWER_TITLE: 'Esperamos tu respuesta',
  SUPPORT_ANSWER_TEXT:
    'Te hemos hecho una pregunta sobre tu dispositivo y no podemos seguir sin tu respuesta.',
  SUPPORT_ANSWER_NEXT: 'La encontrarás en la página de tu venta. Responder solo lleva un minuto.',
  SUPPORT_PAYOUT_SUBJECT: 'Venta {tradeNumber}: tu pago está en camino',
  SUPPORT_PAYOUT_TITLE: 'Tu pago está en camino',
  SUPPORT_PAYOUT_TEXT: 'Hemos enviado al banco la orden de tu pago.',
  SUPPORT_PAYOUT_NEXT: 'Suele llegar en dos días laborables. Te escribiremos cuando el banco lo confirme.',
  SUPPORT_ADDRESS_SUBJECT: 'Venta {tradeNumber}: tu dirección está incompleta',
  SUPPORT_ADDRESS_TITLE: 'Tu dirección está incompleta',
  SUPPORT_ADDRESS_TEXT: 'Falta algo en la dirección de esta venta, y un paquete podría no llegarte.',
  SUPPORT_ADDRESS_NEXT:
    'Responde a este correo con tu dirección completa: calle, número, código postal, localidad y el nombre que aparece en la puerta.',
  MAIL_EMAIL_CHANGE_SUBJECT: 'Confirma tu nuevo correo para la venta {tradeNumber}',
  MAIL_EMAIL_CHANGE_PREHEADER: 'Un clic, en un plazo de {hours} horas.',
  MAIL_EMAIL_CHANGE_TITLE: '¿Es tu nuevo correo?',
  MAIL_EMAIL_CHANGE_TEXT:
    'Nos has pedido que usemos este correo para la venta {tradeNumber}. Confírmalo en un plazo de {hours} horas y te enviaremos aquí todo lo relacionado con la venta.',
  MAIL_EMAIL_CHANGE_BUTTON: 'Usar este correo',
  MAIL_EMAIL_CHANGE_NOTE: '¿No lo has pedido? Ignora este correo.',
  MAIL_EMAIL_NOTICE_SUBJECT: 'Venta {tradeNumber}: tu correo va a cambiar',
  MAIL_EMAIL_NOTICE_PREHEADER: '¿No has sido tú? Dínoslo.',
  MAIL_EMAIL_NOTICE_TITLE: 'Tu correo va a cambiar',
  MAIL_EMAIL_NOTICE_TEXT:
    'Alguien nos ha pedido que usemos {email} para tu venta a partir de ahora. El cambio se hará cuando se confirme esa dirección.',
  MAIL_EMAIL_NOTICE_BUTTON: 'No he sido yo',
  MAIL_EMAIL_NOTICE_NOTE: 'Si has sido tú, no tienes que hacer nada.',
  MAIL_EMAIL_CHANGED_SUBJECT: 'Venta {tradeNumber}: tu correo ha cambiado',
  MAIL_EMAIL_CHANGED_PREHEADER: '¿No has sido tú? Dínoslo.',
  MAIL_EMAIL_CHANGED_TITLE: 'Tu correo ha cambiado',
  MAIL_EMAIL_CHANGED_TEXT:
    'A partir de ahora enviaremos todo lo relacionado con tu venta a {email}. Si no has sido tú, dínoslo aquí: volveremos a usar tu correo anterior y bloquearemos la venta hasta aclararlo.',
  MAIL_REPLY_SUBJECT: 'Nuestra respuesta a tu mensaje',
  MAIL_REPLY_REQUEST_SUBJECT: 'Nuestra respuesta a tu solicitud {requestId}',
  MAIL_REPLY_SALE_SUBJECT: 'Venta {tradeNumber}: nuestra respuesta',
  MAIL_REPLY_TITLE: 'Nuestra respuesta',
  MAIL_REPLY_QUOTE: 'Nos escribiste:',
  MAIL_REPLY_REASON: 'Recibes este correo porque nos has escrito.',
}
