import type { fairness as source } from '../en/fairness.ts'

/** Texts of the page with the figures about inspections. */
export const fairness = {
  SCREEN_FAIRNESS: 'Transparencia en cifras',
  SCREEN_FAIRNESS_LEAD:
    'Así terminan nuestras revisiones. Cuenta cada dispositivo revisado, salga como salga.',
  FAIRNESS_PERIOD: 'Ventas terminadas entre el {from} y el {until}, en todos los países.',
  FAIRNESS_EMPTY: 'Todavía no hay suficientes dispositivos',
  FAIRNESS_GROUPED: 'Agrupado con otros tipos para que no se reconozca ningún dispositivo concreto',
  FAIRNESS_EMPTY_TEXT: 'Publicamos las cifras a partir de {count} dispositivos. Con menos no dirían nada.',
  FAIRNESS_COUNTING: 'Estamos calculando las cifras. Las publicaremos aquí en breve.',
  FAIRNESS_SUMMARY: 'El {share} de {devices} dispositivos se pagó según la oferta o por encima.',
  FAIRNESS_ENDS: 'Resultado',
  FAIRNESS_AS_QUOTED: 'Pagado según la oferta',
  FAIRNESS_RAISED: 'Pagado por encima de la oferta',
  FAIRNESS_LOWERED: 'Pagado por debajo, con el acuerdo de quien vende',
  FAIRNESS_RETURNED: 'Devuelto',
  FAIRNESS_RECYCLED: 'Reciclado a petición de quien vende',
  FAIRNESS_HANDED_OVER: 'Entregado a las autoridades',
  FAIRNESS_BY_CATEGORY: 'Por tipo de dispositivo',
  FAIRNESS_CATEGORY: 'Tipo',
  FAIRNESS_DEVICES: 'Dispositivos',
  FAIRNESS_TIMES: 'Cuánto tarda',
  FAIRNESS_TIMES_TEXT:
    'Duración mediana en horas, redondeada al alza, con noches y fines de semana incluidos.',
  FAIRNESS_ALL: 'Todos los dispositivos',
  FAIRNESS_TRANSIT: 'Del envío a la llegada',
  FAIRNESS_INSPECTION: 'De la llegada al resultado',
  FAIRNESS_ANSWER: 'De nuestra pregunta a la respuesta',
  FAIRNESS_APPEAL: 'Segunda revisión',
  FAIRNESS_PAYOUT: 'De la aceptación al pago',
  FAIRNESS_RETURN: 'Devolución',
  FAIRNESS_HOURS: '{hours}\u00a0h',
  FAIRNESS_TOO_FEW: 'muy pocos',
  FAIRNESS_APPEALS: 'Segundas revisiones',
  FAIRNESS_APPEALS_TEXT:
    '{count, plural, one {Se pidió # segunda revisión.} other {Se pidieron # segundas revisiones.}} En {upheld, plural, one {# caso} other {# casos}} se pagó la oferta inicial y en {rejected, plural, one {# caso} other {# casos}} se confirmó la primera revisión.',
  FAIRNESS_APPEALS_NONE: 'Nadie pidió una segunda revisión.',
  FAIRNESS_FREE_RECYCLING: 'Reciclados gratis',
  FAIRNESS_FREE_RECYCLING_TEXT:
    '{count, plural, one {# dispositivo reciclado} many {# de dispositivos reciclados} other {# dispositivos reciclados}} gratis desde el {date}. No son ventas, así que las cifras de arriba no los incluyen.',
  FAIRNESS_METHOD: 'Cómo contamos',
  FAIRNESS_METHOD_LOG:
    'Las cifras salen del registro de cada dispositivo. Nadie puede cambiar una entrada ni elegir cuáles cuentan.',
  FAIRNESS_METHOD_SETTLED:
    'Un dispositivo cuenta cuando está pagado, devuelto, reciclado o entregado a las autoridades. Los paquetes perdidos los pagamos según la oferta y no se cuentan, porque no dicen nada de las revisiones.',
  FAIRNESS_METHOD_FEW: 'Por debajo de {count} dispositivos no mostramos cifras: serían casualidad.',
  FAIRNESS_SO_FAR: 'Hasta ahora, {counted} de {needed} dispositivos',
  FAIRNESS_PLAN: 'Qué publicaremos aquí',
  FAIRNESS_PLAN_TEXT:
    'Lo decimos ahora, antes de conocer el resultado: los porcentajes y los tiempos de esta lista, de todos los dispositivos y de cada tipo, siempre de los últimos doce meses. También el resultado de las segundas revisiones.',
  FAIRNESS_PLAN_ENDS: 'Cómo terminan las revisiones',
  FAIRNESS_METHOD_FRESH:
    'Publicamos cifras nuevas cuando hay {count} dispositivos más, como mucho {days, plural, one {una vez al día} other {cada # días}}.',
  FAIRNESS_METHOD_WAIT:
    'Las cifras de un tipo cambian siempre en {few} dispositivos como mínimo. Si son menos, se quedan como están y los nuevos esperan. De lo contrario, al comparar dos publicaciones se sabría cómo terminó una venta concreta.',
  FAIRNESS_METHOD_EDITION: 'Esta es la edición {number}, publicada el {moment}.',
  FAIRNESS_DATA: 'Comprueba las cifras',
  FAIRNESS_DATA_TEXT:
    'Todas las cifras de las revisiones se pueden calcular con un solo archivo. Su sello está en el registro público: si alguien cambiara el archivo después, se notaría.',
  FAIRNESS_DATA_LATER:
    'Cuando haya cifras, podrás descargarlas aquí y calcularlas por tu cuenta. El sello del archivo estará en el registro público: si alguien lo cambiara después, se notaría.',
  FAIRNESS_DATA_PRIVACY:
    'El archivo solo contiene recuentos: ni nombres, ni días, ni precios, ni números de venta. Los tipos con menos de {count} dispositivos se agrupan y, si aun así son muy pocos, se suman al siguiente tipo en tamaño. Los tiempos que comparten menos de {few} dispositivos se acercan al centro, y la mediana queda exactamente igual.',
  FAIRNESS_DATA_JSON: 'Cifras con prueba (JSON)',
  FAIRNESS_DATA_CSV: 'Cifras en tabla (CSV)',
  FAIRNESS_DATA_HASH: 'Sello de las cifras (SHA-256)',
  FAIRNESS_DATA_HOW: 'Cómo comprobar el archivo',
  FAIRNESS_DATA_HOW_TEXT:
    'Nuestro verificador calcula las cifras a partir del archivo y comprueba que están en el registro público. Funciona en tu ordenador con Node y no nos pregunta nada.',
  FAIRNESS_DATA_KEYS: 'Nuestras claves públicas',
  FAIRNESS_LOG: 'El registro público',
  FAIRNESS_LOG_TEXT:
    'Cada resultado de una revisión tiene aquí su entrada antes de compararse con las respuestas de quien vende. Guarda el estado de abajo: con él se puede saber más adelante si hemos cambiado algo.',
  FAIRNESS_LOG_NONE: 'El registro empezará en breve.',
  FAIRNESS_LOG_SIZE: 'Entradas',
  FAIRNESS_LOG_ROOT: 'Sello de todas las entradas',
  FAIRNESS_LOG_TIME: 'Firmado el',
  FAIRNESS_LOG_HEAD: 'Estado firmado (JSON)',
  FAIRNESS_LOG_VERIFY: 'Verificar una prueba',
} satisfies Record<keyof typeof source, string>
