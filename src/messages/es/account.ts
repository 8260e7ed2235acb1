import type { account as source } from '../en/account.ts'

/** Texts of the customer account: the sales so far, changing and leaving. */
export const account = {
  ACCOUNT_SAVED: 'Guardado.',

  ACCOUNT_SIGNED_IN: 'Sesión iniciada como {email}',
  ACCOUNT_CUSTOMER: 'Número de cliente {number}',
  ACCOUNT_SIGN_OUT: 'Cerrar sesión',
  ACCOUNT_LINKS: 'Tus datos',
  ACCOUNT_DETAILS: 'Nombre, contraseña, datos',
  ACCOUNT_ADDRESS: 'Dirección',
  ACCOUNT_PAYOUT: 'Cuenta de cobro',
  ACCOUNT_NOT_SET: 'Sin rellenar',
  SALES_TITLE: 'Tus ventas',
  SALES_LOADING: 'Cargando tus ventas…',
  SALES_FAILED: 'Ahora mismo no podemos mostrar tus ventas. Comprueba tu conexión y vuelve a intentarlo.',
  SALES_EMPTY: 'Aún no tienes ventas',
  SALES_EMPTY_TEXT: 'Busca tu dispositivo, responde a unas preguntas y verás al momento cuánto te pagamos.',
  SALES_EMPTY_BUTTON: 'Buscar un dispositivo',
  SALES_MORE: 'Ver ventas anteriores',
  SALES_MORE_SHOWN:
    '{count, plural, one {Se muestra una venta más.} many {Se muestran # de ventas más.} other {Se muestran # ventas más.}}',
  SALES_SALE: 'Venta {number}',
  SALES_CREATED: 'Confirmada el {date}',
  // As a label: within a sentence the participle would have to agree with the number of devices.
  SALES_PAID: 'Dispositivos pagados: {paid} de {total}',
  SALES_OPEN: 'Ver esta venta',
  SALES_TIMELINE: 'Seguimiento de la venta {number}',
  // A status stands beside a sale (feminine) and beside a device (masculine), so none of them may agree with either.

  MANAGEMENT_PERSON: 'Nombre y fecha de nacimiento',
  MANAGEMENT_PERSON_BUSINESS: 'Persona de contacto',
  MANAGEMENT_PERSON_HINT: 'Tu cuenta de cobro debe estar a este nombre.',
  MANAGEMENT_COMPANY: '{company}, NIF-IVA {vatId}',
  MANAGEMENT_COMPANY_HINT: 'Para cambiar la empresa, escríbenos.',
  MANAGEMENT_NEWSLETTER: 'Newsletter',
  MANAGEMENT_NEWSLETTER_HINT:
    'Precios y novedades, una vez al mes como mucho, salvo que elijas otra cosa. Puedes darte de baja aquí cuando quieras.',
  MANAGEMENT_NEWSLETTER_TICK: 'Quiero recibir la newsletter por correo electrónico',
  MANAGEMENT_PHONE: 'Teléfono',
  MANAGEMENT_PHONE_HINT:
    'Solo por si hay dudas con el transporte o la revisión. Para borrarlo, deja el campo vacío.',
  FIELD_PHONE_NUMBER: 'Número de teléfono',
  MANAGEMENT_PASSWORD: 'Contraseña',
  MANAGEMENT_PASSWORD_HINT: 'Al cambiarla, se cierra la sesión en todos los demás dispositivos.',
  MANAGEMENT_PASSWORD_SUBMIT: 'Cambiar contraseña',
  MANAGEMENT_PASSWORD_DONE: 'Hemos cambiado tu contraseña y cerrado la sesión en los demás dispositivos.',
  SIGN_INS_TITLE: 'Dónde tienes la sesión abierta',
  SIGN_INS_HINT: '¿No reconoces un dispositivo? Cierra su sesión y cambia la contraseña.',
  SIGN_INS_CURRENT: 'Este dispositivo',
  SIGN_INS_SINCE: 'Inicio de sesión:',
  SIGN_INS_USED: 'Último uso:',
  SIGN_INS_END: 'Cerrar sesión',
  SIGN_INS_END_OF: 'Cerrar sesión: {device}',
  SIGN_INS_ENDED: 'Se ha cerrado la sesión de {device}.',
  SIGN_INS_ALL: 'Cerrar sesión en todas partes',
  SIGN_INS_ALL_TEXT:
    'Se cerrará la sesión en todos los dispositivos, también en este. Los enlaces a tus ventas que te enviamos por correo dejarán de funcionar, pero puedes pedir otros cuando quieras.',
  DEVICE_NAME: '{browser} en {system}',
  DEVICE_UNKNOWN: 'Dispositivo desconocido',
  NOT_ME_TITLE: '¿No has sido tú?',
  NOT_ME_TEXT: 'Un clic y lo paramos todo',
  NOT_ME_DEVICES:
    'Se cierra la sesión en todos los dispositivos y los enlaces anteriores a tus ventas dejan de funcionar.',
  NOT_ME_PASSWORD:
    'Tu contraseña actual deja de funcionar. Te enviaremos por correo un enlace para elegir otra.',
  NOT_ME_PAYOUT:
    'Si alguien ha cambiado tu cuenta de cobro, la eliminamos y bloqueamos las ventas que íbamos a pagar en ella.',
  NOT_ME_SUBMIT: 'No he sido yo: pararlo todo',
  NOT_ME_DONE: 'Lo hemos parado todo',
  NOT_ME_DONE_TEXT:
    'Hemos cerrado la sesión en todos los dispositivos y tu contraseña anterior ya no funciona. Te hemos enviado por correo un enlace para elegir otra.',
  NOT_ME_INVALID_TEXT:
    'Ya se ha usado o ha caducado. Si lo has usado tú, tienes en tu correo un enlace para elegir otra contraseña. También puedes pedir uno nuevo.',
  MANAGEMENT_EXPORT: 'Descarga tus datos',
  MANAGEMENT_EXPORT_TEXT:
    'Todo lo que guardamos sobre ti en un solo archivo: datos, ventas, etiquetas y albaranes. Incluye tus números de cuenta completos, así que guárdalo en un lugar seguro.',
  MANAGEMENT_EXPORT_SUBMIT: 'Descargar (ZIP)',
  MANAGEMENT_EXPORT_DONE: 'La descarga ha empezado.',

  DELETE_TITLE: 'Borrar la cuenta',
  DELETE_TEXT: 'Esto no se puede deshacer.',
  DELETE_GONE:
    'Tu dirección, tu teléfono, tu fecha de nacimiento y tus cuentas de cobro se borran al momento.',
  DELETE_RUNNING:
    'Las ventas en curso siguen como acordamos: te pagamos y, si hay que devolver algo, te lo enviamos. Puedes verlas con los enlaces de nuestros correos.',
  DELETE_KEPT:
    'Lo que la ley nos obliga a conservar de las ventas terminadas queda bloqueado y se borra al vencer el plazo.',
  DELETE_OPEN: 'Quiero borrar mi cuenta',
  DELETE_CONFIRM: 'Escribe tu correo electrónico para confirmar',
  DELETE_SUBMIT: 'Borrar para siempre',
  DELETE_CANCEL: 'Conservar la cuenta',
  DELETE_DONE: 'Hemos borrado tu cuenta',
  DELETE_DONE_TEXT: 'Gracias por vender con nosotros. Puedes seguir haciéndolo sin cuenta.',
  PROBLEM_EMAIL_DIFFERS: 'Esta no es la dirección de tu cuenta.',

  PAYMENT_CHANGE_CURRENT: 'Tu cuenta de cobro actual',
  PAYMENT_CHANGE_NONE: 'Aún no has indicado ninguna cuenta de cobro.',
  PAYMENT_CHANGE_BANK: 'Nueva cuenta bancaria',
  PAYMENT_CHANGE_PAYPAL: 'Nueva cuenta de PayPal',
  PAYMENT_CHANGE_RUNNING:
    'Se usará en tus próximas ventas. Las que están en curso mantienen la cuenta que indicaste. Te avisamos por correo de cada cambio.',
  PAYMENT_CHANGE_EXISTS:
    'Entretanto se ha guardado otra cuenta. La ves arriba. Guarda de nuevo para sustituirla.',
  PAYMENT_CHANGE_DONE: 'Guardado. Te hemos avisado del cambio por correo.',
} satisfies Record<keyof typeof source, string>
