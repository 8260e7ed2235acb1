import type { recycling as source } from '#messages/correspondence/en/recycling.ts'

/** Texts of the mails about a parcel that is recycled for free. */
export const recycling = {
  MAIL_RECYCLING_LABEL_SUBJECT: 'Tu etiqueta gratis de reciclaje {number}',
  MAIL_RECYCLING_LABEL_PREHEADER: 'Envía tu paquete como muy tarde el {date}.',
  MAIL_RECYCLING_LABEL_TITLE: 'Tu etiqueta de envío gratis',
  MAIL_RECYCLING_LABEL_TEXT:
    'Adjuntamos la etiqueta de envío y el albarán. ¿No tienes impresora? Muestra este código QR en un punto de conveniencia de {carrier}. Todo es gratis.',
  MAIL_RECYCLING_STEP_PACK:
    'Mete hasta {count} dispositivos y el albarán en una caja rígida. Rellena bien los huecos.',
  MAIL_RECYCLING_STEP_SEND: 'Pega la etiqueta de envío en la caja o muestra el código QR.',
  MAIL_RECYCLING_BATTERY:
    'Nunca envíes una batería hinchada o dañada: ningún transportista la acepta. Llévala a un punto limpio.',
  MAIL_RECYCLING_NO_RETURN:
    'No pagamos por lo que envías ni podemos devolverlo. Te escribiremos cuando llegue y cuando lo entreguemos para reciclar.',
  MAIL_RECYCLING_BUTTON: 'Ver mi paquete',
  MAIL_RECYCLING_LINK_NOTE: 'Este enlace abre la página de tu paquete sin contraseña. No lo compartas.',
  MAIL_RECYCLING_REASON:
    'Recibes este correo porque el {date} alguien indicó esta dirección para una etiqueta de reciclaje. ¿No fuiste tú? No tienes que hacer nada.',
  MAIL_RECYCLING_TAKEN_SUBJECT: 'Tu próxima etiqueta de reciclaje: a partir del {date}',
  MAIL_RECYCLING_TAKEN_TITLE: 'Ya has recibido tu etiqueta',
  MAIL_RECYCLING_TAKEN_TEXT:
    'Enviamos una etiqueta gratis por dirección de correo cada {days} días. La tuya fue la {number}. Puedes pedir la próxima a partir del {date}.',
  MAIL_RECYCLING_STATE_SUBJECT: 'Reciclaje {number}: {state}',
} satisfies Record<keyof typeof source, string>
