import type { screens as source } from '../en/screens.ts'

/** Titles and leads of the screens; a title is the page's h1 and its name in the browser tab. */
export const screens = {
  SCREEN_ACCOUNT_OVERVIEW: 'Tu cuenta de cliente',
  SCREEN_ACCOUNT_OVERVIEW_LEAD: 'Tus ventas, tus direcciones y tus cuentas de cobro en un solo lugar.',
  SCREEN_ACCOUNT_REGISTER: 'Crear una cuenta de cliente',
  SCREEN_ACCOUNT_REGISTER_LEAD:
    'Tus ventas, direcciones y cuentas de cobro en un solo lugar. También puedes vender sin cuenta.',
  SCREEN_ACCOUNT_MANAGEMENT: 'Tus datos',
  SCREEN_ACCOUNT_MANAGEMENT_LEAD:
    'Cambia tu contraseña, tu teléfono o tu fecha de nacimiento, descarga tus datos o borra la cuenta.',
  SCREEN_ACCOUNT_PASSWORD_FORGOT: '¿Has olvidado la contraseña?',
  SCREEN_ACCOUNT_PASSWORD_FORGOT_LEAD:
    'Escribe tu correo electrónico y te enviamos un enlace para elegir una contraseña nueva.',
  SCREEN_ACCOUNT_PASSWORD_RESET: 'Elige una contraseña nueva',
  SCREEN_ACCOUNT_PASSWORD_RESET_LEAD:
    'Mejor una frase larga que recuerdes que una contraseña corta y complicada.',
  SCREEN_ACCOUNT_PAYMENT_CHANGE: 'Cambiar la cuenta de cobro',
  SCREEN_ACCOUNT_PAYMENT_CHANGE_LEAD:
    'La usaremos en tu próxima venta. Las ventas en curso mantienen la suya.',
  SCREEN_ACCOUNT_ADDRESS_CHANGE: 'Cambiar la dirección',
  SCREEN_ACCOUNT_ADDRESS_CHANGE_LEAD: 'La usamos en tus etiquetas de envío y en las devoluciones.',
  SCREEN_B2B_LANDINGPAGE: 'Vende como empresa',
  SCREEN_B2B_LANDINGPAGE_LEAD:
    'Vende los dispositivos de tu empresa por lotes: una lista, un precio por fila y un pago por dispositivo.',
  SCREEN_B2B_PORTAL: 'Portal para empresas',
  SCREEN_B2B_PORTAL_LEAD: 'Sube tu lista de dispositivos y recibe un precio por cada fila.',
  SCREEN_CHECKOUT: 'Finalizar la venta',
  SCREEN_CHECKOUT_LEAD: 'Dispositivos, datos y confirmación: tres pasos hasta tu etiqueta de envío.',
  SCREEN_CLARIFICATION: 'Una pregunta sobre tu dispositivo',
  SCREEN_CLARIFICATION_LEAD:
    'Tu respuesta, lo que hemos visto, una foto de cada diferencia y el nuevo total.',
  SCREEN_CLARIFICATION_QUICK_ANSWER: 'Confirma tu respuesta',
  SCREEN_CLARIFICATION_QUICK_ANSWER_LEAD: 'Un botón y listo. Abrir esta página no decide nada.',
  SCREEN_CONTACT: 'Contacto',
  SCREEN_CONTACT_LEAD:
    'Pregúntanos por una oferta, un paquete o un pago. Con tu número de venta te respondemos antes.',
  SCREEN_MY_SALE: 'Mi venta',
  SCREEN_MY_SALE_LEAD:
    '¿No encuentras el correo? Danos tu número de venta y tu correo electrónico y te enviamos otra vez el enlace.',
  SCREEN_PAYOUT_OBJECTION: 'Bloquear una venta',
  SCREEN_PAYOUT_OBJECTION_LEAD: 'Si otra persona ha cambiado tu cuenta de cobro, bloquea aquí la venta.',
  SCREEN_SALE_EMAIL: 'Tu correo',
  SCREEN_SALE_EMAIL_LEAD: 'Confirma otro correo para tu venta o detén el cambio.',
  SCREEN_SELL: 'Vende tus {category}',
  SCREEN_SELL_LEAD: 'Elige marca y modelo, responde a unas preguntas y verás tu precio al momento.',
  SCREEN_THANK_YOU: 'Gracias por tu venta',
  SCREEN_THANK_YOU_LEAD: 'Tu etiqueta de envío, el código QR y cómo embalar bien tu dispositivo.',
  B2B_CONTACT: 'Escríbenos',
} satisfies Record<keyof typeof source, string>
