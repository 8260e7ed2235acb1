import type { parts as source } from '#messages/correspondence/en/parts.ts'

/** The mails about the parcel with a part that was missing. */
export const parts = {
  MAIL_PART_LABEL_SUBJECT: 'Venta {tradeNumber}: tu etiqueta para lo que falta',
  MAIL_PART_LABEL_PREHEADER: 'Envíalo como muy tarde el {date}.',
  MAIL_PART_LABEL_TITLE: 'Aquí tienes tu etiqueta',
  MAIL_PART_LABEL_TEXT:
    'Gracias por enviarnos lo que faltaba. Adjuntamos la etiqueta y el envío es gratis. ¿No tienes impresora? Muestra este código QR en un punto de conveniencia de {carrier}.',
  MAIL_PART_LABEL_PACK: 'Envuélvelo bien y mételo en una caja o un sobre acolchado. No hace falta albarán.',
  MAIL_PART_LABEL_STICK: 'Pega la etiqueta o muestra el código QR.',
  MAIL_PART_LABEL_SEND:
    'Entrega el paquete como muy tarde el {date}. Si para entonces no está en camino, te devolvemos el dispositivo gratis.',
  MAIL_PART_LABEL_ELSE:
    '¿Al final no lo encuentras? Dínoslo en la página. Podemos seguir sin ello o devolverte el dispositivo gratis.',
  MAIL_PART_LABEL_BUTTON: 'Ver todas las opciones',
  MAIL_PART_ARRIVED_TEXT: 'Ha llegado lo que faltaba.',
  MAIL_FACT_PART: 'Lo que falta',
} satisfies Record<keyof typeof source, string>
