import type { account as source } from '#messages/correspondence/en/account.ts'

/** Texts of the mails about an account. */
export const account = {
  MAIL_ACCOUNT_REASON:
    'Recibes este correo porque alguien ha indicado esta dirección para una cuenta de cliente en {brand}.',

  MAIL_ACTIVATE_SUBJECT: 'Confirma tu correo electrónico',
  MAIL_ACTIVATE_PREHEADER: 'Un paso más y tu cuenta estará lista.',
  MAIL_ACTIVATE_TITLE: 'Confirma tu dirección',
  MAIL_ACTIVATE_TEXT:
    'Gracias por crear una cuenta de cliente. Confirma que esta dirección es tuya. Después podrás iniciar sesión con la contraseña que elegiste y verás en tu cuenta las ventas que hiciste con esta dirección.',
  MAIL_ACTIVATE_BUTTON: 'Confirmar mi dirección',
  MAIL_ACTIVATE_UNTIL: 'El enlace sirve una sola vez, hasta el {date}.',
  MAIL_ACTIVATE_STRANGER:
    '¿No has creado ninguna cuenta? No uses el enlace. Sin él nadie puede iniciar sesión y, pasado ese día, la cuenta se borra.',

  MAIL_EXISTS_SUBJECT: 'Ya tienes una cuenta',
  MAIL_EXISTS_PREHEADER: 'No ha cambiado nada.',
  MAIL_EXISTS_TITLE: 'Ya tienes una cuenta',
  MAIL_EXISTS_TEXT:
    'Alguien, probablemente tú, ha intentado crear una cuenta con esta dirección. Ya existe una, así que no ha cambiado nada.',
  MAIL_EXISTS_BUTTON: 'Iniciar sesión',
  MAIL_EXISTS_FORGOT: '¿Has olvidado la contraseña? Elige una nueva en la misma página.',
  MAIL_EXISTS_STRANGER: '¿No has sido tú? Ignora este correo.',

  MAIL_RESET_SUBJECT: 'Elige una contraseña nueva',
  MAIL_RESET_PREHEADER: 'El enlace vale {minutes}\u00a0minutos.',
  MAIL_RESET_TITLE: 'Elige una contraseña nueva',
  MAIL_RESET_TEXT:
    'Has pedido una contraseña nueva. Elígela aquí. El enlace sirve una sola vez y vale {minutes}\u00a0minutos.',
  MAIL_RESET_BUTTON: 'Elegir contraseña nueva',
  MAIL_RESET_STRANGER:
    '¿No la has pedido tú? Ignora este correo. Tu contraseña sigue igual y nadie sabe si tienes una cuenta.',

  MAIL_SALE_ACCOUNT_SUBJECT: 'Elige una contraseña para tu cuenta de cliente',
  MAIL_SALE_ACCOUNT_PREHEADER: 'Así tendrás todas tus ventas en un solo lugar.',
  MAIL_SALE_ACCOUNT_TITLE: 'Tu cuenta de cliente está casi lista',
  MAIL_SALE_ACCOUNT_TEXT:
    'Has abierto una cuenta de cliente en la página de tu venta. Elige una contraseña y encontrarás en ella todas tus ventas con esta dirección.',
  MAIL_SALE_ACCOUNT_BUTTON: 'Elegir contraseña',
  MAIL_SALE_ACCOUNT_UNTIL:
    'El enlace sirve una sola vez, hasta el {date}. Después puedes pedir otro en la página de tu venta.',
  MAIL_SALE_ACCOUNT_STRANGER:
    '¿No has sido tú? Ignora este correo. Sin el enlace nadie puede iniciar sesión, y la cuenta se borrará.',

  MAIL_PASSWORD_SUBJECT: 'Tu contraseña ha cambiado',
  MAIL_PASSWORD_PREHEADER: 'Hemos cerrado la sesión en los demás dispositivos.',
  MAIL_PASSWORD_TITLE: 'Tu contraseña ha cambiado',
  MAIL_PASSWORD_TEXT:
    'La contraseña de tu cuenta de cliente se cambió el {date}. Hemos cerrado la sesión en los demás dispositivos.',
  MAIL_PASSWORD_STRANGER:
    '¿No has sido tú? Elige cuanto antes una contraseña nueva y responde a este correo.',
  MAIL_PASSWORD_BUTTON: 'Elegir contraseña nueva',

  MAIL_PAYOUT_CHANGED_SUBJECT: 'Tu cuenta de cobro ha cambiado',
  MAIL_PAYOUT_CHANGED_PREHEADER: '¿No has sido tú? Con un clic lo paramos.',
  MAIL_PAYOUT_CHANGED_TITLE: 'Tu cuenta de cobro ha cambiado',
  MAIL_PAYOUT_CHANGED_TEXT:
    'Una de tus cuentas de cobro se cambió el {date}. La usaremos en tus próximas ventas. Las que están en curso mantienen la cuenta que indicaste.',
  MAIL_PAYOUT_CHANGED_STRANGER:
    '¿No has sido tú? Usa este botón: cerramos la sesión en todos los dispositivos, eliminamos la cuenta de cobro y bloqueamos las ventas que íbamos a pagar en ella. Después te enviamos un enlace para elegir otra contraseña.',

  MAIL_NEW_DEVICE_SUBJECT: 'Nuevo inicio de sesión en tu cuenta de cliente',
  MAIL_NEW_DEVICE_PREHEADER: 'Si has sido tú, no tienes que hacer nada.',
  MAIL_NEW_DEVICE_TITLE: 'Nuevo inicio de sesión en tu cuenta de cliente',
  MAIL_NEW_DEVICE_TEXT:
    'El {moment} alguien inició sesión con un dispositivo que no conocíamos. Si has sido tú, no tienes que hacer nada.',
  MAIL_NEW_DEVICE_STRANGER:
    '¿No has sido tú? Usa este botón: cerramos la sesión en todos los dispositivos y tu contraseña actual deja de funcionar. Después te enviamos un enlace para elegir otra.',
  MAIL_DEVICE: '{browser} en {system}',
  MAIL_DEVICE_UNKNOWN: 'Dispositivo desconocido',

  MAIL_NOT_ME_BUTTON: 'No he sido yo',
  MAIL_NOT_ME_UNTIL:
    'El enlace funciona una sola vez, hasta el {date}. Solo sirve para parar cambios: con él nadie puede iniciar sesión.',
} satisfies Record<keyof typeof source, string>
