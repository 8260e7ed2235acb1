import type { clarification as source } from '../en/clarification.ts'

/** Texts of a question to the seller after inspection: about the price, or about something to do. */
export const clarification = {
  CLARIFICATION_SALE: 'Venta {number}',
  CLARIFICATION_PRICE_TITLE: 'Te ofrecemos {price} en lugar de {quoted}',
  CLARIFICATION_PRICE_LEAD:
    'Hemos revisado tu dispositivo y no coincide del todo con lo que nos contaste. Aquí tienes cada diferencia, con su foto y lo que cambia en el precio. Decides tú.',
  CLARIFICATION_MODEL_LEAD:
    'Hemos revisado tu dispositivo y no es el que describiste: es {found} en lugar de {sold}. La nueva oferta parte de su propio precio. Decides tú.',
  CLARIFICATION_SECOND_LEAD:
    'Otro técnico ha revisado tu dispositivo y también ha encontrado diferencias. Te ofrecemos el mejor de los dos resultados. Decides tú.',
  CLARIFICATION_QUOTED: 'Nuestra oferta',
  CLARIFICATION_NEW: 'Nueva oferta',
  CLARIFICATION_DECIDE: 'Ver tus opciones',

  CLARIFICATION_NO_BUY: 'No podemos comprar este dispositivo',
  CLARIFICATION_NO_BUY_TEXT: 'Lo que hemos visto nos impide comprarlo. Tú decides qué hacemos con él.',
  CLARIFICATION_NO_BUY_DANGEROUS_GOODS:
    'La batería está dañada y puede arder. No podemos comprarlo y ningún transportista puede llevarlo, así que tampoco podemos devolvértelo. Si quieres, lo reciclamos de forma segura y gratis. También puedes pedir, una sola vez, que lo revise otro técnico.',
  CLARIFICATION_NO_BUY_FUNGUS:
    'Hay hongos en las lentes. No se pueden eliminar y pasan a otros objetivos, así que no podríamos venderlo. Tú decides qué hacemos con él.',
  CLARIFICATION_NO_BUY_NO_PICTURE:
    'El monitor no muestra imagen. Repararlo cuesta más de lo que vale. Tú decides qué hacemos con él.',
  CLARIFICATION_NO_BUY_PANEL_BROKEN:
    'El panel está roto. Cambiarlo cuesta más de lo que vale el monitor. Tú decides qué hacemos con él.',
  CLARIFICATION_NO_BUY_BANNED:
    'La consola está baneada de su servicio en línea y nadie podría usarla del todo. Tú decides qué hacemos con ella.',
  CLARIFICATION_NO_BUY_MODDED:
    'La consola se ha abierto o tiene el hardware o el software modificado. No compramos consolas así. Tú decides qué hacemos con ella.',
  CLARIFICATION_NO_BUY_NO_PRICE:
    'No es el dispositivo que describiste y este no lo compramos. Tú decides qué hacemos con él.',
  CLARIFICATION_NO_BUY_TOO_LOW:
    'Con lo que hemos visto, el precio queda por debajo del mínimo que pagamos y no hacemos ofertas simbólicas. Tú decides qué hacemos con tu dispositivo.',

  CLARIFICATION_FINDINGS: 'Las diferencias',
  CLARIFICATION_MODEL: 'Dispositivo',
  CLARIFICATION_SAID: 'Tu respuesta',
  CLARIFICATION_FOUND: 'En la revisión',
  CLARIFICATION_PHOTO: 'Foto',
  CLARIFICATION_EFFECT: 'Cambio de precio',
  CLARIFICATION_NOT_ASKED: 'no te lo preguntamos',
  CLARIFICATION_NO_PHOTO: 'sin foto',
  CLARIFICATION_PHOTO_ALT: 'Foto {number} de la revisión: {question} {found}',
  CLARIFICATION_PHOTO_LARGE: 'Ver en grande',
  CLARIFICATION_PHOTO_CLOSE: 'Cerrar',
  CLARIFICATION_RISE: 'Precios más altos el día de la revisión',
  CLARIFICATION_ROUNDING: 'Redondeo',
  CLARIFICATION_DIFFERENCE: 'Diferencia',

  CLARIFICATION_SUM: 'Desglose de la nueva oferta',
  CLARIFICATION_SUM_TEXT:
    'Se calcula con la misma regla y la misma lista de precios que tu oferta. Solo cambian las líneas marcadas.',
  CLARIFICATION_SUM_SOLD: 'Nuestra oferta por {device}',
  CLARIFICATION_SUM_FOUND: 'Nueva oferta por {device}',
  CLARIFICATION_SUM_CHANGED: 'distinta de tu respuesta',
  CLARIFICATION_CHECKING: 'Tu navegador lo está comprobando…',
  CLARIFICATION_SUM_EQUAL: 'Tu navegador ha repetido el cálculo y obtiene {price}, igual que nosotros.',
  CLARIFICATION_SUM_DIFFERS:
    'Tu navegador obtiene otro resultado. Algo falla por nuestra parte: no decidas nada todavía y escríbenos.',
  CLARIFICATION_SUM_NO_SCRIPT: 'Con JavaScript, tu navegador repite el cálculo y lo compara con el nuestro.',

  CLARIFICATION_PROOF: 'Revisado sin conocer tus respuestas',
  CLARIFICATION_PROOF_TEXT:
    'El resultado quedó registrado el {date}, antes de que el técnico pudiera ver tus respuestas. Desde entonces lo protege un sello digital.',
  CLARIFICATION_PROOF_VALID: 'Tu navegador ha comprobado el sello: coincide con lo que ves aquí.',
  CLARIFICATION_PROOF_INVALID:
    'El sello no coincide con lo que ves aquí. Algo falla por nuestra parte: no decidas nada todavía y escríbenos.',
  CLARIFICATION_PROOF_UNCHECKED:
    'Este navegador no puede comprobar el sello. Puedes hacerlo con cualquier programa que calcule SHA-256.',
  CLARIFICATION_PROOF_NO_SCRIPT: 'Con JavaScript, tu navegador comprueba el sello por su cuenta.',
  CLARIFICATION_PROOF_DETAILS: 'Comprobar el sello sin nosotros',
  CLARIFICATION_PROOF_HOW:
    'El sello es el SHA-256 del texto de abajo, carácter por carácter. Si cambiara uno solo, el sello sería otro.',
  CLARIFICATION_PROOF_FOUND: 'El resultado sellado',
  CLARIFICATION_PROOF_SEAL: 'Sello (SHA-256)',

  CLARIFICATION_ANSWERS: '¿Qué quieres hacer?',
  CLARIFICATION_ANSWER_BY: 'Puedes responder hasta el {date}.',
  CLARIFICATION_LEFT_DAYS: '{count, plural, one {Queda un día.} other {Quedan #\u00a0días.}}',
  CLARIFICATION_LEFT_HOURS: '{count, plural, one {Queda una hora.} other {Quedan #\u00a0horas.}}',
  CLARIFICATION_LEFT_SOON: 'Queda menos de una hora.',
  CLARIFICATION_LEFT_NONE: 'El plazo ha terminado.',
  CLARIFICATION_SILENCE:
    'Si no respondes, te devolvemos el dispositivo gratis. No responder nunca cuenta como un sí.',
  CLARIFICATION_SILENCE_KEPT:
    'Si no respondes, guardamos tu dispositivo en un lugar seguro y te contactamos por correo o teléfono. Podrás responder aquí también después. No responder nunca cuenta como un sí.',

  CLARIFICATION_ACCEPT: 'Aceptar {price}',
  CLARIFICATION_ACCEPT_TEXT:
    'Compramos tu dispositivo por {price} y ordenamos el pago. No se puede deshacer.',
  CLARIFICATION_ACCEPT_CONFIRM: 'Sí, aceptar {price}',
  CLARIFICATION_ACCEPT_QUESTION: '¿Aceptar {price}?',
  CLARIFICATION_ACCEPT_DONE: 'Has aceptado {price}',
  CLARIFICATION_ACCEPT_NEXT: 'Ordenamos el pago y te avisamos por correo cuando el dinero esté en camino.',
  CLARIFICATION_RETURN: 'Devolución gratis',
  CLARIFICATION_RETURN_TEXT:
    'Te enviamos el dispositivo a tu dirección y pagamos el envío. La venta de este dispositivo termina ahí.',
  CLARIFICATION_RETURN_CONFIRM: 'Sí, devolvédmelo',
  CLARIFICATION_RETURN_QUESTION: '¿Quieres que te devolvamos el dispositivo?',
  CLARIFICATION_RETURN_DONE: 'Te devolvemos tu dispositivo',
  CLARIFICATION_RETURN_NEXT:
    'Lo embalamos y te enviamos el número de seguimiento en cuanto salga. No te cuesta nada.',
  CLARIFICATION_RECYCLE: 'Reciclarlo',
  CLARIFICATION_RECYCLE_TEXT:
    'Reciclamos tu dispositivo correctamente y gratis. No cobras nada por él y no se puede deshacer.',
  CLARIFICATION_RECYCLE_CONFIRM: 'Sí, recicladlo',
  CLARIFICATION_RECYCLE_QUESTION: '¿Quieres que reciclemos el dispositivo?',
  CLARIFICATION_RECYCLE_DONE: 'Reciclamos tu dispositivo',
  CLARIFICATION_RECYCLE_NEXT: 'No tienes que hacer nada más. No te cuesta nada.',
  CLARIFICATION_APPEAL: 'Pedir una segunda revisión',
  CLARIFICATION_APPEAL_TEXT:
    'Otro técnico revisa tu dispositivo, gratis. Si te da la razón, pagamos lo que te ofrecimos. Si confirma la diferencia, tienes otros {days}\u00a0días para decidir. Tu precio no puede bajar más. Solo puedes pedirla una vez.',
  CLARIFICATION_APPEAL_CONFIRM: 'Sí, revisadlo de nuevo',
  CLARIFICATION_APPEAL_QUESTION: '¿Quieres que otro técnico revise el dispositivo?',
  CLARIFICATION_APPEAL_DONE: 'Tu dispositivo pasa a una segunda revisión',
  CLARIFICATION_APPEAL_NEXT: 'Ahora lo revisa otro técnico. Te escribiremos con el resultado.',
  CLARIFICATION_DONE: 'Ya está hecho',
  CLARIFICATION_DONE_TEXT: 'Lo comprobamos y te escribimos con el resultado.',
  CLARIFICATION_DONE_CONFIRM: 'Sí, comprobadlo',
  CLARIFICATION_DONE_QUESTION: '¿Ya está hecho?',
  CLARIFICATION_DONE_DONE: 'Gracias, lo comprobamos',
  CLARIFICATION_DONE_NEXT: 'Seguimos con la revisión y te escribimos con el resultado.',

  CLARIFICATION_ANSWERED_AT: 'Respuesta enviada el {date}.',
  CLARIFICATION_ANSWERED_BY_RULE: 'Decidido el {date} según lo que elegiste al vender.',
  CLARIFICATION_CLOCK_DONE: 'El plazo ha terminado: te devolvemos tu dispositivo',
  CLARIFICATION_SENDING: 'Un momento…',
  CLARIFICATION_FAILED: 'No ha funcionado. Recarga la página e inténtalo de nuevo.',
  CLARIFICATION_FAILED_NO_ANSWER:
    'No hemos recibido respuesta. Comprueba tu conexión e inténtalo de nuevo: tu decisión solo cuenta una vez.',
  CLARIFICATION_FAILED_BUSY: 'Demasiados intentos en poco tiempo. Espera un minuto e inténtalo de nuevo.',
  CLARIFICATION_QUICK_TEXT: 'Abrir esta página no decide nada. Decides con este botón.',
  CLARIFICATION_QUICK_ALL: 'Ver las fotos, el desglose y las demás opciones',
  CLARIFICATION_QUICK_GUIDE: 'Ver la guía y las demás opciones',

  CLARIFICATION_GUIDE: 'Así se hace',
  CLARIFICATION_LOCK_APPLE: 'Quita tu dispositivo de iCloud',
  CLARIFICATION_LOCK_APPLE_LEAD:
    '«Buscar» sigue activado. El bloqueo de activación vincula el dispositivo a tu cuenta de Apple y nadie más puede usarlo. Puedes quitarlo a distancia.',
  CLARIFICATION_LOCK_APPLE_1:
    'Abre icloud.com/find e inicia sesión con la cuenta de Apple que se usaba en el dispositivo.',
  CLARIFICATION_LOCK_APPLE_2: 'Elige el dispositivo en la lista y después «Eliminar este dispositivo».',
  CLARIFICATION_LOCK_APPLE_3: 'Vuelve a esta página y elige «Ya está hecho».',
  CLARIFICATION_LOCK_GOOGLE: 'Quita la cuenta de Google',
  CLARIFICATION_LOCK_GOOGLE_LEAD:
    'El dispositivo está restablecido, pero sigue protegido por una cuenta de Google y sin ella nadie puede configurarlo. Puedes quitarla a distancia.',
  CLARIFICATION_LOCK_GOOGLE_1:
    'Abre myaccount.google.com/device-activity e inicia sesión con la cuenta que se usaba en el dispositivo.',
  CLARIFICATION_LOCK_GOOGLE_2: 'Elige el dispositivo y cierra su sesión.',
  CLARIFICATION_LOCK_GOOGLE_3:
    'Vuelve a esta página y elige «Ya está hecho». Google puede tardar un día en quitar el bloqueo. Lo tenemos en cuenta.',
  CLARIFICATION_LOCK_SAMSUNG: 'Quita la cuenta de Samsung',
  CLARIFICATION_LOCK_SAMSUNG_LEAD:
    'El dispositivo sigue vinculado a una cuenta de Samsung y sin ella no se puede configurar. Puedes quitarla a distancia.',
  CLARIFICATION_LOCK_SAMSUNG_1:
    'Abre account.samsung.com e inicia sesión con la cuenta que se usaba en el dispositivo.',
  CLARIFICATION_LOCK_SAMSUNG_2: 'Elige el dispositivo en «Dispositivos» y cierra su sesión o elimínalo.',
  CLARIFICATION_LOCK_SAMSUNG_3: 'Vuelve a esta página y elige «Ya está hecho».',
  CLARIFICATION_LOCK_MDM: 'Pide que liberen el dispositivo',
  CLARIFICATION_LOCK_MDM_LEAD:
    'El dispositivo lo administra una empresa o un centro educativo. Solo ellos pueden liberarlo y, hasta entonces, nadie puede configurarlo.',
  CLARIFICATION_LOCK_MDM_1:
    'Pide a su departamento de informática que dé de baja el dispositivo en su sistema de gestión (MDM). No basta con borrarlo.',
  CLARIFICATION_LOCK_MDM_2: 'Espera a que te lo confirmen, mejor por escrito.',
  CLARIFICATION_LOCK_MDM_3: 'Vuelve a esta página y elige «Ya está hecho».',
  CLARIFICATION_LOCK_FIRMWARE: 'Hay que quitar la contraseña de la BIOS o del firmware',
  CLARIFICATION_LOCK_FIRMWARE_LEAD:
    'El equipo pide una contraseña antes de arrancar, así que no podemos revisarlo ni borrarlo. No nos la envíes: nunca pedimos contraseñas.',
  CLARIFICATION_LOCK_FIRMWARE_1:
    'Si es un equipo de empresa, pide al departamento de informática que quite la contraseña a distancia.',
  CLARIFICATION_LOCK_FIRMWARE_2:
    'Si no se puede a distancia, elige la devolución gratis. Con el equipo delante, entra en la BIOS (normalmente con F2 o Supr) y borra la contraseña. En un Mac, arranca con ⌘R y desactívala en Utilidades. Si no la recuerdas, el fabricante puede quitarla con la factura.',
  CLARIFICATION_LOCK_FIRMWARE_3:
    '¿Ya está quitada a distancia? Vuelve a esta página y elige «Ya está hecho».',
  CLARIFICATION_LOCK_CONSOLE: 'Desvincula la consola de tu cuenta',
  CLARIFICATION_LOCK_CONSOLE_LEAD:
    'La consola sigue vinculada a una cuenta como consola principal. Puedes quitarla a distancia.',
  CLARIFICATION_LOCK_CONSOLE_1:
    'Inicia sesión en tu cuenta de PlayStation, Microsoft o Nintendo, según la consola.',
  CLARIFICATION_LOCK_CONSOLE_2: 'Abre la lista de tus dispositivos y desactiva o elimina la consola.',
  CLARIFICATION_LOCK_CONSOLE_3: 'Vuelve a esta página y elige «Ya está hecho».',
  CLARIFICATION_OWNERSHIP_PROOF: 'Demuéstranos que el dispositivo es tuyo',
  CLARIFICATION_OWNERSHIP_PROOF_LEAD:
    'A veces pedimos un justificante antes de comprar. No sospechamos de ti: así protegemos a quien ha sufrido un robo.',
  CLARIFICATION_OWNERSHIP_PROOF_1:
    'Busca una factura, un tique, un pedido o un contrato donde aparezca el dispositivo. También sirve una foto de la caja con el número de serie.',
  CLARIFICATION_OWNERSHIP_PROOF_2:
    'Sube aquí abajo una foto o un PDF. Puedes tapar todo menos tu nombre, la tienda, el dispositivo y la fecha.',
  CLARIFICATION_OWNERSHIP_PROOF_3: 'Después elige «Enviar mi justificante».',
  CLARIFICATION_PAYOUT_NAME: 'La cuenta está a otro nombre',
  CLARIFICATION_PAYOUT_NAME_LEAD:
    'Solo podemos pagar en una cuenta a nombre de quien vende, y la que indicaste está a otro nombre.',
  CLARIFICATION_PAYOUT_NAME_1:
    'Abre la página de tu venta con el botón «Ver mi venta» del correo que te ha traído aquí, o desde tu cuenta de cliente. Por tu seguridad no la enlazamos: quien viera esta página podría cambiar adónde va el dinero.',
  CLARIFICATION_PAYOUT_NAME_2: 'Elige allí «Cambiar la cuenta de cobro» e indica una a tu nombre.',
  CLARIFICATION_PAYOUT_NAME_3: 'Vuelve a esta página y elige «Ya está hecho».',
  CLARIFICATION_MISSING_PART_LEAD: 'En el paquete faltaba algo que tu oferta incluye.',
  CLARIFICATION_MISSING_PART_1: 'Mira si se quedó donde preparaste el paquete.',
  CLARIFICATION_MISSING_PART_2: 'Si aún lo tienes, elige «Lo envío». La etiqueta es gratis.',
  CLARIFICATION_MISSING_PART_3:
    'Si ya no lo tienes o no puedes enviarlo, elige «Seguir sin ello». Si cambia el precio, recibes una nueva oferta y decides tú.',
  CLARIFICATION_MISSING_BATTERY_2:
    'Una batería suelta no se puede enviar en un paquete. Por favor, no nos la mandes.',

  CLARIFICATION_REFUSED: 'Tu justificante aún no es suficiente',
  CLARIFICATION_REFUSED_UNREADABLE:
    'No conseguimos leerlo. Haz una foto más nítida en la que se vea toda la página.',
  CLARIFICATION_REFUSED_OTHER_DEVICE:
    'Es de otro dispositivo. Busca uno con este modelo o con su número de serie.',
  CLARIFICATION_REFUSED_OTHER_PERSON:
    'Está a nombre de otra persona. Si te dio el dispositivo, añade algo que lo muestre, como un contrato o un mensaje.',
  CLARIFICATION_REFUSED_INCOMPLETE:
    'Falta una parte: deben verse tu nombre, el dispositivo, la fecha y quién lo vendió. Sube el documento entero.',

  CLARIFICATION_FILES: 'Sube tu justificante',
  CLARIFICATION_FILES_OPTIONAL: 'Añade una captura de pantalla, si quieres',
  CLARIFICATION_FILES_OPTIONAL_TEXT: 'Nos ayuda cuando el bloqueo tarda en desaparecer.',
  CLARIFICATION_FILES_FIELD: 'Foto o PDF',
  CLARIFICATION_FILES_HINT:
    'Hasta {count} archivos de {size}\u00a0MB cada uno, en JPEG, PNG, WebP o PDF. Solo pueden abrirlos nuestros técnicos y atención al cliente.',
  CLARIFICATION_FILES_UPLOAD: 'Subir',
  CLARIFICATION_FILES_ADDED: '{name} se ha subido.',
  CLARIFICATION_FILES_LIST: 'Archivos subidos',
  CLARIFICATION_FILES_REMOVE: 'Quitar {name}',
  CLARIFICATION_FILES_REMOVED: '{name} se ha quitado.',
  CLARIFICATION_FILES_SENT: 'Lo que nos has enviado',

  CLARIFICATION_PROOF_REQUIRED: 'Sube primero al menos un archivo.',

  CLARIFICATION_SEND_PROOF: 'Enviar mi justificante',
  CLARIFICATION_SEND_PROOF_TEXT:
    'Miramos tus archivos y seguimos con la revisión. Después ya no podrás cambiarlos.',
  CLARIFICATION_SEND_PROOF_CONFIRM: 'Sí, enviarlo',
  CLARIFICATION_SEND_PROOF_QUESTION: '¿Enviar tu justificante?',
  CLARIFICATION_SEND_PROOF_DONE: 'Gracias, ya tenemos tu justificante',
  CLARIFICATION_NO_PROOF: 'No tengo justificante',
  CLARIFICATION_NO_PROOF_TEXT:
    'Sin justificante no podemos comprar el dispositivo. Te lo devolvemos gratis y su venta termina ahí.',
  CLARIFICATION_WITHOUT: 'Seguir sin ello',
  CLARIFICATION_WITHOUT_TEXT:
    'Revisamos tu dispositivo sin lo que falta. Si cambia el precio, recibes una nueva oferta y decides tú.',
  CLARIFICATION_WITHOUT_CONFIRM: 'Sí, seguir sin ello',
  CLARIFICATION_WITHOUT_QUESTION: '¿Seguir sin lo que falta?',
  CLARIFICATION_SEND_PART: 'Lo envío',
  CLARIFICATION_SEND_PART_TEXT:
    'Te damos una etiqueta gratis, aquí y por correo. Esperamos {days}\u00a0días desde hoy, y más tiempo si el paquete ya está en camino.',
  CLARIFICATION_SEND_PART_CONFIRM: 'Pedir mi etiqueta',

  CLARIFICATION_PART: 'Tu etiqueta para lo que falta',
  CLARIFICATION_PART_REQUESTED: 'La estamos preparando. En un momento la tendrás también por correo.',
  CLARIFICATION_PART_BOOKED:
    'Embálalo, pega la etiqueta y llévalo a un punto de conveniencia de {carrier}. No metas nada más.',
  CLARIFICATION_PART_SCANNED:
    'El paquete está en camino. Te escribiremos cuando llegue y seguiremos con la revisión.',
  CLARIFICATION_PART_LABEL: 'Imprimir etiqueta (PDF)',
  CLARIFICATION_PART_NUMBER: 'Número de seguimiento',
  CLARIFICATION_PART_ARRIVED: 'Ya ha llegado lo que faltaba',
} satisfies Record<keyof typeof source, string>
