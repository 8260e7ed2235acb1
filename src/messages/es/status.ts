import type { status as source } from '../en/status.ts'

/** Where a device stands, as the status page, the account and the mails say it. */
export const status = {
  STATUS_CREATED: 'Venta confirmada',
  STATUS_CREATED_TEXT: 'Estamos preparando tu etiqueta de envío. Te llegará enseguida por correo.',
  STATUS_LABEL_ISSUED: 'Pendiente de envío',
  STATUS_LABEL_ISSUED_TEXT:
    'Tienes hasta el {date} para enviar tu paquete. Hasta entonces, tu precio está garantizado.',
  STATUS_CANCELLED_TEXT: 'Venta cancelada, como pediste. No envíes nada.',
  STATUS_IN_TRANSIT: 'Paquete en camino',
  STATUS_IN_TRANSIT_TEXT: 'Tu paquete está en camino. Te avisamos en cuanto llegue.',
  STATUS_EXPIRED_TEXT:
    'El plazo terminó el {date} sin que el transportista escaneara tu paquete, así que el precio ya no está garantizado. No nos debes nada.',
  STATUS_RECEIVED: 'Recibido',
  STATUS_RECEIVED_TEXT:
    '{count, plural, one {Tu dispositivo ha llegado. Lo revisaremos como muy tarde el {date}.} many {Tus # de dispositivos han llegado. Los revisaremos como muy tarde el {date}.} other {Tus # dispositivos han llegado. Los revisaremos como muy tarde el {date}.}}',
  STATUS_LOST: 'Buscando el paquete',
  STATUS_LOST_TEXT:
    '{count, plural, one {Tu dispositivo no nos ha llegado. Lo estamos buscando} many {Tus # de dispositivos no nos han llegado. Los estamos buscando} other {Tus # dispositivos no nos han llegado. Los estamos buscando}} con el transportista y te escribiremos en cuanto sepamos algo.',
  STATUS_ACCEPTED: 'Precio acordado',
  STATUS_ACCEPTED_TEXT: 'Vas a cobrar {amount}. El siguiente paso es ordenar el pago.',
  STATUS_IN_INSPECTION: 'En revisión',
  STATUS_IN_INSPECTION_TEXT: 'Estamos revisando tu dispositivo y te escribiremos con el resultado.',
  STATUS_COUNTER_OFFERED: 'Decides tú',
  STATUS_COUNTER_OFFERED_TEXT:
    'Tu dispositivo no coincide del todo con tus respuestas. Mira las diferencias y dinos como muy tarde el {date} qué hacemos. Si no respondes, te lo devolvemos gratis.',
  STATUS_HAZARDOUS_TEXT:
    'La batería de tu dispositivo está dañada. No podemos comprarlo ni devolvértelo. Dinos como muy tarde el {date} qué hacemos con él. Si no respondes, lo guardamos en un lugar seguro y te contactamos.',
  STATUS_ACTION_REQUIRED: 'Necesitamos tu ayuda',
  STATUS_ACTION_REQUIRED_TEXT:
    'Falta algo que solo puedes hacer tú. Tienes hasta el {date}. Si no respondes, te devolvemos el dispositivo gratis.',
  STATUS_MISSING_PART: 'Falta en el paquete: {part}',
  PART_CHARGER: 'cargador',
  PART_POWER_CABLE: 'cable de alimentación',
  PART_CABLE: 'cable de conexión',
  PART_BATTERY: 'batería',
  PART_PEN: 'lápiz',
  PART_KEYBOARD: 'teclado',
  PART_CONTROLLER: 'mando',
  PART_DOCK: 'base',
  PART_STAND: 'pie',
  PART_DRIVE: 'unidad de disco',
  PART_LENS_CAP: 'tapa del objetivo',
  PART_STRAP: 'correa',
  STATUS_QUARANTINED: 'Pendiente de aclarar',
  STATUS_QUARANTINED_TEXT:
    'Tu dispositivo aparece en una lista de dispositivos perdidos o robados. Lo estamos aclarando y te escribiremos.',
  STATUS_RETURN_PENDING: 'Devolución en preparación',
  STATUS_RETURN_PENDING_TEXT:
    '{count, plural, one {Estamos preparando la devolución de tu dispositivo.} many {Estamos preparando la devolución de tus # de dispositivos.} other {Estamos preparando la devolución de tus # dispositivos.}} Es gratis y te enviaremos el número de seguimiento por correo.',
  STATUS_UNDELIVERED: 'Devolución sin entregar',
  STATUS_UNDELIVERED_TEXT:
    '{count, plural, one {El transportista no pudo entregar tu dispositivo y volvemos a tenerlo nosotros.} many {El transportista no pudo entregar tus # de dispositivos y volvemos a tenerlos nosotros.} other {El transportista no pudo entregar tus # dispositivos y volvemos a tenerlos nosotros.}} Dinos la dirección correcta y volvemos a enviar el paquete, gratis.',
  STATUS_RECYCLED: 'Reciclado',
  STATUS_RECYCLED_TEXT: 'Reciclamos tu dispositivo correctamente y sin coste para ti.',
  STATUS_APPEALED: 'Segunda revisión',
  STATUS_APPEALED_TEXT: 'Otro técnico está revisando tu dispositivo. Te escribiremos con el resultado.',
  STATUS_PAYOUT_PENDING: 'Pago en curso',
  STATUS_PAYOUT_PENDING_TEXT: 'Hemos ordenado el pago de {amount} a {account}.',
  STATUS_PAID: 'Pagado',
  STATUS_PAID_TEXT: 'Hemos pagado {amount} a {account}.',
  STATUS_PAYOUT_FAILED: 'Pago rechazado',
  STATUS_PAYOUT_FAILED_TEXT:
    'Nuestro pago de {amount} a {account} ha sido rechazado. Indícanos otra cuenta de cobro y volvemos a pagar.',
  STATUS_HANDED_OVER: 'Entregado a las autoridades',
  STATUS_HANDED_OVER_TEXT: 'Hemos entregado el dispositivo a las autoridades competentes.',
  STATUS_RETURN_SHIPPED: 'Devolución en camino',
  STATUS_RETURN_SHIPPED_TEXT:
    '{count, plural, one {Tu dispositivo ya va de vuelta.} many {Tus # de dispositivos ya van de vuelta.} other {Tus # dispositivos ya van de vuelta.}}',
  STATUS_RETURNED_TEXT: 'Ya tienes de vuelta tu dispositivo.',
  TIMELINE_QUESTION: 'Una pregunta para ti',
  TIMELINE_RETURNING: 'Devolución en camino',
  TIMELINE_OPEN: 'pendiente',
  STATUS_ACTION_NEEDED: 'Falta tu respuesta',
  STATUS_IN_REVIEW: 'En revisión',
  STATUS_SENT: 'Paquete en camino',
  STATUS_OPEN: 'Pendiente de envío',
  STATUS_RETURNING: 'Devolución en camino',
  STATUS_PAYING: 'Pago en curso',
  STATUS_COMPLETED: 'Venta completada',
  STATUS_RETURNED: 'Devolución completada',
  STATUS_CANCELLED: 'Venta cancelada',
  STATUS_EXPIRED: 'Venta caducada',
} satisfies Record<keyof typeof source, string>
