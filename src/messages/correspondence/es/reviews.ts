/** Texts of the mails about reviews. */
export const reviews = {
  MAIL_REVIEW_SUBJECT: '¿Qué tal ha ido tu venta {tradeNumber}?',
  MAIL_REVIEW_PREHEADER: 'Bastan unas estrellas y una frase.',
  MAIL_REVIEW_TITLE: '¿Qué tal ha ido?',
  MAIL_REVIEW_TEXT:
    'Tu venta está completa y pagada. ¿Les cuentas a los demás cómo ha ido, con estrellas y una frase?',
  MAIL_REVIEW_HONEST:
    'Publicamos elogios y críticas por igual. Se ven tus estrellas, tu frase, el mes y el tipo de dispositivo, pero no tu nombre.',
  MAIL_REVIEW_BUTTON: 'Escribir una opinión',
  MAIL_REVIEW_ONCE:
    'Solo preguntamos una vez por venta. Puedes oponerte a estos correos en cualquier momento y gratis, en la página de tu venta o respondiendo a este.',
  MAIL_REVIEW_HIDDEN_SUBJECT: 'Tu opinión sobre la venta {tradeNumber} está oculta',
  MAIL_REVIEW_HIDDEN_PREHEADER: 'Aquí tienes el motivo y lo que puedes hacer.',
  MAIL_REVIEW_HIDDEN_TITLE: 'Tu opinión está oculta',
  MAIL_REVIEW_HIDDEN_TEXT:
    'Hemos leído tu opinión y no podemos publicarla tal como está. Las estrellas no tienen nada que ver: no las vemos al decidir.',
  MAIL_REVIEW_HIDDEN_REASON: 'Motivo',
  MAIL_REVIEW_HIDDEN_NEXT:
    'Puedes retirarla en la página de tu venta y escribir otra. Si no estás de acuerdo, responde a este correo.',
}
