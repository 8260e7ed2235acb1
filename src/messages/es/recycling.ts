import type { recycling as source } from '../en/recycling.ts'

/** Texts of the form for a free recycling label, and of the parcel's page. Mails use the sentences of its states. */
export const recycling = {
  SCREEN_RECYCLING: 'Recíclalo gratis',
  SCREEN_RECYCLING_LEAD:
    '¿Ya no da para una oferta? Te enviamos por correo una etiqueta de envío gratis y reciclamos tu dispositivo correctamente.',
  SCREEN_RECYCLING_STATUS: 'Tu paquete para reciclar',
  SCREEN_RECYCLING_STATUS_LEAD: 'Mira por dónde va tu paquete para reciclar o vuelve a imprimir su etiqueta.',
  RECYCLING_FORM: '¿Adónde enviamos la etiqueta?',
  RECYCLING_DEVICE: '¿Qué nos envías?',
  RECYCLING_DEVICE_HINT: 'Puedes meter hasta {count} dispositivos en un paquete.',
  RECYCLING_EMAIL_HINT: 'Aquí te enviamos la etiqueta. Sin publicidad.',
  RECYCLING_BATTERY: 'Nunca envíes una batería dañada',
  RECYCLING_BATTERY_TEXT:
    'Ningún transportista acepta una batería hinchada, aplastada o con fugas. Lleva el dispositivo a un punto limpio.',
  RECYCLING_BATTERY_LINK: 'Qué hacer con una batería hinchada',
  RECYCLING_BATTERY_CONFIRM: 'Ninguna batería está hinchada ni dañada.',
  PROBLEM_BATTERY_SAFETY_REQUIRED:
    'Confirma que ninguna batería está dañada: los transportistas no las aceptan.',
  RECYCLING_TERMS:
    'Todo es gratis. No pagamos por lo que envías y pasa a ser nuestro cuando llega, así que no podemos devolverlo. Borra antes tus datos.',
  RECYCLING_LIMIT: 'Una etiqueta por dirección de correo cada {days} días.',
  RECYCLING_PRIVACY:
    'Usamos tus datos solo para este envío y los borramos {days} días después del último paso.',
  RECYCLING_PRIVACY_LINK: 'Privacidad',
  RECYCLING_SUBMIT: 'Recibir la etiqueta',
  RECYCLING_SENDING: 'Enviando…',
  RECYCLING_FAILED: 'No ha funcionado. Tus datos siguen aquí: inténtalo de nuevo en un momento.',
  RECYCLING_BUSY: 'Ahora mismo no podemos enviarte ninguna etiqueta. Inténtalo de nuevo mañana.',
  RECYCLING_SENT: 'Revisa tu correo',
  RECYCLING_SENT_TEXT: 'Te enviamos la etiqueta de envío y el albarán a {email}.',
  RECYCLING_SENT_TEXT_ANY: 'Te enviamos la etiqueta de envío y el albarán a tu correo.',
  RECYCLING_SENT_AGAIN:
    'Si esa dirección ya recibió una etiqueta en los últimos {days} días, nuestro correo tratará de esa.',
  RECYCLING_NUMBER_TITLE: 'Número de reciclaje',
  RECYCLING_PROGRESS: 'El recorrido de tu paquete',
  RECYCLING_STEP_CREATED: 'Etiqueta pedida',
  RECYCLING_STEP_SENT: 'En camino',
  RECYCLING_STEP_RECEIVED: 'Recibido',
  RECYCLING_STEP_RECYCLED: 'Reciclado',
  RECYCLING_CREATED: 'Etiqueta en camino',
  RECYCLING_CREATED_TEXT: 'Estamos preparando tu etiqueta de envío. La recibirás por correo en un momento.',
  RECYCLING_LABEL_ISSUED: 'Esperando tu paquete',
  RECYCLING_LABEL_ISSUED_TEXT: 'Envía tu paquete como muy tarde el {date}. Después, la etiqueta ya no sirve.',
  RECYCLING_IN_TRANSIT: 'De camino a nuestro centro',
  RECYCLING_IN_TRANSIT_TEXT: 'Tu paquete está en camino. Te escribiremos cuando llegue.',
  RECYCLING_RECEIVED: 'Tu paquete ha llegado',
  RECYCLING_RECEIVED_TEXT:
    'Gracias, tu paquete ha llegado. Clasificamos el contenido y te escribiremos cuando lo entreguemos para reciclar.',
  RECYCLING_RECYCLED: 'Reciclado',
  RECYCLING_RECYCLED_TEXT:
    'Hemos entregado lo que enviaste para que se recicle correctamente. Gracias por no dejarlo en un cajón.',
  RECYCLING_EXPIRED: 'Etiqueta caducada',
  RECYCLING_EXPIRED_TEXT:
    'El plazo terminó el {date} sin que se escaneara tu paquete, así que la etiqueta ya no sirve. No te cuesta nada.',
  RECYCLING_SEND: 'Ahora, envía tu paquete',
  RECYCLING_PARCEL_NUMBER: '¿Sin albarán? Escribe este número en el paquete:',
} satisfies Record<keyof typeof source, string>
