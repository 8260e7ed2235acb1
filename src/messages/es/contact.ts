import type { contact as source } from '../en/contact.ts'

/** Texts of the contact form. */
export const contact = {
  CONTACT_TITLE: 'Escríbenos',
  CONTACT_SUBJECT: '¿De qué se trata?',
  CONTACT_SUBJECT_NONE: 'Elige una opción',
  CONTACT_SUBJECT_OFFER_PRICE: 'Una oferta o un precio',
  CONTACT_SUBJECT_DEVICE_MISSING: 'Mi dispositivo no aparece',
  CONTACT_SUBJECT_SHIPPING_LABEL: 'Etiqueta de envío y paquete',
  CONTACT_SUBJECT_TRADE_STATUS: 'Estado de mi venta',
  CONTACT_SUBJECT_CLARIFICATION: 'Vuestra consulta o un nuevo precio',
  CONTACT_SUBJECT_PAYOUT: 'Pago',
  CONTACT_SUBJECT_RETURN: 'Devolución',
  CONTACT_SUBJECT_ACCOUNT_PRIVACY: 'Cuenta y privacidad',
  CONTACT_SUBJECT_BUSINESS: 'Vender como empresa',
  CONTACT_SUBJECT_VOUCHER: 'Cupón',
  CONTACT_SUBJECT_OTHER: 'Otra cosa',
  CONTACT_TRADE: 'Número de venta',
  CONTACT_TRADE_OPTIONAL: 'Número de venta (opcional)',
  CONTACT_TRADE_HINT: 'Está en todos los correos sobre tu venta: dos grupos de cuatro caracteres.',
  CONTACT_TRADE_HINT_OTHER:
    'Está en todos los correos sobre tu venta. ¿No lo tienes a mano? Elige «{other}».',
  CONTACT_DEVICE: 'Dispositivo',
  CONTACT_DEVICE_OPTIONAL: 'Dispositivo (opcional)',
  CONTACT_DEVICE_HINT: 'Marca, modelo y, si lo sabes, el almacenamiento.',
  CONTACT_NAME: 'Tu nombre',
  CONTACT_EMAIL_HINT: 'Te responderemos a esta dirección.',
  CONTACT_MESSAGE: 'Tu mensaje',
  CONTACT_COUNT: '{count} de {max} caracteres',
  CONTACT_EMPTY_FIELD: 'Deja este campo vacío',
  CONTACT_PRIVACY:
    'Usamos lo que nos escribes para responderte y lo borramos como muy tarde al cabo de un año.',
  CONTACT_PRIVACY_LINK: 'Privacidad',
  CONTACT_SEND: 'Enviar mensaje',
  CONTACT_SENDING: 'Enviando…',
  CONTACT_FAILED:
    'Tu mensaje no ha llegado. No se ha perdido nada: inténtalo de nuevo en un momento o escribe a {mail}.',
  CONTACT_BUSY:
    '{minutes, plural, one {Han llegado muchos mensajes en poco tiempo. Inténtalo de nuevo dentro de un minuto o escribe a {mail}.} other {Han llegado muchos mensajes en poco tiempo. Inténtalo de nuevo dentro de # minutos o escribe a {mail}.}}',
  CONTACT_EARLIER:
    'Ya hemos recibido tu mensaje, en una versión anterior. Tus últimos cambios no están incluidos.',
  CONTACT_EARLIER_KEEP: 'Dejarlo así',
  CONTACT_EARLIER_SEND: 'Enviar también la nueva versión',
  CONTACT_SENT: 'Hemos recibido tu mensaje',
  CONTACT_SENT_TEXT: 'Te responderemos a {email}.',
  CONTACT_SENT_TEXT_ANY: 'Te responderemos a la dirección de correo que has indicado.',
  CONTACT_SENT_FROM: 'La respuesta llegará desde {mail}. Si no la ves, mira también en la carpeta de spam.',
  CONTACT_AGAIN: 'Escribir otro mensaje',
  CONTACT_DIRECT: 'Sin formulario',
  CONTACT_DIRECT_TEXT: 'Por correo o por teléfono te atienden las mismas personas.',
  CONTACT_PARTNER_TEXT: 'El servicio de atención al cliente de {partner} también te ayuda.',
  CONTACT_MAIL: 'Correo electrónico',
  CONTACT_PHONE: 'Teléfono',
  PROBLEM_SUBJECT_UNKNOWN: 'Elige una opción de la lista.',
  PROBLEM_TRADE_NUMBER_FORMAT:
    'Un número de venta tiene ocho caracteres, por ejemplo 12AB-34CD. Alguno no es correcto.',
  PROBLEM_MESSAGE_TOO_SHORT: 'Escribe un poco más, al menos {min} caracteres.',
} satisfies Record<keyof typeof source, string>
