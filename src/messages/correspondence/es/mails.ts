import type { mails as source } from '#messages/correspondence/en/mails.ts'

/** Texts of the mails about a sale. */
export const mails = {
  MAIL_GREETING: 'Hola, {firstName}:',
  MAIL_GREETING_PLAIN: 'Hola:',
  MAIL_BUTTON: 'Ver mi venta',
  MAIL_LINK_NOTE: 'Este enlace abre tu venta sin contraseña. No lo compartas.',
  MAIL_FOOTER_REASON: 'Recibes este correo por tu venta {tradeNumber} del {date}.',
  MAIL_FOOTER_CONTACT: '¿Dudas? Responde a este correo.',
  MAIL_COMPANY_REGISTER: 'Registro mercantil: {register}',
  MAIL_COMPANY_PEOPLE: 'Administración: {directors} · NIF-IVA: {vatId}',

  MAIL_FACT_NUMBER: 'Número de venta',
  MAIL_FACT_CUSTOMER: 'Número de cliente',
  MAIL_FACT_SEND_BY: 'Fecha límite de envío',
  MAIL_FACT_TRACKING: 'Número de seguimiento',
  MAIL_FACT_PAYOUT: 'Cuenta de cobro',

  MAIL_LINE: '{quantity} × {name}',
  MAIL_VOUCHER: 'Código promocional {code}',
  MAIL_TOTAL: 'Te pagamos',

  MAIL_CREATED_SUBJECT: 'Tu venta {tradeNumber}: etiqueta de envío y próximos pasos',
  MAIL_CREATED_PREHEADER: 'Tienes hasta el {date} para enviar tu paquete con el precio garantizado.',
  MAIL_CREATED_TITLE: 'Tu venta está confirmada',
  MAIL_CREATED_TEXT:
    'Gracias por vender con nosotros. Adjuntamos la etiqueta de envío y el albarán. ¿No tienes impresora? Muestra este código QR en un punto de conveniencia de {carrier}. El envío es gratis y, si embalas según nuestros consejos, el riesgo es nuestro desde el primer escaneo.',
  MAIL_CREATED_QR: 'Código QR para el punto de conveniencia',
  MAIL_CREATED_STEP_ERASE:
    'Haz una copia de tus datos, cierra la sesión de todas las cuentas y borra el dispositivo. Saca las tarjetas SIM y de memoria.',
  MAIL_CREATED_STEP_PACK:
    'Usa una caja rígida con al menos 5\u00a0cm de relleno por cada lado y mete dentro el albarán. En un portátil, pon una hoja entre el teclado y la pantalla.',
  MAIL_CREATED_STEP_SEND:
    'Pega la etiqueta de envío o muestra el código QR. Guarda el resguardo hasta que cobres.',
  MAIL_CREATED_AFTER:
    'Revisamos y pagamos cada dispositivo por separado. Si alguno no coincide con tus respuestas, te enseñamos la foto y la nueva oferta, y decides tú. La devolución es gratis. Solo un dispositivo con la batería dañada no puede viajar de vuelta.',
  MAIL_CREATED_SIGNED_OFFER:
    'También adjuntamos la oferta firmada: tus dispositivos, tus respuestas, los precios y los plazos. Con ella puedes demostrar siempre lo que prometimos.',

  MAIL_REMINDER_SUBJECT: 'Venta {tradeNumber}: precio garantizado hasta el {date}',
  MAIL_REMINDER_PREHEADER: 'Te adjuntamos otra vez la etiqueta de envío.',
  MAIL_REMINDER_TITLE: 'Aún estás a tiempo de enviar tu paquete',
  MAIL_REMINDER_TEXT:
    'Te {days, plural, one {queda #\u00a0día} many {quedan # de días} other {quedan #\u00a0días}} con el precio garantizado: {carrier} debe escanear tu paquete como muy tarde el {date}. Te adjuntamos otra vez la etiqueta de envío.',
  MAIL_REMINDER_NO: '¿Has cambiado de idea? No tienes que hacer nada: la venta caduca sola ese día.',

  MAIL_EXPIRED_SUBJECT: 'La venta {tradeNumber} ha caducado',
  MAIL_EXPIRED_PREHEADER: 'El plazo de envío terminó el {date}.',
  MAIL_EXPIRED_TITLE: 'Tu venta ha caducado',
  MAIL_EXPIRED_TEXT:
    'El plazo terminó el {date} sin que {carrier} escaneara tu paquete. La venta ha caducado y el precio ya no está garantizado. No nos debes nada.',
  MAIL_EXPIRED_LATE: '¿Ya has enviado el paquete? Escríbenos: cuando llegue, lo revisaremos igualmente.',
  MAIL_EXPIRED_BUTTON: 'Ver el precio de hoy',

  MAIL_REQUEST_DESK_SUBJECT: '[{market}/BUSINESS] Solicitud {requestId}: {company}',
  MAIL_REQUEST_DESK_TITLE: 'Una empresa pide una oferta a medida',
  MAIL_REQUEST_SUBJECT: 'Tu solicitud {requestId} de una oferta a medida',
  MAIL_REQUEST_PREHEADER:
    'Te respondemos en {days, plural, one {un día laborable} other {# días laborables}}.',
  MAIL_REQUEST_TITLE: 'Hemos recibido tu solicitud',
  MAIL_REQUEST_TEXT:
    'Gracias. Tu lista supera el límite de una sola venta, así que la revisamos a mano y te respondemos en {days, plural, one {un día laborable} other {# días laborables}}.',
  MAIL_REQUEST_REASON: 'Recibes este correo porque esta dirección figura en la solicitud {requestId}.',
  MAIL_FACT_REQUEST: 'Solicitud',
  MAIL_FACT_COMPANY: 'Empresa',
  MAIL_FACT_CONTACT: 'Contacto',
  MAIL_FACT_EMAIL: 'Correo electrónico',
  MAIL_FACT_PHONE: 'Teléfono',
  MAIL_FACT_MESSAGE: 'Mensaje',
  MAIL_LIST_MORE:
    '{count, plural, one {# línea más está en el archivo adjunto.} other {# líneas más están en el archivo adjunto.}}',
  MAIL_LIST_TOTAL: 'Estimación según la lista de precios',
  MAIL_OFFER_SUBJECT: 'Nuestra oferta {number} por tus dispositivos',
  MAIL_OFFER_PREHEADER: '{total}, válida hasta el {date}.',
  MAIL_OFFER_TITLE: 'Nuestra oferta por tus dispositivos',
  MAIL_OFFER_TEXT:
    'Nos pediste una oferta a medida. Te pagamos {total} por los dispositivos de abajo. La oferta es válida hasta el {date}.',
  MAIL_OFFER_REPLACES:
    'Sustituye a nuestra oferta {number}. El enlace de nuestro correo anterior ya no sirve.',
  MAIL_OFFER_BUTTON: 'Ver y aceptar la oferta',
  MAIL_OFFER_NOTE:
    'En la página revisas la oferta y nos dices dónde quieres cobrar. Nada se vende hasta que la aceptas. Después del {date} caduca sola.',
  MAIL_OFFER_MORE:
    '{count, plural, one {# línea más está en la página.} other {# líneas más están en la página.}}',
  MAIL_OFFER_TOTAL: 'Nuestra oferta',
  MAIL_OFFER_WITHDRAWN_SUBJECT: 'La oferta {number} ya no es válida',
  MAIL_OFFER_WITHDRAWN_PREHEADER: 'La hemos retirado.',
  MAIL_OFFER_WITHDRAWN_TITLE: 'Hemos retirado nuestra oferta',
  MAIL_OFFER_WITHDRAWN_TEXT:
    'Hemos tenido que retirar nuestra oferta {number}, así que ya no se puede aceptar. Responde a este correo si tienes preguntas o quieres una oferta nueva.',
} satisfies Record<keyof typeof source, string>
