import type { contact as source } from '#messages/correspondence/en/contact.ts'

/** Mails of the contact form. */
export const contact = {
  MAIL_CONTACT_TITLE: 'Mensaje del formulario de contacto',
  MAIL_CONTACT_SUBJECT: 'Asunto',
  MAIL_CONTACT_FROM: 'De',
  MAIL_CONTACT_SHOP: 'Desde la tienda',
  MAIL_CONTACT_LINKS: 'Este mensaje contiene {count} enlaces. Mira bien antes de abrir alguno.',
  MAIL_CONTACT_UNPROVEN:
    'No está comprobado que la dirección de correo sea de quien escribe. La respuesta va a esa dirección.',
} satisfies Record<keyof typeof source, string>
