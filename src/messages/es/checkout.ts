import type { checkout as source } from '../en/checkout.ts'

/** Texts of cart and checkout. */
export const checkout = {
  CART_TITLE: 'Tus dispositivos',
  CART_EMPTY: 'Aún no has elegido ningún dispositivo',
  CART_EMPTY_TEXT: 'Busca tu dispositivo, responde a unas preguntas y verás al momento cuánto te pagamos.',
  CART_EMPTY_BUTTON: 'Buscar un dispositivo',
  CART_LOADING: 'Comprobando los precios…',
  CART_NO_SCRIPT:
    'Para vender, tu navegador necesita tener JavaScript activado. Si no puedes activarlo, escríbenos.',
  CART_EACH: '{price} por unidad',
  CART_QUANTITY: 'Cantidad',
  CART_QUANTITY_OF: 'Cantidad de {name}',
  CART_LESS: 'Uno menos',
  CART_MORE: 'Uno más',
  CART_REMOVE: 'Quitar',
  CART_PHOTOS: 'Añadir fotos',
  CART_PHOTOS_OF: 'Añadir fotos: {name}',
  CART_PHOTOS_LATER: 'Podrás añadir fotos de este dispositivo después de la venta.',
  CART_PHOTOS_FAILED: 'Ahora mismo no se pueden abrir las fotos. Inténtalo de nuevo en un momento.',
  SALE_PHOTOS: 'Fotos antes de embalar',
  SALE_PHOTOS_TEXT:
    'Si vemos algo distinto de lo que describiste, tus fotos y las nuestras se muestran una al lado de la otra. Son opcionales y puedes añadirlas hasta que el transportista tenga tu paquete.',
  CART_REMOVE_OF: 'Quitar {name}',
  CART_HOLDS_UNTIL: 'Estos precios valen hasta el {date}.',
  CART_REMOVED: 'Quitado: {name}.',
  CART_RESTORED: 'De nuevo en tu venta: {name}.',
  CART_CHANGE: 'Cambiar respuestas',
  CART_CHANGE_OF: 'Cambiar respuestas: {name}',
  CART_CLEAR: 'Quitar todo',
  CART_CLEAR_TITLE:
    '¿Quitar {count, plural, one {el dispositivo} many {# de dispositivos} other {los # dispositivos}}?',
  CART_CLEAR_TEXT: 'Podrás deshacerlo mientras sigas en esta página.',
  CART_CLEAR_CONFIRM: 'Quitar',
  CART_CLEAR_CANCEL: 'Conservar',
  CART_CLEARED:
    '{count, plural, one {# dispositivo quitado.} many {# de dispositivos quitados.} other {# dispositivos quitados.}}',
  CART_UNDO: 'Deshacer',
  CART_TOTAL: 'Te pagamos',
  CART_ESTIMATE: 'Estimación',
  CART_CONTINUE: 'Continuar',

  REPRICED_TITLE: 'Hemos recalculado los precios',
  REPRICED_LOWER: '{name}: la oferta había caducado. Hoy pagamos {after} en lugar de {before}.',
  REPRICED_HIGHER: '{name}: la oferta había caducado. Hoy pagamos más: {after} en lugar de {before}.',
  REPRICED_SAME: '{name}: la oferta había caducado. El precio de hoy es el mismo.',
  REPRICED_OTHER: '{name}: en este país pagamos {after}.',
  REPRICED_WITHDRAWN:
    '{name}: el precio de {before} era un error nuestro. El precio correcto es {after}. Lo sentimos.',
  REPRICED_GONE: '{name}: ahora mismo no podemos hacerte una oferta, así que lo hemos quitado de tu venta.',
  REPRICE_FAILED: 'No hemos podido comprobar los precios. Comprueba tu conexión y vuelve a intentarlo.',
  REPRICE_RETRY: 'Comprobar otra vez',

  VOUCHER_TITLE: '¿Tienes un código promocional?',
  VOUCHER_CODE: 'Código promocional',
  VOUCHER_APPLY: 'Aplicar',
  VOUCHER_LINE: 'Código promocional {code}',
  VOUCHER_REMOVE: 'Quitar el código promocional {code}',
  VOUCHER_APPLIED: 'El código promocional {code} suma {value}.',
  VOUCHER_UNKNOWN: 'No conocemos este código. Revisa cómo está escrito.',
  VOUCHER_EXPIRED: 'Este código promocional ha caducado.',
  VOUCHER_MIN: 'Este código promocional es válido a partir de {total}.',
  VOUCHER_CATEGORY: 'Este código promocional no es válido para estos dispositivos.',
  VOUCHER_USED: 'Ya has usado este código promocional.',
  VOUCHER_UNUSABLE:
    'Este código promocional no se puede usar en esta venta: ha caducado o ya se ha usado. Si no lo has usado tú, inicia sesión con este correo y vuelve a intentarlo.',
  VOUCHER_MODE: 'Este código promocional no es válido en esta tienda.',
  VOUCHER_FAILED: 'No hemos podido comprobar el código promocional. Inténtalo de nuevo en un momento.',

  CART_SIZE_TITLE: 'Una venta admite hasta {max} dispositivos',
  CART_SIZE_TEXT:
    'Has elegido {count, plural, one {# dispositivo} other {# dispositivos}}. Deja {excess, plural, one {# dispositivo} other {# dispositivos}} para una segunda venta.',
  CART_SIZE_BUSINESS:
    'Has elegido {count, plural, one {# dispositivo} other {# dispositivos}}. Para más te hacemos una oferta a medida, sin que tengas que escribir nada de nuevo.',
  CAP_TITLE: 'Por encima de {cap} te hacemos una oferta a medida',
  CAP_TEXT:
    'En la tienda para empresas, una venta puede llegar a {cap}. Envíanos tu lista: la revisamos a mano y te respondemos en {days, plural, one {un día laborable} other {# días laborables}}. Hasta entonces, el total es una estimación.',
  CAP_BUTTON: 'Pedir una oferta a medida',
  REQUEST_TITLE: 'Pide una oferta a medida',
  REQUEST_CONTACT: 'Persona de contacto',
  REQUEST_MESSAGE: '¿Algo que debamos saber? (opcional)',
  REQUEST_SEND: 'Enviar la solicitud',
  REQUEST_DONE: 'Hemos recibido tu solicitud {number}',
  REQUEST_DONE_TEXT:
    'Hemos enviado una confirmación a {email} y te responderemos en {days, plural, one {un día laborable} other {# días laborables}}. Tus dispositivos ya forman parte de la solicitud.',
  REQUEST_EARLIER:
    'Ya hemos recibido tu solicitud {number}, en una versión anterior. Tus últimos cambios no están incluidos.',
  REQUEST_EARLIER_KEEP: 'Dejarlo así',
  REQUEST_EARLIER_SEND: 'Enviar otra solicitud con los cambios',
  REQUEST_BACK: 'Volver a los dispositivos',

  STEPS_LABEL: 'Pasos de tu venta',
  STEP_DEVICES: 'Dispositivos',
  STEP_DETAILS: 'Datos',
  STEP_REVIEW: 'Confirmar',
  STEP_DONE: 'completado',

  DETAILS_SIGNED_IN: 'Sesión iniciada como {email}. Esta venta quedará en tu cuenta de cliente.',
  DETAILS_SIGN_IN: 'Iniciar sesión',
  REVIEW_SIGNED_OUT:
    'Tu sesión ha caducado. Pulsa otra vez «Confirmar la venta» para vender sin cuenta de cliente, o inicia sesión antes. No se ha perdido nada.',
  DETAILS_TITLE: 'Tus datos',
  DETAILS_GUEST: 'No necesitas cuenta de cliente. Te damos un número de cliente y un enlace a tu venta.',
  DETAILS_CONTACT: '¿Quién vende?',
  DETAILS_ADDRESS: '¿Dónde vives?',
  DETAILS_ADDRESS_BUSINESS: '¿Dónde está tu empresa?',
  DETAILS_ADDRESS_HINT: 'Para la etiqueta de envío y, si hace falta, la devolución.',
  DETAILS_PAYOUT: '¿Cómo quieres cobrar?',
  DETAILS_PAYOUT_HINT:
    'Podrás cambiar la cuenta hasta que demos la orden de pago. Una vez guardada, solo mostramos una parte.',
  PAYOUT_ACCOUNT: '¿En qué cuenta?',
  PAYOUT_SAVED: 'Cuenta guardada: {account}',
  PAYOUT_OTHER: 'Otra cuenta',
  RULE_TITLE: 'Si encontramos una diferencia',
  RULE_HINT:
    'Solo se aplica si un dispositivo vale menos de lo que indicaste. Si vale más o la diferencia es pequeña, pagamos sin preguntar.',
  RULE_ASK: 'Preguntarme siempre',
  RULE_ACCEPT: 'Aceptar si es al menos el {share} de la oferta',
  RULE_ACCEPT_FROM: 'Aceptar si es al menos el {share} de la oferta (desde {amount})',
  RULE_OTHERWISE: '¿Y si es menos?',
  RULE_OTHERWISE_HINT:
    'Vale también si no podemos comprarlo. El reciclaje no se paga ni se puede deshacer. Tu regla no se aplica nunca si la batería está dañada: te preguntamos siempre.',
  RULE_ELSE_ASK: 'Preguntarme',
  RULE_ELSE_RETURN: 'Devolvérmelo gratis',
  RULE_ELSE_RECYCLE: 'Reciclarlo',
  RULE_SUM_ASK: 'Aceptas una nueva oferta desde el {share} del precio. Por debajo, te preguntamos.',
  RULE_SUM_RETURN:
    'Aceptas una nueva oferta desde el {share} del precio. Por debajo, te devolvemos el dispositivo gratis. Con la batería dañada, te preguntamos siempre.',
  RULE_SUM_RECYCLE:
    'Aceptas una nueva oferta desde el {share} del precio. Por debajo, reciclamos el dispositivo. Con la batería dañada, te preguntamos siempre.',
  DETAILS_CONTINUE: 'Continuar',
  DETAILS_BACK: 'Atrás',
  SAVE_DETAILS: 'Guardar para la próxima vez',
  SAVE_DETAILS_HINT: 'Dirección, fecha de nacimiento y cuenta de cobro en tu cuenta de cliente.',
  SAVE_DETAILS_PASSWORD:
    'Dirección, fecha de nacimiento y cuenta de cobro en tu cuenta de cliente. Al terminar te pediremos la contraseña para guardar la cuenta de cobro.',
  SAVE_PAYOUT_TITLE: 'Guardar la cuenta de cobro',
  SAVE_PAYOUT_TEXT: '¿Guardamos la cuenta de cobro {account} para la próxima vez?',
  SAVE_PAYOUT_FAILED: 'No hemos podido guardar la cuenta de cobro. Para esta venta sigue siendo válida.',
  SAVE_PAYOUT_DONE: 'La cuenta de cobro está guardada.',

  REVIEW_TITLE: 'Revisa y confirma',
  REVIEW_DEVICES: 'Qué envías',
  REVIEW_SELLER: 'Quién vende',
  REVIEW_PAYOUT: 'Cuenta de cobro',
  REVIEW_EDIT: 'Cambiar',
  REVIEW_EDIT_DEVICES: 'Cambiar los dispositivos',
  REVIEW_EDIT_SELLER: 'Cambiar tus datos',
  REVIEW_EDIT_PAYOUT: 'Cambiar la cuenta de cobro',
  REVIEW_EDIT_RULE: 'Cambiar qué pasa si hay una diferencia',
  REVIEW_BORN: 'Fecha de nacimiento: {date}',
  REVIEW_DECLARATION:
    '{count, plural, one {El dispositivo es mío, puedo venderlo y acepto las condiciones generales.} many {Los dispositivos son míos, puedo venderlos y acepto las condiciones generales.} other {Los dispositivos son míos, puedo venderlos y acepto las condiciones generales.}}',
  REVIEW_TERMS_LINK: 'Leer las condiciones',
  REVIEW_PRIVACY_LINK: 'Leer la política de privacidad',
  REVIEW_IDENTITY:
    'Antes del pago te pediremos tu documento de identidad. Lo exige la ley. Podrás enviarlo en la página de tu venta.',
  REVIEW_PROMISE:
    'Precio garantizado si el paquete se escanea en {days}\u00a0días. El envío y la devolución son gratis.',
  REVIEW_SUBMIT: 'Confirmar la venta',
  REVIEW_SENDING: 'Un momento…',
  REVIEW_NO_ANSWER:
    'No hemos recibido respuesta. Puede que tu venta ya nos haya llegado. Pulsa otra vez «Confirmar la venta»: solo se registrará una.',
  REVIEW_BUSY: 'Demasiados intentos en poco tiempo. Espera un minuto y vuelve a pulsar.',
  REVIEW_UNAVAILABLE:
    'Ahora mismo no podemos registrar tu venta. No se ha perdido nada: inténtalo de nuevo en un momento.',
  REVIEW_EXISTS: 'Ya tenemos esta venta, con los datos de tu primer intento: número {number}.',
  REVIEW_EXISTS_SHOW: 'Ver esa venta',
  REVIEW_EXISTS_AGAIN: 'Confirmar otra venta',
} satisfies Record<keyof typeof source, string>
