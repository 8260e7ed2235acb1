import type { fairness as source } from '../en/fairness.ts'

/** Texts of the page with the figures about inspections. */
export const fairness = {
  SCREEN_FAIRNESS: 'Transparencia en cifras',
  SCREEN_FAIRNESS_LEAD:
    'Cómo terminan de verdad nuestras revisiones: cuenta cada dispositivo revisado, nos guste el resultado o no.',
  FAIRNESS_PERIOD: 'Ventas terminadas entre el {from} y el {until}, en todos los países.',
  FAIRNESS_EMPTY: 'Todavía no hay suficientes dispositivos',
  FAIRNESS_EMPTY_TEXT:
    'Publicamos cifras a partir de {count} dispositivos. Con menos sería azar, y el azar no es una promesa.',
  FAIRNESS_SUMMARY: 'El {share} de {devices} dispositivos se pagó como ofrecimos o mejor.',
  FAIRNESS_ENDS: 'Cómo terminó',
  FAIRNESS_AS_QUOTED: 'Pagado como ofrecimos',
  FAIRNESS_RAISED: 'Pagado más de lo ofrecido',
  FAIRNESS_LOWERED: 'Pagado menos, de acuerdo con quien vende',
  FAIRNESS_RETURNED: 'Devuelto',
  FAIRNESS_RECYCLED: 'Reciclado a petición',
  FAIRNESS_HANDED_OVER: 'Entregado a las autoridades',
  FAIRNESS_BY_CATEGORY: 'Por tipo de dispositivo',
  FAIRNESS_CATEGORY: 'Tipo',
  FAIRNESS_DEVICES: 'Dispositivos',
  FAIRNESS_TIMES: 'Cuánto tarda',
  FAIRNESS_TIMES_TEXT:
    'La mitad de los dispositivos no tardó más. En horas, redondeadas al alza, con noches y fines de semana incluidos.',
  FAIRNESS_ALL: 'Todos los dispositivos',
  FAIRNESS_TRANSIT: 'De camino a nosotros',
  FAIRNESS_INSPECTION: 'De la llegada al resultado',
  FAIRNESS_ANSWER: 'Hasta la respuesta',
  FAIRNESS_APPEAL: 'Segunda revisión',
  FAIRNESS_PAYOUT: 'Del sí al pago',
  FAIRNESS_RETURN: 'Camino de vuelta',
  FAIRNESS_HOURS: '{hours}\u00a0h',
  FAIRNESS_TOO_FEW: 'muy pocos',
  FAIRNESS_APPEALS: 'Segundas revisiones',
  FAIRNESS_APPEALS_TEXT:
    '{count, plural, one {Se pidió # segunda revisión.} other {Se pidieron # segundas revisiones.}} En {upheld, plural, one {# caso} other {# casos}} se pagó el precio ofrecido; en {rejected, plural, one {# caso} other {# casos}} se mantuvo el primer resultado.',
  FAIRNESS_APPEALS_NONE: 'Nadie pidió una segunda revisión.',
  FAIRNESS_METHOD: 'Cómo contamos',
  FAIRNESS_METHOD_LOG:
    'Las cifras salen directamente del registro de cada dispositivo. Nadie puede cambiar una entrada y nadie elige qué cuenta.',
  FAIRNESS_METHOD_SETTLED:
    'Un dispositivo cuenta cuando está pagado, devuelto, reciclado o entregado a las autoridades. Los paquetes perdidos se pagan como ofrecimos; no dicen nada de las revisiones y no se cuentan.',
  FAIRNESS_METHOD_FEW: 'No mostramos nada por debajo de {count} dispositivos: sería azar.',
  FAIRNESS_METHOD_FRESH: 'Cifras del {moment}. Se actualizan cada diez minutos.',
} satisfies Record<keyof typeof source, string>
