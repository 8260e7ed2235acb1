import type { status as source } from '../en/status.ts'

/** Where a device stands, as the status page, the account and the mails say it. */
export const status = {
  STATUS_CREATED: 'Venta creada',
  STATUS_CREATED_TEXT: 'Estamos preparando tu etiqueta. La recibirás enseguida por correo.',
  STATUS_LABEL_ISSUED: 'A la espera de tu paquete',
  STATUS_LABEL_ISSUED_TEXT: 'Envía tu paquete a más tardar el {date}. Hasta entonces se mantiene tu precio.',
  STATUS_CANCELLED_TEXT: 'Cancelado, como pediste. Por favor, no envíes nada.',
  STATUS_IN_TRANSIT: 'En camino hacia nosotros',
  STATUS_IN_TRANSIT_TEXT: 'Tu paquete está en camino. Te escribimos en cuanto llegue.',
  STATUS_EXPIRED_TEXT:
    'Hasta el {date} no se ha escaneado ningún paquete, así que tu precio ya no vale. No nos debes nada.',
  STATUS_RECEIVED: 'Recibido',
  STATUS_RECEIVED_TEXT:
    '{count, plural, one {Tu dispositivo ha llegado. Lo revisamos a más tardar el {date}.} many {Tus # de dispositivos han llegado. Los revisamos a más tardar el {date}.} other {Tus # dispositivos han llegado. Los revisamos a más tardar el {date}.}}',
  STATUS_LOST: 'En búsqueda',
  STATUS_LOST_TEXT:
    '{count, plural, one {No tenemos tu dispositivo. Lo estamos buscando} many {No tenemos tus # de dispositivos. Los estamos buscando} other {No tenemos tus # dispositivos. Los estamos buscando}} junto con la empresa de transporte y te escribiremos en cuanto sepamos más.',
  STATUS_ACCEPTED: 'Precio acordado',
  STATUS_ACCEPTED_TEXT: 'Está decidido: recibes {amount}. El siguiente paso es dar la orden de pago.',
  STATUS_IN_INSPECTION: 'En revisión',
  STATUS_IN_INSPECTION_TEXT: 'Estamos revisando tu dispositivo y te escribiremos con el resultado.',
  STATUS_COUNTER_OFFERED: 'Decides tú',
  STATUS_COUNTER_OFFERED_TEXT:
    'Tu dispositivo no coincide con tus respuestas. Mira lo que hemos visto y dinos a más tardar el {date} qué hacemos con él. Si no sabemos nada de ti, te lo devolvemos gratis.',
  STATUS_HAZARDOUS_TEXT:
    'La batería de tu dispositivo está hinchada. No se nos permite comprarlo ni enviarlo. Dinos a más tardar el {date} qué hacemos con él. Si no sabemos nada de ti, lo guardamos en un lugar seguro y te contactamos.',
  STATUS_ACTION_REQUIRED: 'Necesitamos tu ayuda',
  STATUS_ACTION_REQUIRED_TEXT:
    'Para seguir falta algo que solo puedes hacer tú. Tienes tiempo hasta el {date}. Si no sabemos nada de ti, te devolvemos el dispositivo gratis.',
  STATUS_MISSING_PART: 'Falta en el paquete: {part}',
  PART_CHARGER: 'cargador',
  PART_POWER_CABLE: 'cable de corriente',
  PART_CABLE: 'cable de conexión',
  PART_BATTERY: 'batería',
  PART_PEN: 'lápiz',
  PART_KEYBOARD: 'teclado',
  PART_CONTROLLER: 'mando',
  PART_DOCK: 'base',
  PART_STAND: 'soporte',
  PART_DRIVE: 'unidad de disco',
  PART_LENS_CAP: 'tapa del objetivo',
  PART_STRAP: 'correa',
  STATUS_QUARANTINED: 'En espera',
  STATUS_QUARANTINED_TEXT:
    'Tu dispositivo figura en una lista de dispositivos perdidos o robados. Lo estamos aclarando y te escribiremos.',
  STATUS_RETURN_PENDING: 'Devolución en preparación',
  STATUS_RETURN_PENDING_TEXT:
    '{count, plural, one {Estamos preparando la devolución de tu dispositivo.} many {Estamos preparando la devolución de tus # de dispositivos.} other {Estamos preparando la devolución de tus # dispositivos.}} Es gratis, y recibirás el número de envío por correo.',
  STATUS_RECYCLED: 'Reciclado',
  STATUS_RECYCLED_TEXT: 'Reciclamos tu dispositivo como es debido y sin coste para ti.',
  STATUS_APPEALED: 'Segunda revisión',
  STATUS_APPEALED_TEXT:
    'Otra persona está revisando tu dispositivo. Después te escribiremos con el resultado.',
  STATUS_PAYOUT_PENDING: 'Pago en curso',
  STATUS_PAYOUT_PENDING_TEXT: 'Hemos dado la orden de pagar {amount} a {account}.',
  STATUS_PAID: 'Pagado',
  STATUS_PAID_TEXT: 'Hemos pagado {amount} a {account}.',
  STATUS_PAYOUT_FAILED: 'Pago devuelto',
  STATUS_PAYOUT_FAILED_TEXT:
    'Nuestro pago de {amount} a {account} ha sido devuelto. Indícanos otra cuenta y volvemos a pagar.',
  STATUS_HANDED_OVER: 'Entregado a la autoridad',
  STATUS_HANDED_OVER_TEXT: 'Hemos entregado el dispositivo a la autoridad competente.',
  STATUS_RETURN_SHIPPED: 'En camino hacia ti',
  STATUS_RETURN_SHIPPED_TEXT:
    '{count, plural, one {Tu dispositivo está en camino de vuelta a ti.} many {Tus # de dispositivos están en camino de vuelta a ti.} other {Tus # dispositivos están en camino de vuelta a ti.}}',
  STATUS_RETURNED_TEXT: 'Tu dispositivo ya está de vuelta en tus manos.',
  TIMELINE_QUESTION: 'Una pregunta para ti',
  TIMELINE_RETURNING: 'En camino hacia ti',
  TIMELINE_OPEN: 'pendiente',
  STATUS_ACTION_NEEDED: 'Falta tu respuesta',
  STATUS_IN_REVIEW: 'En revisión',
  STATUS_SENT: 'En camino hacia nosotros',
  STATUS_OPEN: 'A la espera de tu paquete',
  STATUS_RETURNING: 'En camino hacia ti',
  STATUS_PAYING: 'Pago en curso',
  STATUS_COMPLETED: 'Venta completada',
  STATUS_RETURNED: 'Devolución completada',
  STATUS_CANCELLED: 'Venta cancelada',
  STATUS_EXPIRED: 'Venta caducada',
} satisfies Record<keyof typeof source, string>
