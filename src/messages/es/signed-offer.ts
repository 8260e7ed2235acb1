import type { signedOffer as source } from '#messages/en/signed-offer.ts'

/** Texts of the signed offer: its download, and the page that checks one. */
export const signedOffer = {
  SCREEN_VERIFY: 'Verificar un recibo',
  SCREEN_VERIFY_LEAD:
    'Cada venta tiene un recibo firmado por nosotros. Aquí tu navegador te dice si un recibo es auténtico y qué pone en él.',

  SIGNED_OFFER_DOWNLOAD: 'Descargar el recibo firmado',
  SIGNED_OFFER_DOWNLOAD_TEXT:
    'Nuestra promesa por escrito y con nuestra firma: tus dispositivos, tus respuestas, los precios y los plazos. Guárdalo; nadie puede cambiarlo, tampoco nosotros.',
  SIGNED_OFFER_CHECK: 'Cómo verificar un recibo',

  VERIFY_PRIVATE:
    'El recibo no sale de tu dispositivo: tu navegador lo verifica por sí solo, incluso sin conexión una vez abierta esta página.',
  VERIFY_FILE: 'Elige el archivo del recibo',
  VERIFY_FILE_HINT: 'También puedes arrastrarlo a esta página.',
  VERIFY_PASTE: 'O pega su texto',
  VERIFY_PASTE_HINT: 'Todo, de la primera llave a la última.',
  VERIFY_SUBMIT: 'Verificar el recibo',
  VERIFY_NO_SCRIPT:
    'La verificación se hace en tu navegador y necesita JavaScript. Más abajo te explicamos cómo hacerlo sin él.',

  VERIFY_GENUINE: 'El recibo es auténtico',
  VERIFY_GENUINE_TEXT: 'Esto es exactamente lo que firmamos. No se ha cambiado nada.',
  VERIFY_FORGED: 'El recibo no es auténtico',
  VERIFY_FORGED_TEXT: 'La firma no coincide: se ha cambiado algo o nunca lo firmamos. No te fíes de él.',
  VERIFY_UNKNOWN_KEY: 'El recibo no está firmado con nuestra clave',
  VERIFY_UNKNOWN_KEY_TEXT: 'Indica la clave {keyId}, que no es la nuestra. No te fíes de él.',
  VERIFY_UNREADABLE: 'Esto no es un recibo nuestro',
  VERIFY_UNREADABLE_TEXT:
    'Elige el archivo tal como lo descargaste o pega el texto completo. Una imagen o una copia impresa no se puede verificar.',
  VERIFY_UNKNOWN_FORM: 'Auténtico, pero más nuevo que esta página',
  VERIFY_UNKNOWN_FORM_TEXT:
    'Lo firmamos nosotros, en un formato que esta página no conoce. Recarga la página y prueba otra vez.',
  VERIFY_UNCHECKED: 'Este navegador no puede verificar firmas',
  VERIFY_UNCHECKED_TEXT:
    'Eso no dice nada del recibo. Actualiza el navegador, usa otro o verifícalo a mano como se explica más abajo.',

  SIGNED_OFFER_TITLE: 'Lo que prometimos',
  SIGNED_OFFER_NUMBER: 'Número de venta',
  SIGNED_OFFER_CREATED: 'Acordado el',
  SIGNED_OFFER_SEND_BY: 'Los precios valen si el paquete se escanea a más tardar el',
  SIGNED_OFFER_ANSWER: 'Si tenemos una pregunta',
  SIGNED_OFFER_ANSWER_TEXT:
    'Hay {days} días para responder y otros {secondDays} días tras una segunda revisión. Sin respuesta, el dispositivo se devuelve gratis.',
  SIGNED_OFFER_RULE: 'Si encontramos una diferencia',
  SIGNED_OFFER_RULE_NONE: 'Preguntamos siempre.',
  SIGNED_OFFER_RULE_ASK:
    'Un nuevo precio a partir del {share} de la oferta queda aceptado. Por debajo, preguntamos.',
  SIGNED_OFFER_RULE_RETURN:
    'Un nuevo precio a partir del {share} de la oferta queda aceptado. Por debajo, el dispositivo se devuelve gratis.',
  SIGNED_OFFER_RULE_RECYCLE:
    'Un nuevo precio a partir del {share} de la oferta queda aceptado. Por debajo, reciclamos el dispositivo.',
  SIGNED_OFFER_COUNT: '{count, plural, one {# dispositivo} other {# dispositivos, precio por unidad}}',
  SIGNED_OFFER_CONDITION: 'Estado',
  SIGNED_OFFER_ANSWERS: 'Respuestas al vender',
  SIGNED_OFFER_ROUNDING: 'Redondeo a la baja',
  SIGNED_OFFER_VOUCHER: 'Cupón {code}',
  SIGNED_OFFER_VERSIONS: 'Lista de precios {list}, regla de precios {rule}',

  VERIFY_BY_HAND: 'Verificar sin esta página',
  VERIFY_BY_HAND_TEXT:
    'Necesitas los programas openssl y jq. Guarda el recibo como signed-offer.json y nuestra clave pública como key.pem, y ejecuta los comandos.',
  VERIFY_BY_HAND_KEY: 'Nuestra clave pública',
  VERIFY_BY_HAND_COMMANDS: 'Comandos',
  VERIFY_BY_HAND_RESULT: 'Si el recibo es auténtico, el último responde: Signature Verified Successfully.',
  VERIFY_BY_HAND_KEYS: 'Nuestra clave para programas',
} satisfies Record<keyof typeof source, string>
