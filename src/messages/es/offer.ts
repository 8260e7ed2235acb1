import type { offer as source } from '../en/offer.ts'

/** Texts of the questions about a device and of its price. */
export const offer = {
  OFFER_TITLE: 'Tu precio',
  OFFER_NO_SCRIPT:
    'Para vender por la web necesitas JavaScript. Si no puedes activarlo, escríbenos y te ayudamos.',
  OFFER_WRITE: 'Escríbenos',
  OFFER_STEP: 'Pregunta {number} de {count}',
  OFFER_NEXT: 'Siguiente',
  OFFER_BACK: 'Atrás',
  OFFER_WATCH: 'Crear una alerta de precio',
  OFFER_SELF_TEST: 'Probar el dispositivo, unos {seconds} segundos',
  OFFER_RESET: 'Empezar de nuevo',
  OFFER_MULTI_HINT: 'Marca todo lo que corresponda.',
  OFFER_HELP: '¿Cómo lo averiguo?',
  OFFER_STORAGE: '¿Qué capacidad tiene?',
  OFFER_STORAGE_HINT: 'Está en los ajustes, en «Información» o «Almacenamiento».',
  OFFER_CONDITION: '¿En qué estado está?',
  OFFER_CONDITION_HINT: 'Míralo con luz de día, por todos los lados, sin funda ni protector.',

  SHEET_TITLE: '¿Es todo correcto?',
  SHEET_CONFIRM: 'Sí, todo',
  SHEET_SHOW: 'Ver mi precio',
  SHEET_DIFFERS: 'No es así',
  SHEET_ALL: 'Todo correcto',
  SHEET_CHOOSE: 'Elige la respuesta correcta o quita la marca.',

  CONDITION_NEW_TEXT: 'Sin abrir, en su caja original.',
  CONDITION_LIKE_NEW_TEXT: 'No se ve ninguna marca a 30\u00a0cm.',
  CONDITION_GOOD_TEXT: 'Las marcas se ven, pero no se notan con la uña.',
  CONDITION_OK_TEXT: 'Marcas que se notan con la uña, abolladuras de hasta 2\u00a0mm.',
  CONDITION_BAD_TEXT: 'Abolladuras más profundas, doblado o con la carcasa agrietada.',
  CONDITION_ENLARGE: '{condition}: ampliar la imagen',
  COMPARE_TITLE: 'Compara: de impecable a roto',
  DISPLAY_CHECK_TITLE: 'Comprueba la pantalla',

  FACTS_TITLE: '¿No lo tienes claro? Te ayudamos',

  FILM_TITLE: 'Ver los estados en vídeo (12\u00a0s)',

  EFFECT_NO_OFFER: 'sin oferta',
  EFFECT_BLOCKED: 'quita antes el bloqueo',
  EFFECT_FOLLOW_UP: 'según el fallo',

  PRICE_SO_FAR: 'Precio hasta ahora',
  PRICE_FINAL: 'Te pagamos',
  PRICE_UP_TO_SHORT: 'hasta',
  PRICE_SO_FAR_SHORT: 'por ahora',
  PRICE_FINAL_SHORT: 'cobras',
  PRICE_OPEN_QUESTIONS:
    '{count, plural, one {Queda # pregunta} many {Quedan # de preguntas} other {Quedan # preguntas}}',
  PRICE_DONE: 'Tu precio exacto. La oferta vale {days}\u00a0días.',

  BREAKDOWN_TITLE: 'Desglose del precio',
  BREAKDOWN_BASE: 'Precio base',
  BREAKDOWN_BASE_STORAGE: 'Precio base, {storage}',
  BREAKDOWN_CONDITION: 'Estado: {condition}',
  BREAKDOWN_FLOOR: 'Mínimo: {share} del precio base',
  BREAKDOWN_ROUNDING: 'Redondeo a la baja al euro',
  BREAKDOWN_TOTAL: 'Total',

  HISTORY_SINCE: 'Este precio está vigente desde el {date}.',
  HISTORY_CHANGED: '{change} desde el {date}. En este tiempo ha estado entre {lowest} y {highest}.',

  GATE_LOCKED: 'No podemos comprar un dispositivo bloqueado',
  GATE_LOCKED_TEXT:
    'Nadie podría volver a usarlo. Si puedes quitar el bloqueo, aunque sea justo antes de enviarlo, tu oferta se mantiene.',
  NO_OFFER: 'No podemos hacerte una oferta por este dispositivo',
  NO_OFFER_DANGEROUS_GOODS:
    'Una batería hinchada puede arder y no puede viajar en un paquete. Lleva el dispositivo a un punto limpio y, mientras tanto, no lo cargues ni lo presiones.',
  NO_OFFER_FUNGUS: 'Los hongos extendidos por las lentes no se pueden eliminar y pasan a otros objetivos.',
  NO_OFFER_NO_PICTURE: 'Reparar un monitor sin imagen cuesta más de lo que vale.',
  NO_OFFER_PANEL_BROKEN: 'Cambiar un panel roto cuesta más de lo que vale el monitor.',
  NO_OFFER_BANNED: 'Una consola baneada de su servicio en línea no se puede revender.',
  NO_OFFER_MODDED: 'No compramos consolas abiertas ni con el hardware o el software modificado.',
  NO_OFFER_TOO_LOW:
    'Con estas respuestas, el precio no llega a {minimum} y por debajo no hacemos ofertas. Eso sí, reciclamos gratis tu dispositivo y te enviamos una etiqueta de envío.',
  STOP_RECYCLE: 'Reciclar gratis',
  STOP_ADVICE: 'Qué hacer con una batería hinchada',

  ANSWERS_CHANGE: 'Cambiar',
  ADDED_TITLE: 'Tu venta: {name}',
  ADDED_UNTIL: 'La oferta vale hasta el {moment}.',
  ADDED_CLOSE: 'Cerrar',
} satisfies Record<keyof typeof source, string>
