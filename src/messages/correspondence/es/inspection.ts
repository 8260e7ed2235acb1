import type { inspection as source } from '#messages/correspondence/en/inspection.ts'

/** Texts of the mails about devices that have arrived: what we found, what we pay, what goes back. */
export const inspection = {
  MAIL_MOMENT: '{date} a las {time}',

  MAIL_ARRIVED_SUBJECT: 'Venta {tradeNumber}: tu paquete ha llegado',
  MAIL_ARRIVED_PREHEADER: 'Tendrás noticias nuestras como muy tarde el {date}.',
  MAIL_ARRIVED_TITLE: 'Tu paquete ha llegado',
  MAIL_ARRIVED_DEVICES: 'En tu paquete',
  MAIL_ARRIVED_NEXT: 'Qué pasa ahora',
  MAIL_ARRIVED_STEP_CHECK:
    'Revisamos cada dispositivo por separado, con las mismas preguntas que respondiste tú.',
  MAIL_ARRIVED_STEP_PAY: 'Si todo coincide, pagamos lo ofrecido. Si está mejor, pagamos más.',
  MAIL_ARRIVED_STEP_ASK:
    'Si algo no coincide, te enseñamos la foto y la nueva oferta, y decides tú. La devolución es gratis. Solo un dispositivo con la batería dañada no puede viajar de vuelta.',
  MAIL_ARRIVED_BONUS:
    'Si la revisión termina después del {date}, cobras {bonus} extra por cada dispositivo que compremos.',

  MAIL_ACCEPTED_SUBJECT: 'Venta {tradeNumber}: vas a cobrar {amount}',
  MAIL_ACCEPTED_PREHEADER: 'El siguiente paso es el pago.',
  MAIL_ACCEPTED_TITLE: 'Vas a cobrar {amount}',
  MAIL_ACCEPTED_WHY: 'El resultado',
  MAIL_OUTCOME_MATCH: 'Tal como lo describiste. Pagamos lo ofrecido.',
  MAIL_OUTCOME_RAISED: 'Mejor de lo que describiste. Pagamos {difference} más de lo ofrecido.',
  MAIL_OUTCOME_RISEN: 'Nuestros precios han subido desde la venta. Pagamos {difference} más de lo ofrecido.',
  MAIL_OUTCOME_RAISED_MODEL:
    'No es el dispositivo que describiste y vale más. Pagamos {difference} más de lo ofrecido.',
  MAIL_OUTCOME_TOLERATED: 'Solo una pequeña diferencia. Pagamos lo ofrecido de todos modos.',
  MAIL_OUTCOME_AGREED: 'Aceptaste nuestra nueva oferta.',
  MAIL_OUTCOME_RULE: 'La nueva oferta llega al mínimo que fijaste al vender, así que queda aceptada.',
  MAIL_OUTCOME_UPHELD: 'La segunda revisión te ha dado la razón.',
  MAIL_OUTCOME_INSURED:
    'El paquete se perdió por el camino. Llevaba nuestra etiqueta de envío, así que pagamos lo ofrecido.',
  MAIL_ACCEPTED_BONUS: 'Extra por el retraso de nuestra revisión',
  MAIL_ACCEPTED_VOUCHER: 'Los {amount} de tu código promocional llegan con el primer pago de esta venta.',

  MAIL_FINDING_SAID: 'Tu respuesta',
  MAIL_FINDING_FOUND: 'En la revisión',
  MAIL_FINDING_NOT_ASKED: 'No te lo preguntamos',
  MAIL_SUM: 'Desglose de la nueva oferta',
  MAIL_SUM_QUOTED: 'Nuestra oferta',
  MAIL_SUM_RISE: 'Precios más altos el día de la revisión',
  MAIL_SUM_ROUNDING: 'Redondeo',
  MAIL_SUM_NEW: 'Nueva oferta',

  MAIL_COUNTER_SUBJECT: 'Venta {tradeNumber}: nueva oferta, decides tú',
  MAIL_COUNTER_PREHEADER: 'Te ofrecimos {quoted}, ahora {price}. Puedes responder hasta el {date}.',
  MAIL_COUNTER_TITLE: 'Hemos encontrado una diferencia',
  MAIL_COUNTER_TEXT:
    'Hemos revisado tu dispositivo: {device}. {count, plural, one {Hay un punto que no coincide} many {Hay # de puntos que no coinciden} other {Hay # puntos que no coinciden}} con tus respuestas. Por eso te ofrecemos {price} en lugar de {quoted}. Esto es lo que hemos visto:',
  MAIL_COUNTER_SECOND_TITLE: 'Resultado de la segunda revisión',
  MAIL_COUNTER_SECOND_TEXT:
    'Otro técnico ha revisado tu dispositivo: {device}. {count, plural, one {Un punto sigue} many {# de puntos siguen} other {# puntos siguen}} sin coincidir con tus respuestas. Te ofrecemos {price} en lugar de {quoted}:',
  MAIL_COUNTER_EARLIER_TEXT:
    'Otro técnico ha revisado tu dispositivo: {device}. Con su resultado, el precio sería más bajo. Por eso vale la primera revisión y te ofrecemos {price} en lugar de {quoted}:',
  MAIL_COUNTER_PROOF:
    'Hay una foto de cada diferencia. El resultado quedó registrado antes de que el técnico pudiera leer tus respuestas.',
  MAIL_COUNTER_VOUCHER: 'Si aceptas, conservas tu código promocional.',
  MAIL_COUNTER_BUTTON: 'Ver las fotos y el desglose',

  MAIL_UNBUYABLE_SUBJECT: 'Venta {tradeNumber}: no podemos comprar este dispositivo',
  MAIL_UNBUYABLE_PREHEADER: 'Tú decides qué hacemos con él. Tienes hasta el {date}.',
  MAIL_UNBUYABLE_TITLE: 'No podemos comprar este dispositivo',
  MAIL_UNBUYABLE_TEXT:
    'Hemos revisado tu dispositivo: {device}. Lo sentimos, pero no podemos hacerte una oferta. El motivo:',
  MAIL_UNBUYABLE_BUTTON: 'Ver las fotos',
  MAIL_UNBUYABLE_DANGEROUS_GOODS:
    'La batería está dañada y puede arder. No podemos revender el dispositivo y ningún transportista puede llevarlo, así que tampoco podemos devolvértelo.',
  MAIL_UNBUYABLE_FUNGUS: 'Hay hongos en las lentes. No se pueden eliminar y pasan a otros objetivos.',
  MAIL_UNBUYABLE_NO_PICTURE: 'El monitor no da imagen. Repararlo cuesta más de lo que vale.',
  MAIL_UNBUYABLE_PANEL_BROKEN: 'El panel está roto. Cambiarlo cuesta más de lo que vale el monitor.',
  MAIL_UNBUYABLE_BANNED: 'La consola está baneada de su servicio en línea y no se puede revender.',
  MAIL_UNBUYABLE_MODDED: 'La consola se ha abierto o modificado. No compramos consolas así.',
  MAIL_UNBUYABLE_NO_PRICE: 'No es el dispositivo que describiste y este no lo compramos.',
  MAIL_UNBUYABLE_TOO_LOW: 'Tal como está, el precio no llega a {minimum} y por debajo no hacemos ofertas.',

  MAIL_ANSWER: 'Tu decisión',
  MAIL_ANSWER_BY:
    'Decides tú y ninguna opción te cuesta nada. Tienes hasta el {date}. Si no respondes, te devolvemos el dispositivo gratis.',
  MAIL_ANSWER_BY_KEPT:
    'Decides tú y ninguna opción te cuesta nada. Tienes hasta el {date}. Si no respondes, guardamos tu dispositivo en un lugar seguro y te contactamos. No responder nunca cuenta como un sí.',
  MAIL_ANSWER_NOTE:
    'Abrir un enlace no decide nada: confirmas tu respuesta en la página. Los enlaces funcionan sin contraseña, así que no reenvíes este correo.',

  MAIL_ACTION_SUBJECT: 'Venta {tradeNumber}: necesitamos tu ayuda',
  MAIL_ACTION_PREHEADER: 'Falta algo que solo puedes hacer tú. Tienes hasta el {date}.',
  MAIL_ACTION_GUIDE: 'Cómo se hace',
  MAIL_ACTION_BUTTON: 'Ver la guía completa',
  MAIL_ACTION_LOCK_APPLE: 'Tu dispositivo sigue vinculado a una cuenta de Apple',
  MAIL_ACTION_LOCK_APPLE_TEXT:
    'Mientras «Buscar» esté activado, el bloqueo de activación impide que otra persona use el dispositivo. Puedes quitarlo a distancia.',
  MAIL_ACTION_LOCK_APPLE_STEPS:
    'Abre icloud.com/find e inicia sesión con tu cuenta de Apple.\nElige el dispositivo en «Todos los dispositivos».\nElige «Eliminar este dispositivo» y confirma.',
  MAIL_ACTION_LOCK_GOOGLE: 'Tu dispositivo sigue vinculado a una cuenta de Google',
  MAIL_ACTION_LOCK_GOOGLE_TEXT:
    'Al restablecerlo, el dispositivo pide tu cuenta de Google y nadie más puede usarlo. Puedes quitarla a distancia.',
  MAIL_ACTION_LOCK_GOOGLE_STEPS:
    'Abre myaccount.google.com/device-activity e inicia sesión.\nElige el dispositivo y después «Cerrar sesión».\n¿No aparece? Responde a este correo y te ayudamos.',
  MAIL_ACTION_LOCK_SAMSUNG: 'Tu dispositivo sigue vinculado a una cuenta de Samsung',
  MAIL_ACTION_LOCK_SAMSUNG_TEXT:
    'Al restablecerlo, el dispositivo pide tu cuenta de Samsung y nadie más puede usarlo. Puedes quitarla a distancia.',
  MAIL_ACTION_LOCK_SAMSUNG_STEPS:
    'Abre account.samsung.com e inicia sesión.\nVe a tus dispositivos y elige este.\nCierra su sesión o elimínalo.',
  MAIL_ACTION_LOCK_MDM: 'Tu dispositivo lo administra una empresa o un centro educativo',
  MAIL_ACTION_LOCK_MDM_TEXT:
    'Cada vez que se restablece, el dispositivo vuelve a conectarse a su sistema de gestión (MDM). Solo quien lo administra puede liberarlo.',
  MAIL_ACTION_LOCK_MDM_STEPS:
    'Escribe al departamento de informática de la empresa o del centro educativo.\nPide que den de baja el dispositivo en su sistema de gestión (MDM). Necesitarán el número de serie, que está en la factura o en la caja.\nAvísanos cuando esté hecho.',
  MAIL_ACTION_LOCK_FIRMWARE: 'Tu equipo tiene una contraseña de BIOS o firmware',
  MAIL_ACTION_LOCK_FIRMWARE_TEXT:
    'El equipo pide una contraseña al arrancar (BIOS, UEFI o EFI), así que no podemos revisarlo. No nos la envíes: nunca pedimos contraseñas.',
  MAIL_ACTION_LOCK_FIRMWARE_STEPS:
    'Si es un equipo de empresa, pide al departamento de informática que quite la contraseña a distancia.\nSi no se puede, elige la devolución gratis, quita la contraseña en la BIOS y vuelve a vendérnoslo. Si no la recuerdas, el fabricante puede quitarla con la factura.\nSi ya está quitada a distancia, avísanos en la página.',
  MAIL_ACTION_LOCK_CONSOLE: 'Tu consola sigue vinculada a una cuenta',
  MAIL_ACTION_LOCK_CONSOLE_TEXT:
    'Mientras esté registrada en tu cuenta, nadie más puede usarla del todo. Puedes quitarla a distancia.',
  MAIL_ACTION_LOCK_CONSOLE_STEPS:
    'Inicia sesión en la web de PlayStation, Xbox o Nintendo.\nAbre la lista de tus dispositivos en los ajustes de la cuenta.\nElimina o desactiva esta consola.',
  MAIL_ACTION_OWNERSHIP_PROOF: 'Necesitamos una prueba de que el dispositivo es tuyo',
  MAIL_ACTION_OWNERSHIP_PROOF_TEXT: 'A veces tenemos que pedirla antes de comprar. No sospechamos de ti.',
  MAIL_ACTION_OWNERSHIP_PROOF_STEPS:
    'Busca la factura, el contrato o la confirmación del pedido.\nHaz una foto. Puedes tapar todo menos tu nombre, la tienda, el dispositivo y la fecha.\nSúbela en nuestra página y elige «Enviar mi justificante».',
  MAIL_ACTION_PAYOUT_NAME_MISMATCH: 'La cuenta de cobro no está a tu nombre',
  MAIL_ACTION_PAYOUT_NAME_MISMATCH_TEXT:
    'Solo podemos pagar en una cuenta a tu nombre. Así también te protegemos a ti.',
  MAIL_ACTION_PAYOUT_NAME_MISMATCH_STEPS:
    'Abre tu venta con el botón de este correo.\nElige «Cambiar la cuenta de cobro» e indica una a tu nombre.\nAvísanos cuando esté hecho.',

  MAIL_NUDGE_SUBJECT: 'Venta {tradeNumber}: puedes responder hasta el {date}',
  MAIL_NUDGE_PREHEADER:
    'Te {days, plural, one {queda #\u00a0día} many {quedan # de días} other {quedan #\u00a0días}}. No responder nunca cuenta como un sí.',
  MAIL_NUDGE_TITLE: 'Esperamos tu respuesta',
  MAIL_NUDGE_PRICE:
    'Te {days, plural, one {queda #\u00a0día} many {quedan # de días} other {quedan #\u00a0días}} para decidir qué hacemos con tu dispositivo: {device}. Te ofrecimos {quoted} y, tras la revisión, {price}.',
  MAIL_NUDGE_UNBUYABLE:
    'Te {days, plural, one {queda #\u00a0día} many {quedan # de días} other {quedan #\u00a0días}} para decidir qué hacemos con tu dispositivo: {device}. Lo sentimos, no podemos comprarlo.',
  MAIL_NUDGE_ACTION:
    'Te {days, plural, one {queda #\u00a0día} many {quedan # de días} other {quedan #\u00a0días}} para ayudarnos con tu dispositivo: {device}. Se trata de esto:',

  MAIL_PAID_SUBJECT: 'Venta {tradeNumber}: {amount} en camino',
  MAIL_PAID_PREHEADER: 'Gracias por vender con nosotros.',
  MAIL_PAID_TITLE: 'Tu dinero está en camino',
  MAIL_PAID_TIME:
    '{payment, select, paypal {Ya debería estar en tu cuenta de PayPal.} other {En la mayoría de los bancos lo verás el siguiente día laborable.}} Gracias por vender con nosotros.',
  MAIL_PAID_TOTAL: 'Pagado',

  MAIL_UNPAID_SUBJECT: 'Venta {tradeNumber}: pago rechazado',
  MAIL_UNPAID_PREHEADER: 'Indícanos otra cuenta de cobro.',
  MAIL_UNPAID_TITLE: 'El pago ha sido rechazado',
  MAIL_UNPAID_TEXT: 'No se ha perdido nada: el dinero sigue siendo tuyo. Esto es lo que puedes hacer:',
  MAIL_UNPAID_STEP_OPEN: 'Abre tu venta con el botón de abajo.',
  MAIL_UNPAID_STEP_CHANGE: 'Indica una cuenta a tu nombre o corrige la errata.',
  MAIL_UNPAID_STEP_AGAIN: 'Repetimos el pago y te escribimos.',
  MAIL_UNPAID_BUTTON: 'Cambiar la cuenta de cobro',
  MAIL_UNPAID_NOTE: 'Para pagarte nunca te pedimos contraseñas, PIN ni números de tarjeta.',

  MAIL_NEW_ACCOUNT_SUBJECT: 'Venta {tradeNumber}: cuenta de cobro cambiada',
  MAIL_NEW_ACCOUNT_PREHEADER: '¿No has sido tú? Con un clic paramos el pago.',
  MAIL_NEW_ACCOUNT_TITLE: 'Cuenta de cobro cambiada',
  MAIL_NEW_ACCOUNT_TEXT:
    'La cuenta de cobro de tu venta se cambió el {date}. Lo que quede por pagar lo enviaremos a {account}.',
  MAIL_NEW_ACCOUNT_STRANGER: '¿No has sido tú? Bloquea la venta con este botón. No hace falta contraseña.',

  MAIL_BACK_SUBJECT:
    'Venta {tradeNumber}: {count, plural, one {tu dispositivo va} many {# de dispositivos van} other {# dispositivos van}} de vuelta',
  MAIL_BACK_PREHEADER: 'Con {carrier}, gratis.',
  MAIL_BACK_TITLE:
    '{count, plural, one {Tu dispositivo va} many {Tus dispositivos van} other {Tus dispositivos van}} de vuelta',
  MAIL_BACK_CUSTOMER: 'Como nos pediste. La devolución no te cuesta nada.',
  MAIL_BACK_CLOCK:
    'No recibimos tu respuesta a tiempo, y no responder nunca cuenta como un sí. La devolución no te cuesta nada.',
  MAIL_BACK_RULE:
    'Es lo que elegiste al vender por si había una diferencia. La devolución no te cuesta nada.',
  MAIL_BACK_RISK: 'Respondemos del paquete hasta que lo recibas.',
  MAIL_STATE_SUBJECT: 'Venta {tradeNumber}: {state}',
  MAIL_LOST_NOTE:
    '¿Tienes aún el dispositivo o el resguardo del envío? Responde a este correo y lo encontraremos antes.',
  MAIL_HELD_NOTE:
    '¿Tienes una factura o un contrato del dispositivo? Responde a este correo con una foto. Nos ayuda a aclararlo, no sospechamos de ti.',
  MAIL_ANSWERED_TEXT: 'Gracias, hemos recibido tu respuesta.',
  MAIL_CLEARED_TEXT: 'Ya está aclarado: nada impide seguir con tu venta.',
  MAIL_HANDED_OVER_NOTE:
    'Con esto termina la venta de este dispositivo y no podemos pagarte por él. ¿Crees que es un error? Responde a este correo. Te diremos qué autoridad lo tiene y con qué número de expediente.',
  MAIL_UNDELIVERED_NOTE:
    'Responde a este correo con la dirección a la que debe ir el paquete. Mientras tanto, lo guardamos todo a salvo.',
  MAIL_RETURNED_NOTE:
    '¿No te ha llegado el paquete? Responde a este correo y lo aclaramos con el transportista.',
  MAIL_RECYCLED_RULE: 'Es lo que elegiste al vender por si había una diferencia.',
  MAIL_FACT_DEVICE: 'Dispositivo',
  MAIL_FACT_CARRIER: 'Transportista',

  MAIL_CANCELLED_SUBJECT: 'Venta {tradeNumber}: cancelada',
  MAIL_CANCELLED_PREHEADER: 'No te cuesta nada.',
  MAIL_CANCELLED_TITLE: 'Venta cancelada',
  MAIL_CANCELLED_DEVICES: 'Dispositivos cancelados',
  MAIL_CANCELLED_LABEL: 'La etiqueta de envío ya no vale: puedes tirarla. La cancelación no te cuesta nada.',
  MAIL_CANCELLED_REST: 'El resto de la venta sigue adelante y la etiqueta de envío sigue valiendo.',
} satisfies Record<keyof typeof source, string>
