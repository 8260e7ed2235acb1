import type { contact as source } from '#messages/correspondence/en/contact.ts'

/** Mails of the contact form. */
export const contact = {
  MAIL_CONTACT_TITLE: 'Mensaje del formulario de contacto',
  MAIL_CONTACT_SUBJECT: 'Asunto',
  MAIL_CONTACT_FROM: 'De',
  MAIL_CONTACT_SHOP: 'Desde la tienda',
  MAIL_CONTACT_LINKS: 'Este mensaje contiene {count} enlaces. Fíjate bien antes de abrirlos.',
  MAIL_CONTACT_UNPROVEN:
    'No sabemos si la dirección es realmente de quien escribe. La respuesta irá a esa dirección.',
} satisfies Record<keyof typeof source, string>
