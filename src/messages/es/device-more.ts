import type { deviceMore as source } from '../en/device-more.ts'

/** Texts of a device’s page below its questions, and of the price card’s end. */
export const deviceMore = {
  PDP_FACTS: '¿Es este tu dispositivo?',
  PDP_MANUFACTURER: 'Marca',
  PDP_SERIES: 'Serie',
  PDP_RELEASED: 'Lanzamiento',
  PDP_STORAGE: 'Capacidad',
  PDP_CODES: 'Números de modelo',
  PDP_CODES_HINT: 'El número está en el dispositivo, en su caja o en los ajustes.',
  PDP_WRONG: '¿No es el tuyo? Ver todos los modelos {series}',
  PDP_RELATED: 'Más modelos {series}',

  HISTORY_TITLE: 'Evolución del precio',
  HISTORY_CHART:
    'Gráfico del precio base desde el {date} hasta hoy: mínimo {lowest}, máximo {highest}, ahora {current}.',
  HISTORY_TABLE: 'Ver como tabla',
  HISTORY_FROM: 'Vigente desde',
  HISTORY_TODAY: 'hoy',
  HISTORY_NOT_BOUGHT: 'no lo comprábamos',

  WAITING_STAYED:
    'En los últimos tres meses, nuestros precios de dispositivos parecidos apenas han cambiado: menos de un {percent}.',
  WAITING_FELL:
    'En los últimos tres meses, nuestros precios de dispositivos parecidos han bajado entre un {least} y un {most}.',
  WAITING_FELL_UP_TO:
    'En los últimos tres meses, nuestros precios de dispositivos parecidos han bajado hasta un {most}.',
  WAITING_FELL_BY:
    'En los últimos tres meses, nuestros precios de dispositivos parecidos han bajado un {most}.',
  WAITING_ROSE:
    'En los últimos tres meses, nuestros precios de dispositivos parecidos han subido entre un {least} y un {most}.',
  WAITING_ROSE_UP_TO:
    'En los últimos tres meses, nuestros precios de dispositivos parecidos han subido hasta un {most}.',
  WAITING_ROSE_BY:
    'En los últimos tres meses, nuestros precios de dispositivos parecidos han subido un {most}.',
  WAITING_MIXED:
    'En los últimos tres meses, nuestros precios de dispositivos parecidos han variado entre −{fall} y +{rise}.',
  WAITING_HOW: 'Cómo lo calculamos',
  WAITING_SAME_MAKER:
    'Hemos comparado los precios base de {count, plural, one {# dispositivo} many {# de dispositivos} other {# dispositivos}} del mismo tipo, de la misma marca y de edad parecida.',
  WAITING_ALL_MAKERS:
    'Hemos comparado los precios base de {count, plural, one {# dispositivo} many {# de dispositivos} other {# dispositivos}} del mismo tipo y de edad parecida, de todas las marcas.',
  WAITING_LISTS:
    'Salen de {count, plural, one {# lista de precios nuestra} many {# de listas de precios nuestras} other {# listas de precios nuestras}} de {days}\u00a0días, del {from} al {until}.',
  WAITING_RANGE:
    'Dejamos fuera la décima parte más baja y la más alta. Tu dispositivo puede ser distinto, y esto no es una previsión de los próximos tres meses.',
} satisfies Record<keyof typeof source, string>
