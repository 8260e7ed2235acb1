import type { thanks as source } from '../en/thanks.ts'

/** Texts of the page after a sale was created. */
export const thanks = {
  THANKS_TITLE: 'Gracias, {firstName}. Tu venta está creada.',
  THANKS_LEAD: 'Envía tu paquete a más tardar el {date}. Hasta entonces se mantiene tu precio.',
  THANKS_NUMBER: 'Número de venta',
  THANKS_CUSTOMER: 'Número de cliente',
  THANKS_MAIL: 'Te lo enviamos todo a {email}.',
  THANKS_NONE: 'Aquí no hay ninguna venta',
  THANKS_NONE_TEXT:
    'Abre el enlace del correo sobre tu venta. Muestra la etiqueta, el código QR y el seguimiento.',
  THANKS_FAILED: 'Tu venta está creada, pero ahora mismo no podemos mostrarla.',
  THANKS_FAILED_TEXT: 'También lo recibes todo por correo electrónico.',
  THANKS_RETRY: 'Reintentar',
  THANKS_LOADING: 'Cargando tu venta…',
  THANKS_NO_SCRIPT:
    'Esta página necesita JavaScript. La etiqueta y la hoja del paquete también van adjuntas al correo sobre tu venta.',
  THANKS_HOME: 'Ir al inicio',

  PARCEL_TITLE: 'Tu paquete',
  PARCEL_WAIT:
    'Estamos preparando tu etiqueta. Aparece aquí en unos segundos y te llega también por correo electrónico.',
  PARCEL_LABEL: 'Imprimir etiqueta (PDF)',
  PARCEL_SLIP: 'Imprimir hoja del paquete (PDF)',
  PARCEL_QR: '¿No tienes impresora? Muestra este código en un punto de {carrier}.',
  PARCEL_QR_ALT: 'Código QR de tu paquete',
  PARCEL_TRACKING: 'Número de envío {number}',

  PACK_TITLE: 'Cómo embalar',
  PACK_ERASE: 'Borra',
  PACK_ERASE_TEXT:
    'Haz una copia de tus datos, cierra la sesión de todas las cuentas, borra el dispositivo y saca las tarjetas SIM y de memoria.',
  PACK_WRAP: 'Envuelve',
  PACK_WRAP_TEXT:
    'Plástico de burbujas o una toalla, una caja rígida y la hoja del paquete encima. Nada debe moverse.',
  PACK_SEND: 'Envía',
  PACK_SEND_TEXT: 'Pega la etiqueta o muestra el código. Guarda el resguardo hasta que hayas cobrado.',
  PACK_MORE: 'Más consejos de embalaje',

  NEXT_TITLE: 'Qué pasa ahora',
  NEXT_CREATED: 'Venta creada',
  NEXT_SENT: 'En camino',
  NEXT_SENT_TEXT: 'Lo envías a más tardar el {date}.',
  NEXT_ARRIVED: 'Recibido',
  NEXT_ARRIVED_TEXT: 'Te escribimos en cuanto llegue.',
  NEXT_CHECKED: 'Revisado',
  NEXT_CHECKED_TEXT: 'Cada dispositivo por separado. Toda diferencia lleva su foto, y decides tú.',
  NEXT_PAID: 'Pagado',
  NEXT_PAID_TEXT: '{amount} a {account}.',
  NEXT_YOU: 'Te toca a ti',
  NEXT_WE: 'Nos toca a nosotros',
  NEXT_CARRIER: 'Le toca al transportista',
  NEXT_UNTIL: '{who}, hasta el {date}',

  SALE_TITLE: 'Tu venta',
  SALE_MAIL: 'Escribimos a {email} cada vez que algo cambie.',
  SALE_DEVICES: 'Cómo van tus dispositivos',
  SALE_QUOTED: 'Nuestra oferta',
  SALE_CHECKED: 'Tras la revisión',
  SALE_SETTLED: 'Recibes',
  SALE_BONUS: 'Extra, porque nuestra revisión tardó demasiado',
  SALE_ANSWER: 'Ver lo que hemos visto y responder',
  SALE_GUIDE: 'Ver qué hay que hacer',
  SALE_RETURN: 'De vuelta con {carrier}, número de envío {number}',
  SALE_TIMELINE: 'Historial: {name}',
  SALE_PAYOUT: 'Pago a',
  SALE_PAYOUT_CHANGE: 'Cambiar de cuenta',
  SALE_PAYOUT_HINT:
    'Te confirmaremos el cambio por correo. Por tu seguridad, el pago espera después {hours} horas.',
  SALE_PAYOUT_KEEP: 'Mantener esta cuenta',
  SALE_PAYOUT_DONE: 'Guardado. Te hemos enviado un correo sobre el cambio.',
  SALE_PAYOUT_LATE: 'Tu dinero ya está en camino: la cuenta ya no se puede cambiar.',
  SALE_CANCEL: 'Cancelar la venta',
  SALE_CANCEL_TITLE: '¿Cancelar esta venta?',
  SALE_CANCEL_TEXT:
    'Tu oferta termina con ello, así que no envíes nada. Puedes volver a vender cuando quieras, al precio de ese día.',
  SALE_CANCEL_CONFIRM: 'Sí, cancelar',
  SALE_CANCEL_KEEP: 'Mantener la venta',
  SALE_CANCEL_LATE: 'Tu paquete ya está en camino: la venta ya no se puede cancelar.',
} satisfies Record<keyof typeof source, string>
