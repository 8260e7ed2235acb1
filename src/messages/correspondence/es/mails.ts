import type { mails as source } from '#messages/correspondence/en/mails.ts'

/** Texts of the mails about a sale. */
export const mails = {
  MAIL_GREETING: 'Hola, {firstName}:',
  MAIL_GREETING_PLAIN: 'Hola:',
  MAIL_BUTTON: 'Ver mi venta',
  MAIL_LINK_NOTE: 'Este enlace abre tu venta sin contraseña. No lo compartas con nadie.',
  MAIL_FOOTER_REASON: 'Recibes este correo porque creaste la venta {tradeNumber} el {date}.',
  MAIL_FOOTER_CONTACT: '¿Dudas? Responde a este correo.',

  MAIL_FACT_NUMBER: 'Número de venta',
  MAIL_FACT_CUSTOMER: 'Número de cliente',
  MAIL_FACT_SEND_BY: 'Fecha límite de envío',
  MAIL_FACT_TRACKING: 'Número de envío',
  MAIL_FACT_PAYOUT: 'Cobro en',

  MAIL_LINE: '{quantity} × {name}',
  MAIL_VOUCHER: 'Cupón {code}',
  MAIL_TOTAL: 'Te pagamos',

  MAIL_CREATED_SUBJECT: 'Tu venta {tradeNumber}: etiqueta y próximos pasos',
  MAIL_CREATED_PREHEADER: 'Envía tu paquete a más tardar el {date}. Hasta entonces se mantiene tu precio.',
  MAIL_CREATED_TITLE: 'Tu venta está creada',
  MAIL_CREATED_TEXT:
    'Gracias por vender con nosotros. Adjuntamos la etiqueta y la hoja del paquete. ¿No tienes impresora? Muestra este código QR en un punto de {carrier}. El envío es gratis. Si el paquete va bien embalado, el riesgo es nuestro desde el primer escaneo.',
  MAIL_CREATED_QR: 'Código QR para el punto de entrega',
  MAIL_CREATED_STEP_ERASE:
    'Haz una copia de tus datos, cierra la sesión de todas las cuentas y borra el dispositivo. Saca las tarjetas SIM y de memoria.',
  MAIL_CREATED_STEP_PACK:
    'Embala el dispositivo de modo que nada se mueva en la caja y mete dentro la hoja del paquete.',
  MAIL_CREATED_STEP_SEND:
    'Pega la etiqueta en la caja o muestra el código QR. Guarda el resguardo del punto de entrega hasta que hayas cobrado.',
  MAIL_CREATED_AFTER:
    'Revisamos cada dispositivo por separado y lo pagamos por separado. Si alguno no coincide con tus respuestas, ves una foto y el nuevo total, y decides tú. La devolución es gratis.',
  MAIL_CREATED_SIGNED_OFFER:
    'También adjuntamos nuestro recibo firmado: tus dispositivos, tus respuestas, los precios y los plazos. Con él puedes demostrar en cualquier momento lo que prometimos.',

  MAIL_REMINDER_SUBJECT: 'Venta {tradeNumber}: tu precio se mantiene hasta el {date}',
  MAIL_REMINDER_PREHEADER: 'Adjuntamos otra vez tu etiqueta.',
  MAIL_REMINDER_TITLE: 'Tu paquete aún no está en camino',
  MAIL_REMINDER_TEXT:
    'Tu precio se mantiene {days, plural, one {# día más} many {# de días más} other {# días más}}: para ello, {carrier} debe escanear tu paquete a más tardar el {date}. Adjuntamos otra vez la etiqueta.',
  MAIL_REMINDER_NO: '¿Has cambiado de idea? Entonces no tienes que hacer nada. La venta caduca sola ese día.',

  MAIL_EXPIRED_SUBJECT: 'La venta {tradeNumber} ha caducado',
  MAIL_EXPIRED_PREHEADER: 'Hasta el {date} no hemos visto ningún paquete.',
  MAIL_EXPIRED_TITLE: 'Tu venta ha caducado',
  MAIL_EXPIRED_TEXT:
    'Hasta el {date}, {carrier} no ha escaneado ningún paquete. La venta ha caducado y tu precio ya no vale. No nos debes nada.',
  MAIL_EXPIRED_LATE:
    '¿Tu paquete ya está en camino? Entonces escríbenos: cuando llegue, lo registraremos igualmente.',
  MAIL_EXPIRED_BUTTON: 'Ver el precio de hoy',

  MAIL_REQUEST_DESK_SUBJECT: '[{market}/BUSINESS] Solicitud {requestId}: {company}',
  MAIL_REQUEST_DESK_TITLE: 'Una empresa pide una oferta a medida',
  MAIL_REQUEST_SUBJECT: 'Tu solicitud {requestId} de una oferta a medida',
  MAIL_REQUEST_PREHEADER: 'Respondemos en el plazo de un día laborable.',
  MAIL_REQUEST_TITLE: 'Hemos recibido tu solicitud',
  MAIL_REQUEST_TEXT:
    'Gracias. Tu lista supera el límite de una sola venta, así que la revisa una persona y te responde en el plazo de un día laborable.',
  MAIL_REQUEST_REASON: 'Recibes este correo porque esta dirección figura en la solicitud {requestId}.',
  MAIL_FACT_REQUEST: 'Solicitud',
  MAIL_FACT_COMPANY: 'Empresa',
  MAIL_FACT_CONTACT: 'Contacto',
  MAIL_FACT_EMAIL: 'Correo electrónico',
  MAIL_FACT_PHONE: 'Teléfono',
  MAIL_FACT_MESSAGE: 'Mensaje',
  MAIL_LIST_MORE:
    '{count, plural, one {# línea más está en el archivo adjunto.} other {# líneas más están en el archivo adjunto.}}',
  MAIL_LIST_TOTAL: 'Estimación según los precios de lista',
} satisfies Record<keyof typeof source, string>
