import type { signedOffer as source } from '#messages/en/signed-offer.ts'

/** Texts of the signed offer: its download, and the page that checks one. */
export const signedOffer = {
  SCREEN_VERIFY_LEAD:
    'Cada venta lleva una oferta firmada y un expediente. Aquí tu navegador comprueba si tu archivo es auténtico y te muestra lo que dice.',

  SIGNED_OFFER_DOWNLOAD: 'Descargar la oferta firmada',
  SIGNED_OFFER_DOWNLOAD_TEXT:
    'Nuestra promesa por escrito y con firma digital: tus dispositivos, tus respuestas, los precios y los plazos. Guárdala: cualquier cambio se detecta al verificarla.',
  SIGNED_OFFER_CHECK: 'Cómo verificar una oferta firmada',

  VERIFY_PRIVATE:
    'El archivo no sale de tu dispositivo: lo verifica tu navegador. Después de la primera verificación, también funciona sin conexión.',
  VERIFY_FILE: 'Elige el archivo',
  VERIFY_FILE_HINT: 'También puedes arrastrarlo a esta página.',
  VERIFY_PASTE: 'O pega su texto',
  VERIFY_PASTE_HINT: 'Entero, de la primera llave a la última.',
  VERIFY_SUBMIT: 'Verificar el archivo',
  VERIFY_NO_SCRIPT:
    'La verificación se hace en tu navegador y necesita JavaScript. Más abajo te explicamos cómo hacerla sin él.',

  VERIFY_GENUINE: 'La oferta es auténtica',
  VERIFY_GENUINE_TEXT: 'Es exactamente lo que firmamos. No ha cambiado nada.',
  VERIFY_FORGED: 'La oferta no es auténtica',
  VERIFY_FORGED_TEXT:
    'La firma no coincide: alguien ha cambiado algo o nunca la firmamos. No te fíes de ella.',
  VERIFY_UNKNOWN_KEY: 'La oferta no lleva nuestra firma',
  VERIFY_UNKNOWN_KEY_TEXT: 'Indica la clave {keyId}, que no es nuestra. No te fíes de ella.',
  VERIFY_UNREADABLE: 'Esto no es un archivo firmado nuestro',
  VERIFY_UNREADABLE_TEXT:
    'Elige el archivo tal como lo descargaste o pega el texto completo. Las imágenes, las copias impresas y los PDF no se pueden verificar. Para un certificado de borrado, elige el expediente.',
  VERIFY_UNKNOWN_FORM: 'Auténtica, pero más nueva que esta página',
  VERIFY_UNKNOWN_FORM_TEXT:
    'La firmamos nosotros, en un formato que esta página no conoce. Recárgala y prueba otra vez.',
  VERIFY_NOT_LOADED: 'No se ha podido cargar la verificación',
  VERIFY_NOT_LOADED_TEXT:
    'Comprueba tu conexión e inténtalo de nuevo. Tu archivo no ha salido de este dispositivo.',
  VERIFY_UNCHECKED: 'Este navegador no puede verificar firmas',
  VERIFY_UNCHECKED_TEXT:
    'Eso no dice nada del archivo. Actualiza el navegador, usa otro o verifícalo a mano como se explica más abajo.',

  SIGNED_OFFER_TITLE: 'Lo que prometimos',
  SIGNED_OFFER_NUMBER: 'Número de venta',
  SIGNED_OFFER_CREATED: 'Venta confirmada el',
  SIGNED_OFFER_SEND_BY: 'Precio garantizado si el paquete se escanea como muy tarde el',
  SIGNED_OFFER_ANSWER: 'Si tenemos una pregunta',
  SIGNED_OFFER_ANSWER_TEXT:
    'El plazo para responder es de {days}\u00a0días, y de otros {secondDays}\u00a0días tras una segunda revisión. Sin respuesta, el dispositivo se devuelve gratis, salvo que la batería esté dañada.',
  SIGNED_OFFER_RULE: 'Si hay una diferencia',
  SIGNED_OFFER_RULE_NONE: 'Preguntamos siempre.',
  SIGNED_OFFER_RULE_ASK: 'Se acepta una nueva oferta desde el {share} del precio. Por debajo, preguntamos.',
  SIGNED_OFFER_RULE_RETURN:
    'Se acepta una nueva oferta desde el {share} del precio. Por debajo, el dispositivo se devuelve gratis. Con la batería dañada, preguntamos siempre.',
  SIGNED_OFFER_RULE_RECYCLE:
    'Se acepta una nueva oferta desde el {share} del precio. Por debajo, reciclamos el dispositivo. Con la batería dañada, preguntamos siempre.',
  SIGNED_OFFER_COUNT: '{count, plural, one {# dispositivo} other {# dispositivos, precio por unidad}}',
  SIGNED_OFFER_CONDITION: 'Estado',
  SIGNED_OFFER_ANSWERS: 'Tus respuestas',
  SIGNED_OFFER_ROUNDING: 'Redondeo a la baja',
  SIGNED_OFFER_VOUCHER: 'Código promocional {code}',
  SIGNED_OFFER_VERSIONS: 'Lista de precios {list}, regla de precios {rule}',

  VERIFY_BY_HAND: 'Verificar sin esta página',
  VERIFY_BY_HAND_TEXT:
    'Necesitas openssl y jq. Guarda la oferta como signed-offer.json y nuestra clave pública como key.pem, y ejecuta los comandos.',
  VERIFY_BY_HAND_KEY: 'Nuestra clave pública',
  VERIFY_BY_HAND_COMMANDS: 'Comandos',
  VERIFY_BY_HAND_RESULT: 'Si la oferta es auténtica, el último responde: Signature Verified Successfully.',
  VERIFY_BY_HAND_KEYS: 'Nuestra clave, para programas',
} satisfies Record<keyof typeof source, string>
