import type { inspection as source } from '#messages/correspondence/en/inspection.ts'

/** Texts of the mails about devices that have arrived: what we found, what we pay, what goes back. */
export const inspection = {
  MAIL_MOMENT: '{date} a las {time}',

  MAIL_ARRIVED_SUBJECT: 'Venta {tradeNumber}: tu paquete ha llegado',
  MAIL_ARRIVED_PREHEADER: 'Sabrás de nosotros a más tardar el {date}.',
  MAIL_ARRIVED_TITLE: 'Tu paquete ha llegado',
  MAIL_ARRIVED_DEVICES: 'En tu paquete',
  MAIL_ARRIVED_NEXT: 'Qué pasa ahora',
  MAIL_ARRIVED_STEP_CHECK:
    'Revisamos cada dispositivo por separado, con las mismas preguntas que respondiste.',
  MAIL_ARRIVED_STEP_PAY: '¿Todo coincide? Pagamos lo ofrecido. ¿Está mejor? Pagamos más.',
  MAIL_ARRIVED_STEP_ASK:
    '¿Algo no coincide? Ves una foto y el cálculo, y decides tú. La devolución es gratis.',
  MAIL_ARRIVED_BONUS:
    'Prometido: si la revisión dura más allá del {date}, recibes {bonus} extra por cada dispositivo que compremos.',

  MAIL_ACCEPTED_SUBJECT: 'Venta {tradeNumber}: recibes {amount}',
  MAIL_ACCEPTED_PREHEADER: 'El siguiente paso es el pago.',
  MAIL_ACCEPTED_TITLE: 'Recibes {amount}',
  MAIL_ACCEPTED_WHY: 'El resultado',
  MAIL_OUTCOME_MATCH: 'Tal como lo describiste. Pagamos lo ofrecido.',
  MAIL_OUTCOME_RAISED: 'Mejor de lo que describiste. Pagamos {difference} más de lo ofrecido.',
  MAIL_OUTCOME_TOLERATED: 'Solo una pequeña diferencia. Pagamos lo ofrecido de todos modos.',
  MAIL_OUTCOME_AGREED: 'Aceptaste nuestro nuevo precio.',
  MAIL_OUTCOME_RULE: 'El nuevo precio está dentro del límite que fijaste al vender, así que queda aceptado.',
  MAIL_OUTCOME_UPHELD: 'La segunda revisión te ha dado la razón.',
  MAIL_OUTCOME_INSURED:
    'Se perdió de camino. El paquete llevaba nuestra etiqueta, así que pagamos lo ofrecido.',
  MAIL_ACCEPTED_BONUS: 'Extra, porque nuestra revisión tardó demasiado',
  MAIL_ACCEPTED_VOUCHER: 'Tu cupón de {amount} llega con el primer pago de esta venta.',

  MAIL_FINDING_SAID: 'Tu respuesta',
  MAIL_FINDING_FOUND: 'Hemos visto',
  MAIL_FINDING_NOT_ASKED: 'No te lo preguntamos',
  MAIL_SUM: 'Así sale el nuevo precio',
  MAIL_SUM_QUOTED: 'Nuestra oferta',
  MAIL_SUM_ROUNDING: 'Redondeo',
  MAIL_SUM_NEW: 'Nuevo precio',

  MAIL_COUNTER_SUBJECT: 'Venta {tradeNumber}: nuevo precio, decides tú',
  MAIL_COUNTER_PREHEADER: 'Ofrecido {quoted}, ahora {price}. Puedes responder hasta el {date}.',
  MAIL_COUNTER_TITLE: 'Hemos encontrado una diferencia',
  MAIL_COUNTER_TEXT:
    'Hemos revisado tu dispositivo: {device}. {count, plural, one {En un punto} many {En # de puntos} other {En # puntos}} no coincide con tus respuestas. Por eso podemos pagarte {price} en lugar de {quoted}. Esto es lo que hemos visto:',
  MAIL_COUNTER_SECOND_TITLE: 'La segunda revisión está lista',
  MAIL_COUNTER_SECOND_TEXT:
    'Otra persona ha vuelto a revisar tu dispositivo: {device}. {count, plural, one {Un punto sigue} many {# de puntos siguen} other {# puntos siguen}} sin coincidir con tus respuestas. Podemos pagarte {price} en lugar de {quoted}:',
  MAIL_COUNTER_EARLIER_TEXT:
    'Otra persona ha vuelto a revisar tu dispositivo: {device}. Su resultado habría dado un precio más bajo. Por eso vale la primera revisión y podemos pagarte {price} en lugar de {quoted}:',
  MAIL_COUNTER_PROOF:
    'Hay una foto de cada punto. El resultado quedó fijado antes de que quien revisa pudiera leer tus respuestas.',
  MAIL_COUNTER_VOUCHER: 'Si aceptas, conservas tu cupón.',
  MAIL_COUNTER_BUTTON: 'Ver las fotos y el cálculo',

  MAIL_UNBUYABLE_SUBJECT: 'Venta {tradeNumber}: no podemos comprar este dispositivo',
  MAIL_UNBUYABLE_PREHEADER: 'Tú decides qué pasa con él. Tienes tiempo hasta el {date}.',
  MAIL_UNBUYABLE_TITLE: 'No podemos comprar este dispositivo',
  MAIL_UNBUYABLE_TEXT:
    'Hemos revisado tu dispositivo: {device}. Por desgracia, no podemos hacerte una oferta. El motivo:',
  MAIL_UNBUYABLE_BUTTON: 'Ver las fotos',
  MAIL_UNBUYABLE_DANGEROUS_GOODS:
    'La batería está hinchada y puede incendiarse. Así no podemos revender el dispositivo, y ningún transportista puede llevarlo: tampoco podemos devolvértelo.',
  MAIL_UNBUYABLE_FUNGUS: 'Hay hongos en el cristal. No se pueden eliminar y pasan a otros objetivos.',
  MAIL_UNBUYABLE_NO_PICTURE: 'El monitor no da imagen. Repararlo cuesta más de lo que vale.',
  MAIL_UNBUYABLE_PANEL_BROKEN: 'El panel está roto. Cambiarlo cuesta más de lo que vale el monitor.',
  MAIL_UNBUYABLE_BANNED: 'La consola está expulsada de su servicio en línea y no se puede revender.',
  MAIL_UNBUYABLE_MODDED: 'La consola se ha abierto o modificado. No compramos consolas así.',
  MAIL_UNBUYABLE_TOO_LOW:
    'Tal como está, su precio no llega a {minimum}. Por debajo de ese importe no hacemos oferta.',

  MAIL_ANSWER: 'Tu decisión',
  MAIL_ANSWER_BY:
    'Decides tú, y ninguna respuesta te cuesta nada. Tienes tiempo hasta el {date}. Si no sabemos nada de ti, te devolvemos el dispositivo gratis.',
  MAIL_ANSWER_BY_KEPT:
    'Decides tú, y ninguna respuesta te cuesta nada. Dinos qué quieres a más tardar el {date}. Si no sabemos nada de ti, guardamos tu dispositivo en un lugar seguro y te contactamos. Callar nunca es aceptar.',
  MAIL_ANSWER_NOTE:
    'Abrir un enlace todavía no decide nada: confirmas tu respuesta en la página. Los enlaces funcionan sin contraseña, así que no reenvíes este correo.',

  MAIL_ACTION_SUBJECT: 'Venta {tradeNumber}: necesitamos tu ayuda',
  MAIL_ACTION_PREHEADER: 'Son solo unos minutos. Tienes tiempo hasta el {date}.',
  MAIL_ACTION_GUIDE: 'Cómo se hace',
  MAIL_ACTION_BUTTON: 'Ver la guía completa',
  MAIL_ACTION_LOCK_APPLE: 'Tu dispositivo sigue vinculado a una cuenta de Apple',
  MAIL_ACTION_LOCK_APPLE_TEXT:
    'Mientras «Buscar» esté activo, nadie más puede usar el dispositivo. Puedes quitarlo a distancia, sin tenerlo en la mano.',
  MAIL_ACTION_LOCK_APPLE_STEPS:
    'Abre icloud.com/find e inicia sesión con tu cuenta de Apple.\nElige el dispositivo en «Todos los dispositivos».\nElige «Eliminar este dispositivo» y confirma.',
  MAIL_ACTION_LOCK_GOOGLE: 'Tu dispositivo sigue vinculado a una cuenta de Google',
  MAIL_ACTION_LOCK_GOOGLE_TEXT:
    'Tras restablecerlo, el dispositivo pide tu cuenta de Google y nadie más puede usarlo. Puedes cerrar la sesión a distancia.',
  MAIL_ACTION_LOCK_GOOGLE_STEPS:
    'Abre myaccount.google.com/device-activity e inicia sesión.\nElige el dispositivo y después «Cerrar sesión».\n¿No aparece? Responde a este correo y te ayudamos.',
  MAIL_ACTION_LOCK_SAMSUNG: 'Tu dispositivo sigue vinculado a una cuenta de Samsung',
  MAIL_ACTION_LOCK_SAMSUNG_TEXT:
    'Tras restablecerlo, el dispositivo pide tu cuenta de Samsung y nadie más puede usarlo. Puedes cerrar la sesión a distancia.',
  MAIL_ACTION_LOCK_SAMSUNG_STEPS:
    'Abre account.samsung.com e inicia sesión.\nVe a tus dispositivos y elige este.\nCierra su sesión o elimínalo.',
  MAIL_ACTION_LOCK_MDM: 'Tu dispositivo lo gestiona una empresa o un colegio',
  MAIL_ACTION_LOCK_MDM_TEXT:
    'Cada vez que se restablece, el dispositivo se conecta a una gestión (MDM). Solo quien la lleva puede liberarlo.',
  MAIL_ACTION_LOCK_MDM_STEPS:
    'Escribe al departamento de informática de la empresa o del colegio.\nPídele que quite el dispositivo de la gestión (MDM). Lo encuentra por el número de serie, que está en la factura o en la caja.\nAvísanos cuando esté hecho.',
  MAIL_ACTION_LOCK_FIRMWARE: 'Tu dispositivo tiene una contraseña de firmware',
  MAIL_ACTION_LOCK_FIRMWARE_TEXT:
    'Una contraseña protege el arranque del dispositivo (BIOS, UEFI o EFI). Sin ella no podemos revisarlo.',
  MAIL_ACTION_LOCK_FIRMWARE_STEPS:
    'Busca la contraseña. Si es un equipo de empresa, la tiene el departamento de informática.\n¿La usas también en otro sitio? Cámbiala allí primero.\nEnvíanosla como respuesta a este correo. La quitamos del dispositivo.',
  MAIL_ACTION_LOCK_CONSOLE: 'Tu consola sigue vinculada a una cuenta',
  MAIL_ACTION_LOCK_CONSOLE_TEXT:
    'Mientras esté registrada en tu cuenta, nadie más puede usarla del todo. Puedes quitarla a distancia.',
  MAIL_ACTION_LOCK_CONSOLE_STEPS:
    'Inicia sesión en la web de PlayStation, Xbox o Nintendo.\nAbre la lista de tus dispositivos en los ajustes de la cuenta.\nElimina o desactiva esta consola.',
  MAIL_ACTION_OWNERSHIP_PROOF: 'Necesitamos una prueba de que el dispositivo es tuyo',
  MAIL_ACTION_OWNERSHIP_PROOF_TEXT:
    'Quien compra dispositivos usados tiene que pedirla en algunos casos. No es ningún reproche.',
  MAIL_ACTION_OWNERSHIP_PROOF_STEPS:
    'Busca la factura, el contrato o la confirmación del pedido.\nHaz una foto. Puedes tapar todo menos tu nombre, el dispositivo y la fecha.\nEnvíanosla como respuesta a este correo.',
  MAIL_ACTION_PAYOUT_NAME_MISMATCH: 'La cuenta de cobro no está a tu nombre',
  MAIL_ACTION_PAYOUT_NAME_MISMATCH_TEXT:
    'Solo podemos pagar a una cuenta que sea tuya. Así también te protegemos a ti.',
  MAIL_ACTION_PAYOUT_NAME_MISMATCH_STEPS:
    'Abre tu venta con el botón de este correo.\nIndica una cuenta que esté a tu nombre.\nAvísanos cuando esté hecho.',

  MAIL_NUDGE_SUBJECT: 'Venta {tradeNumber}: tu respuesta a más tardar el {date}',
  MAIL_NUDGE_PREHEADER:
    'Te {days, plural, one {queda # día} many {quedan # de días} other {quedan # días}}. Callar nunca es aceptar.',
  MAIL_NUDGE_TITLE: 'Esperamos tu respuesta',
  MAIL_NUDGE_PRICE:
    'Te {days, plural, one {queda # día} many {quedan # de días} other {quedan # días}} para decidir qué pasa con tu dispositivo: {device}. Ofrecimos {quoted}; tras la revisión son {price}.',
  MAIL_NUDGE_UNBUYABLE:
    'Te {days, plural, one {queda # día} many {quedan # de días} other {quedan # días}} para decidir qué pasa con tu dispositivo: {device}. Por desgracia no podemos comprarlo.',
  MAIL_NUDGE_ACTION:
    'Te {days, plural, one {queda # día} many {quedan # de días} other {quedan # días}} para tu dispositivo: {device}. Se trata de esto:',

  MAIL_PAID_SUBJECT: 'Venta {tradeNumber}: {amount} en camino hacia ti',
  MAIL_PAID_PREHEADER: 'Gracias por vender con nosotros.',
  MAIL_PAID_TITLE: 'Tu dinero está en camino',
  MAIL_PAID_TIME:
    '{payment, select, paypal {Lo encuentras en tu cuenta de PayPal.} other {En la mayoría de los bancos lo verás el siguiente día laborable.}} Gracias por vender con nosotros.',
  MAIL_PAID_TOTAL: 'Pagado',

  MAIL_UNPAID_SUBJECT: 'Venta {tradeNumber}: nuestro pago ha sido devuelto',
  MAIL_UNPAID_PREHEADER: 'Indícanos otra cuenta, por favor.',
  MAIL_UNPAID_TITLE: 'Nuestro pago ha sido devuelto',
  MAIL_UNPAID_TEXT: 'No se ha perdido nada: el importe sigue siendo tuyo. Esto es lo que puedes hacer:',
  MAIL_UNPAID_STEP_OPEN: 'Abre tu venta con el botón de abajo.',
  MAIL_UNPAID_STEP_CHANGE: 'Indica una cuenta que esté a tu nombre o corrige una errata.',
  MAIL_UNPAID_STEP_AGAIN: 'Volvemos a pagar y te escribimos.',
  MAIL_UNPAID_BUTTON: 'Cambiar la cuenta de cobro',
  MAIL_UNPAID_NOTE: 'Para pagarte nunca te pedimos contraseñas, PIN ni números de tarjeta.',

  MAIL_NEW_ACCOUNT_SUBJECT: 'Venta {tradeNumber}: cuenta de cobro cambiada',
  MAIL_NEW_ACCOUNT_PREHEADER: '¿No has sido tú? Un clic detiene el pago.',
  MAIL_NEW_ACCOUNT_TITLE: 'Cuenta de cobro cambiada',
  MAIL_NEW_ACCOUNT_TEXT:
    'La cuenta de cobro de tu venta se cambió el {date}. Lo que aún te debamos por esta venta lo pagaremos a {account}.',
  MAIL_NEW_ACCOUNT_STRANGER: '¿No has sido tú? Bloquea la venta con este botón. No hace falta contraseña.',

  MAIL_BACK_SUBJECT:
    'Venta {tradeNumber}: {count, plural, one {tu dispositivo está} many {# de dispositivos están} other {# dispositivos están}} en camino de vuelta',
  MAIL_BACK_PREHEADER: 'Con {carrier} y gratis.',
  MAIL_BACK_TITLE:
    '{count, plural, one {Tu dispositivo está} many {Tus dispositivos están} other {Tus dispositivos están}} en camino de vuelta',
  MAIL_BACK_CUSTOMER: 'Lo pediste así. La devolución no te cuesta nada.',
  MAIL_BACK_CLOCK:
    'No recibimos tu respuesta a tiempo, y callar nunca es aceptar. La devolución no te cuesta nada.',
  MAIL_BACK_RULE: 'Lo elegiste al vender, por si algo no coincidía. La devolución no te cuesta nada.',
  MAIL_BACK_RISK: 'Hasta la entrega, el riesgo es nuestro.',
  MAIL_STATE_SUBJECT: 'Venta {tradeNumber}: {state}',
  MAIL_LOST_NOTE:
    '¿Tienes aún el dispositivo o el resguardo de entrega del paquete? Responde a este correo: así la búsqueda va más rápido.',
  MAIL_HELD_NOTE:
    '¿Tienes una factura o un contrato del dispositivo? Responde a este correo con una foto. Ayuda a aclararlo y no es una sospecha.',
  MAIL_RECYCLED_RULE: 'Lo elegiste al vender, por si algo no coincidía.',
  MAIL_FACT_DEVICE: 'Dispositivo',
  MAIL_FACT_CARRIER: 'Transporte',

  MAIL_CANCELLED_SUBJECT: 'Venta {tradeNumber}: cancelada',
  MAIL_CANCELLED_PREHEADER: 'No te cuesta nada.',
  MAIL_CANCELLED_TITLE: 'Cancelación confirmada',
  MAIL_CANCELLED_DEVICES: 'Esto queda cancelado',
  MAIL_CANCELLED_LABEL: 'La etiqueta ya no vale, tírala. La cancelación no te cuesta nada.',
  MAIL_CANCELLED_REST: 'El resto de la venta sigue igual, y la etiqueta también.',
} satisfies Record<keyof typeof source, string>
