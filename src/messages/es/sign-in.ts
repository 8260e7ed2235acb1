import type { signIn as source } from '../en/sign-in.ts'

/** The way into the customer account: signing in, registering, a new password. */
export const signIn = {
  ACCOUNT_LOADING: 'Cargando tu cuenta…',
  ACCOUNT_NO_SCRIPT:
    'Tu cuenta de cliente necesita JavaScript en el navegador. Si no puedes activarlo, escríbenos.',
  RESET_NO_SCRIPT:
    'Esta página necesita JavaScript. Si no puedes activarlo, responde a nuestro correo y te ayudamos.',
  ACCOUNT_FAILED: 'Ahora mismo no podemos mostrar tu cuenta. Comprueba tu conexión y vuelve a intentarlo.',
  ACCOUNT_RETRY: 'Reintentar',
  ACCOUNT_BACK: 'Volver a tu cuenta',

  SIGN_IN_TITLE: 'Iniciar sesión',
  SIGN_IN_SUBMIT: 'Iniciar sesión',
  SIGN_IN_FAILED:
    'El correo o la contraseña no son correctos, o aún no has confirmado tu dirección. Busca nuestro correo o elige una contraseña nueva.',
  SIGN_IN_REMEMBER: 'Recordarme en este dispositivo',
  SIGN_IN_REMEMBER_HINT: 'Solo en un dispositivo tuyo. Dura {days}\u00a0días o hasta que cierres sesión.',
  SIGN_IN_FORGOT: '¿Has olvidado la contraseña?',
  SIGN_IN_ENDED: 'Tu sesión ha caducado. Vuelve a iniciar sesión.',
  SIGN_IN_OUT: 'Has cerrado sesión.',
  SIGN_IN_NEW: '¿Aún no tienes cuenta?',
  SIGN_IN_NEW_TEXT:
    'Con una cuenta ves todas tus ventas en un solo lugar y no rellenas tus datos cada vez. También puedes vender sin ella.',
  SIGN_IN_REGISTER: 'Crear una cuenta',
  FIELD_PASSWORD: 'Contraseña',
  FIELD_PASSWORD_NEW: 'Contraseña nueva',
  FIELD_PASSWORD_CURRENT: 'Contraseña actual',
  FIELD_PASSWORD_HINT:
    'Al menos {min} caracteres. Una frase corta se recuerda bien y es difícil de adivinar.',
  PASSWORD_SHOW: 'Mostrar',
  PASSWORD_HIDE: 'Ocultar',
  PASSWORD_SHOW_OF: 'Mostrar: {field}',
  PASSWORD_HIDE_OF: 'Ocultar: {field}',
  PASSWORD_MISSING:
    '{count, plural, one {Falta un carácter} many {Faltan # de caracteres} other {Faltan # caracteres}}',
  PASSWORD_LONG_ENOUGH: 'Longitud suficiente',
  PROBLEM_PASSWORD_TOO_SHORT: 'Usa al menos {min} caracteres.',
  PROBLEM_PASSWORD_TOO_LONG: 'Usa como máximo {max} caracteres.',
  PROBLEM_PASSWORD_COMMON: 'Esta contraseña es de las primeras que probaría cualquiera. Elige otra.',
  PROBLEM_PASSWORD_PERSONAL: 'No uses tu nombre, tu correo ni el nombre de esta tienda.',

  REGISTER_SUBMIT: 'Crear cuenta',
  REGISTER_KIND_PRIVATE: 'Vendo como particular',
  REGISTER_KIND_BUSINESS: 'Vendo para una empresa',
  REGISTER_KIND: '¿Quién vende?',
  REGISTER_COMPANY: 'Tu empresa',
  REGISTER_CONTACT: 'Persona de contacto',
  REGISTER_PERSON: 'Sobre ti',
  REGISTER_ACCESS: 'Tus datos de acceso',
  REGISTER_EMAIL_HINT:
    'Te enviaremos un enlace. Al abrirlo, las ventas hechas con esta dirección pasarán a tu cuenta.',
  REGISTER_ADDRESS_ADD: 'Añadir mi dirección ahora',
  REGISTER_ADDRESS: 'Tu dirección',
  REGISTER_ADDRESS_HINT: 'Así ya aparecerá escrita cuando vendas.',
  REGISTER_PAYOUT_ADD: 'Añadir mi cuenta de cobro ahora',
  REGISTER_OMIT: 'Dejarlo para después',
  REGISTER_DONE: 'Revisa tu correo',
  REGISTER_DONE_TEXT:
    'Hemos escrito a {email}. Abre el enlace para terminar. ¿No te ha llegado? Mira en la carpeta de spam y comprueba la dirección.',
  REGISTER_DONE_AGAIN: 'Usar otra dirección',
  REGISTER_HAS_ACCOUNT: '¿Ya tienes cuenta?',
  REGISTER_WHY: 'Para qué sirve una cuenta',
  REGISTER_WHY_HISTORY: 'Todas tus ventas y su estado, también las que hiciste sin cuenta',
  REGISTER_WHY_DETAILS: 'Tu dirección y tu cuenta de cobro, ya rellenadas',
  REGISTER_WHY_LEAVE: 'Descarga tus datos o borra la cuenta cuando quieras',

  ACTIVATE_TITLE: 'Confirma tu dirección',
  ACTIVATE_TEXT:
    'Escribe la contraseña que elegiste al registrarte: tu cuenta quedará lista y con la sesión iniciada. ¿No te has registrado? Cierra esta página y no pasará nada.',
  ACTIVATE_SUBMIT: 'Confirmar e iniciar sesión',
  ACTIVATE_SIGNED_IN: 'Tu dirección está confirmada y ya has iniciado sesión.',
  ACTIVATE_OVERVIEW: 'Ir a mi cuenta',
  ACTIVATE_DONE: 'Tu cuenta está lista',
  ACTIVATE_DONE_TEXT: 'Tu dirección está confirmada. Ya puedes iniciar sesión.',
  ACTIVATE_FAILED: 'Este enlace ya no funciona',
  ACTIVATE_FAILED_TEXT:
    'Ya se ha usado o ha caducado. Si ya confirmaste tu dirección, inicia sesión. Si no, regístrate otra vez y te enviamos un enlace nuevo.',

  // As a label: within a sentence the participle would have to agree with the number of devices.
  // A status stands beside a sale (feminine) and beside a device (masculine), so none of them may agree with either.

  PAYMENT_CHANGE_KIND: '¿Cómo quieres cobrar?',
  PAYMENT_CHANGE_IBAN_HINT: 'Lo guardamos cifrado y solo mostramos una parte.',

  FORGOT_SUBMIT: 'Enviar el enlace',
  FORGOT_DONE: 'Revisa tu correo',
  FORGOT_DONE_TEXT:
    'Si hay una cuenta con la dirección {email}, el enlace ya va de camino. Vale {hours, plural, one {una hora} other {# horas}}. ¿No te ha llegado? Mira en la carpeta de spam.',
  FORGOT_BACK: 'Volver al inicio de sesión',
  RESET_SUBMIT: 'Guardar contraseña',
  RESET_DONE: 'Tu contraseña nueva está guardada',
  RESET_DONE_TEXT:
    'Hemos cerrado la sesión en todos los dispositivos. Inicia sesión con la contraseña nueva.',
  RESET_INVALID: 'Este enlace ya no funciona',
  RESET_INVALID_TEXT: 'Ya se ha usado o ha caducado. Pide uno nuevo.',
  RESET_AGAIN: 'Pedir otro enlace',
} satisfies Record<keyof typeof source, string>
