import type { clarification as source } from '../en/clarification.ts'

/** Texts of a question to the seller after inspection: about the price, or about something to do. */
export const clarification = {
  CLARIFICATION_SALE: 'Venta {number}',
  CLARIFICATION_PRICE_TITLE: 'Podemos pagarte {price} en lugar de {quoted}',
  CLARIFICATION_PRICE_LEAD:
    'Hemos revisado tu dispositivo y no es como lo describiste. Aquí ves qué no coincide, con una foto de cada punto y cuánto cambia el precio. Tú decides cómo seguimos.',
  CLARIFICATION_SECOND_LEAD:
    'Otra persona ha revisado tu dispositivo y también ha encontrado diferencias. Cuenta el mejor de los dos resultados. Tú decides cómo seguimos.',
  CLARIFICATION_QUOTED: 'Nuestra oferta',
  CLARIFICATION_NEW: 'Nuevo precio',
  CLARIFICATION_DECIDE: 'Ver tus opciones',

  CLARIFICATION_NO_BUY: 'No podemos comprar este dispositivo',
  CLARIFICATION_NO_BUY_TEXT:
    'Lo que hemos visto impide la compra. Tú decides qué hacemos con tu dispositivo.',
  CLARIFICATION_NO_BUY_DANGEROUS_GOODS:
    'La batería está hinchada y puede arder. No se nos permite comprar un dispositivo así, y ningún transportista puede llevarlo: tampoco podemos devolvértelo. Lo reciclamos de forma segura y gratis si estás de acuerdo, o lo revisa otra persona.',
  CLARIFICATION_NO_BUY_FUNGUS:
    'Hay hongos en el cristal. No se pueden eliminar y se extienden a otros objetivos, así que no podríamos venderlo. Tú decides qué hacemos con él.',
  CLARIFICATION_NO_BUY_NO_PICTURE:
    'El monitor no muestra imagen. Repararlo cuesta más de lo que vale. Tú decides qué hacemos con él.',
  CLARIFICATION_NO_BUY_PANEL_BROKEN:
    'El panel está roto. Cambiarlo cuesta más de lo que vale el monitor. Tú decides qué hacemos con él.',
  CLARIFICATION_NO_BUY_BANNED:
    'La consola está expulsada de su servicio en línea y nadie podría usarla del todo. Tú decides qué hacemos con ella.',
  CLARIFICATION_NO_BUY_MODDED:
    'La consola se ha abierto, o se ha modificado su hardware o su software. No compramos consolas así. Tú decides qué hacemos con ella.',
  CLARIFICATION_NO_BUY_TOO_LOW:
    'Con lo que hemos visto, el precio queda por debajo de lo mínimo que pagamos. No hacemos ofertas simbólicas. Tú decides qué hacemos con tu dispositivo.',

  CLARIFICATION_FINDINGS: 'Lo que hemos visto',
  CLARIFICATION_SAID: 'Tú dijiste',
  CLARIFICATION_FOUND: 'Hemos visto',
  CLARIFICATION_PHOTO: 'Foto',
  CLARIFICATION_EFFECT: 'Cambio de precio',
  CLARIFICATION_NOT_ASKED: 'sin preguntar',
  CLARIFICATION_NO_PHOTO: 'sin foto',
  CLARIFICATION_PHOTO_ALT: 'Foto {number} de la revisión: {question} {found}',
  CLARIFICATION_PHOTO_LARGE: 'Ver en grande',
  CLARIFICATION_PHOTO_CLOSE: 'Cerrar',
  CLARIFICATION_ROUNDING: 'Redondeo',
  CLARIFICATION_DIFFERENCE: 'Diferencia',

  CLARIFICATION_SUM: 'Cómo se calcula el nuevo precio',
  CLARIFICATION_SUM_TEXT:
    'La misma regla y la misma lista de precios que en tu oferta. Solo las líneas marcadas difieren de tus respuestas.',
  CLARIFICATION_SUM_CHANGED: 'difiere de tu respuesta',
  CLARIFICATION_CHECKING: 'Tu navegador lo está comprobando…',
  CLARIFICATION_SUM_EQUAL:
    'Tu navegador ha hecho el cálculo por su cuenta y le salen {price}. Es exactamente nuestra cifra.',
  CLARIFICATION_SUM_DIFFERS:
    'A tu navegador le sale otro resultado. Algo falla por nuestra parte: no decidas nada todavía y escríbenos.',
  CLARIFICATION_SUM_NO_SCRIPT:
    'Con JavaScript, tu navegador hace el cálculo por su cuenta y lo compara con el nuestro.',

  CLARIFICATION_PROOF: 'Revisado sin conocer tus respuestas',
  CLARIFICATION_PROOF_TEXT:
    'Lo que vimos quedó fijado el {date}, antes de que la persona que lo revisó pudiera ver tus respuestas. Desde entonces lo protege un sello digital.',
  CLARIFICATION_PROOF_VALID: 'Tu navegador ha comprobado el sello: coincide con lo que ves aquí.',
  CLARIFICATION_PROOF_INVALID:
    'El sello no coincide con lo que ves aquí. Algo falla por nuestra parte: no decidas nada todavía y escríbenos.',
  CLARIFICATION_PROOF_UNCHECKED:
    'Este navegador no puede comprobar el sello. Puedes hacerlo con cualquier programa que calcule SHA-256.',
  CLARIFICATION_PROOF_NO_SCRIPT: 'Con JavaScript, tu navegador comprueba el sello por su cuenta.',
  CLARIFICATION_PROOF_DETAILS: 'Comprobar el sello por tu cuenta',
  CLARIFICATION_PROOF_HOW:
    'El sello es el SHA-256 del texto de abajo, carácter por carácter. Si uno solo fuera distinto, también lo sería el sello.',
  CLARIFICATION_PROOF_FOUND: 'Lo que se selló',
  CLARIFICATION_PROOF_SEAL: 'Sello (SHA-256)',

  CLARIFICATION_ANSWERS: '¿Qué quieres hacer?',
  CLARIFICATION_ANSWER_BY: 'Tienes hasta el {date}.',
  CLARIFICATION_LEFT_DAYS: '{count, plural, one {Queda un día.} other {Quedan # días.}}',
  CLARIFICATION_LEFT_HOURS: '{count, plural, one {Queda una hora.} other {Quedan # horas.}}',
  CLARIFICATION_LEFT_SOON: 'Queda menos de una hora.',
  CLARIFICATION_LEFT_NONE: 'Ese plazo ha terminado.',
  CLARIFICATION_SILENCE:
    'Si hasta entonces no sabemos nada de ti, te devolvemos el dispositivo gratis. El silencio nunca es un sí.',
  CLARIFICATION_SILENCE_KEPT:
    'Si hasta entonces no sabemos nada de ti, guardamos tu dispositivo en un lugar seguro y te contactamos por correo o teléfono. Después aún puedes responder aquí. El silencio nunca es un sí.',

  CLARIFICATION_ACCEPT: 'Aceptar {price}',
  CLARIFICATION_ACCEPT_TEXT:
    'Compramos tu dispositivo por {price} y damos la orden de pago a tu cuenta. No se puede deshacer.',
  CLARIFICATION_ACCEPT_CONFIRM: 'Sí, aceptar {price}',
  CLARIFICATION_ACCEPT_QUESTION: '¿Aceptar {price}?',
  CLARIFICATION_ACCEPT_DONE: 'Has aceptado {price}',
  CLARIFICATION_ACCEPT_NEXT:
    'Damos la orden de pago a tu cuenta y te escribimos cuando el dinero esté en camino.',
  CLARIFICATION_RETURN: 'Devolvérmelo gratis',
  CLARIFICATION_RETURN_TEXT:
    'Te devolvemos el dispositivo a tu dirección y pagamos el envío. Con eso termina la venta de este dispositivo.',
  CLARIFICATION_RETURN_CONFIRM: 'Sí, devolvédmelo',
  CLARIFICATION_RETURN_QUESTION: '¿Quieres que te devolvamos el dispositivo?',
  CLARIFICATION_RETURN_DONE: 'Tu dispositivo vuelve a ti',
  CLARIFICATION_RETURN_NEXT:
    'Lo empaquetamos y te escribimos con el número de envío en cuanto el paquete esté en camino. No te cuesta nada.',
  CLARIFICATION_RECYCLE: 'Reciclarlo',
  CLARIFICATION_RECYCLE_TEXT:
    'Reciclamos tu dispositivo como es debido. No recibes dinero por él y no se puede deshacer.',
  CLARIFICATION_RECYCLE_CONFIRM: 'Sí, recicladlo',
  CLARIFICATION_RECYCLE_QUESTION: '¿Quieres que reciclemos el dispositivo?',
  CLARIFICATION_RECYCLE_DONE: 'Reciclamos tu dispositivo',
  CLARIFICATION_RECYCLE_NEXT: 'No tienes que hacer nada más. No te cuesta nada.',
  CLARIFICATION_APPEAL: 'Pedir una segunda revisión',
  CLARIFICATION_APPEAL_TEXT:
    'Otra persona revisa tu dispositivo de nuevo, gratis. Si tienes razón, pagamos lo que te ofrecimos. Si la diferencia se confirma, tienes otros 7\u00a0días para decidir. Tu precio no puede empeorar por ello. Solo es posible una vez.',
  CLARIFICATION_APPEAL_CONFIRM: 'Sí, revisadlo de nuevo',
  CLARIFICATION_APPEAL_QUESTION: '¿Quieres que revisemos de nuevo el dispositivo?',
  CLARIFICATION_APPEAL_DONE: 'Tu dispositivo pasa una segunda revisión',
  CLARIFICATION_APPEAL_NEXT: 'Ahora lo revisa otra persona. Te escribiremos con el resultado.',
  CLARIFICATION_DONE: 'Ya está hecho',
  CLARIFICATION_DONE_TEXT: 'Miramos tu dispositivo de nuevo y te escribimos con el resultado.',
  CLARIFICATION_DONE_CONFIRM: 'Sí, miradlo de nuevo',
  CLARIFICATION_DONE_QUESTION: '¿Ya está hecho?',
  CLARIFICATION_DONE_DONE: 'Gracias, lo miramos de nuevo',
  CLARIFICATION_DONE_NEXT: 'Seguimos con la revisión de tu dispositivo y te escribimos con el resultado.',

  CLARIFICATION_ANSWERED_AT: 'Respondido el {date}.',
  CLARIFICATION_ANSWERED_BY_RULE: 'Decidido el {date} según la regla que elegiste al vender.',
  CLARIFICATION_CLOCK_DONE: 'El plazo para responder ha terminado: tu dispositivo vuelve a ti',
  CLARIFICATION_SENDING: 'Un momento…',
  CLARIFICATION_FAILED: 'No ha funcionado. Recarga la página e inténtalo de nuevo.',
  CLARIFICATION_FAILED_NO_ANSWER:
    'No ha llegado respuesta. Comprueba tu conexión e inténtalo de nuevo: tu decisión solo cuenta una vez.',
  CLARIFICATION_FAILED_BUSY: 'Demasiados intentos en poco tiempo. Espera un minuto e inténtalo de nuevo.',
  CLARIFICATION_QUICK_TEXT: 'Con abrir esta página no has decidido nada. Solo decides con este botón.',
  CLARIFICATION_QUICK_ALL: 'Ver las fotos, el cálculo y las demás respuestas',
  CLARIFICATION_QUICK_GUIDE: 'Ver la guía y las demás respuestas',

  CLARIFICATION_GUIDE: 'Así se hace',
  CLARIFICATION_LOCK_APPLE: 'Quita tu dispositivo de iCloud',
  CLARIFICATION_LOCK_APPLE_LEAD:
    '«Buscar» sigue activado. Mientras lo esté, el dispositivo pertenece a tu cuenta de Apple y nadie más puede usarlo. No hace falta que lo tengas a mano.',
  CLARIFICATION_LOCK_APPLE_1:
    'Abre icloud.com/find e inicia sesión con la cuenta de Apple que se usaba en el dispositivo.',
  CLARIFICATION_LOCK_APPLE_2: 'Elige el dispositivo en la lista y después «Eliminar este dispositivo».',
  CLARIFICATION_LOCK_APPLE_3: 'Vuelve a esta página y elige «Ya está hecho».',
  CLARIFICATION_LOCK_GOOGLE: 'Quita la cuenta de Google',
  CLARIFICATION_LOCK_GOOGLE_LEAD:
    'El dispositivo está restablecido, pero todavía lo protege una cuenta de Google. Sin ella nadie puede configurarlo. No hace falta que lo tengas a mano.',
  CLARIFICATION_LOCK_GOOGLE_1:
    'Abre myaccount.google.com/device-activity e inicia sesión con la cuenta que se usaba en el dispositivo.',
  CLARIFICATION_LOCK_GOOGLE_2: 'Elige el dispositivo y cierra su sesión.',
  CLARIFICATION_LOCK_GOOGLE_3:
    'Vuelve a esta página y elige «Ya está hecho». Google puede tardar un día en quitar el bloqueo; esperamos.',
  CLARIFICATION_LOCK_SAMSUNG: 'Quita la cuenta de Samsung',
  CLARIFICATION_LOCK_SAMSUNG_LEAD:
    'El dispositivo sigue vinculado a una cuenta de Samsung y sin ella no se puede configurar. No hace falta que lo tengas a mano.',
  CLARIFICATION_LOCK_SAMSUNG_1:
    'Abre account.samsung.com e inicia sesión con la cuenta que se usaba en el dispositivo.',
  CLARIFICATION_LOCK_SAMSUNG_2: 'Elige el dispositivo en «Dispositivos» y cierra su sesión o elimínalo.',
  CLARIFICATION_LOCK_SAMSUNG_3: 'Vuelve a esta página y elige «Ya está hecho».',
  CLARIFICATION_LOCK_MDM: 'Pide que liberen el dispositivo',
  CLARIFICATION_LOCK_MDM_LEAD:
    'El dispositivo lo administra una empresa o un centro educativo. Solo ellos pueden liberarlo; hasta entonces nadie puede configurarlo.',
  CLARIFICATION_LOCK_MDM_1:
    'Pide a su departamento de informática que libere el dispositivo de la administración. No basta con borrarlo.',
  CLARIFICATION_LOCK_MDM_2: 'Espera a que te lo confirmen, mejor por escrito.',
  CLARIFICATION_LOCK_MDM_3: 'Vuelve a esta página y elige «Ya está hecho».',
  CLARIFICATION_LOCK_FIRMWARE: 'Necesitamos la contraseña del firmware',
  CLARIFICATION_LOCK_FIRMWARE_LEAD:
    'El dispositivo pide una contraseña antes de arrancar, así que no podemos revisarlo ni borrarlo.',
  CLARIFICATION_LOCK_FIRMWARE_1: 'Si usas esa contraseña también en otros sitios, cámbiala allí primero.',
  CLARIFICATION_LOCK_FIRMWARE_2:
    'Responde a nuestro correo con la contraseña. Si ya no la sabes, envíanos la factura del dispositivo: con ella el fabricante puede quitarla.',
  CLARIFICATION_LOCK_FIRMWARE_3: 'Vuelve a esta página y elige «Ya está hecho».',
  CLARIFICATION_LOCK_CONSOLE: 'Desvincula la consola de tu cuenta',
  CLARIFICATION_LOCK_CONSOLE_LEAD:
    'La consola sigue vinculada a una cuenta como consola principal. No hace falta que la tengas a mano.',
  CLARIFICATION_LOCK_CONSOLE_1:
    'Inicia sesión en tu cuenta: de PlayStation, Microsoft o Nintendo, según la consola.',
  CLARIFICATION_LOCK_CONSOLE_2: 'Abre la lista de tus dispositivos y desactiva o elimina la consola.',
  CLARIFICATION_LOCK_CONSOLE_3: 'Vuelve a esta página y elige «Ya está hecho».',
  CLARIFICATION_OWNERSHIP_PROOF: 'Muéstranos que el dispositivo es tuyo',
  CLARIFICATION_OWNERSHIP_PROOF_LEAD:
    'Con algunos dispositivos pedimos un justificante antes de comprarlos. No es una sospecha: protege a las personas a las que les han robado el suyo.',
  CLARIFICATION_OWNERSHIP_PROOF_1:
    'Busca una factura, un tique, una confirmación de pedido o un contrato donde aparezca el dispositivo. También sirve una foto de la caja con el número de serie.',
  CLARIFICATION_OWNERSHIP_PROOF_2:
    'Responde a nuestro correo con una foto o un PDF. Puedes tapar lo que no tenga que ver con el dispositivo.',
  CLARIFICATION_OWNERSHIP_PROOF_3: 'Vuelve a esta página y elige «Ya está hecho».',
  CLARIFICATION_PAYOUT_NAME: 'La cuenta está a otro nombre',
  CLARIFICATION_PAYOUT_NAME_LEAD:
    'Solo podemos pagar a una cuenta de la persona que vende. La que indicaste es de otra persona.',
  CLARIFICATION_PAYOUT_NAME_1:
    'Abre la página de tu venta. El correo que te ha traído aquí tiene un botón para ello, «Ver mi venta»; con una cuenta de cliente también la encuentras allí. Por tu seguridad, esta página no lleva a ella: quien la viera podría cambiar adónde va el dinero.',
  CLARIFICATION_PAYOUT_NAME_2: 'Elige allí «Cambiar de cuenta» e indica una a tu nombre.',
  CLARIFICATION_PAYOUT_NAME_3: 'Vuelve a esta página y elige «Ya está hecho».',
  CLARIFICATION_MISSING_PART_LEAD:
    'Una pieza incluida en tu oferta no ha llegado con el dispositivo. Puedes enviarla después, a nuestro cargo.',
  CLARIFICATION_MISSING_PART_1: 'Mira si la pieza sigue donde preparaste el paquete.',
  CLARIFICATION_MISSING_PART_2:
    'Responde a nuestro correo. ¿Aún tienes la pieza? Te enviamos una etiqueta gratis. ¿Ya no la tienes? Calculamos el precio sin ella y decides tú.',
  CLARIFICATION_MISSING_PART_3:
    'Cuando la pieza esté en camino, o nos hayas dicho que ya no la tienes, elige «Ya está hecho».',
} satisfies Record<keyof typeof source, string>
