import type { journey as source } from '../en/journey.ts'

/** The live journey of a sale: what has happened, our clock, and the moment of payment. */
export const journey = {
  JOURNEY_TITLE: 'Tu venta hasta ahora',
  JOURNEY_CREATED: 'Venta confirmada',
  JOURNEY_LABELLED: 'Etiqueta de envío lista',
  JOURNEY_SCANNED: 'Recogido por {carrier}',
  JOURNEY_RESCANNED: 'Último escaneo de {carrier}',
  JOURNEY_ARRIVED: 'Ha llegado y está desembalado',
  JOURNEY_DEVICES: '{count, plural, one {# dispositivo} other {# dispositivos}}',
  JOURNEY_INSPECTED: '{name}: revisión terminada',
  JOURNEY_PAID: '{name}: pago hecho',
  JOURNEY_RETURNING: '{name}: devolución en camino',
  JOURNEY_RETURNED: '{name}: devolución entregada',
  JOURNEY_PHOTO: '{text}, foto {number} de {total}',
  JOURNEY_PHOTOS_ALL: 'Ver las {count} fotos',
  JOURNEY_NEWS: 'Novedad: {text}',
  TURN_SELLER: 'Te toca a ti',
  TURN_SHOP: 'Nos toca a nosotros',
  TURN_CARRIER: 'El paquete está con el transportista',
  CLOCK_TITLE: 'Nuestro reloj corre',
  CLOCK_UNTIL: 'Terminamos la revisión antes del final del {date}.',
  CLOCK_BONUS: 'Si tardamos más, cobras {bonus} extra por cada dispositivo que compremos.',
  CLOCK_LATE: 'Llegamos tarde',
  CLOCK_LATE_TEXT:
    'Prometimos la revisión para el {date}. Cobras {bonus} extra por cada dispositivo que compremos.',
  PAID_DAYS: '{count, plural, one {De la venta al pago en # día} other {De la venta al pago en # días}}',
  PROOF_SECTION: 'Tus pruebas',
} satisfies Record<keyof typeof source, string>
