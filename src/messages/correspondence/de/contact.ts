import type { contact as source } from '#messages/correspondence/en/contact.ts'

/** Mails of the contact form. */
export const contact = {
  MAIL_CONTACT_TITLE: 'Nachricht über das Kontaktformular',
  MAIL_CONTACT_SUBJECT: 'Worum es geht',
  MAIL_CONTACT_FROM: 'Von',
  MAIL_CONTACT_SHOP: 'Aus dem Shop',
  MAIL_CONTACT_LINKS: 'Diese Nachricht enthält {count} Links. Schau genau hin, bevor du einem folgst.',
  MAIL_CONTACT_UNPROVEN: 'Die E-Mail-Adresse ist nicht geprüft. Eine Antwort geht dorthin.',
} satisfies Record<keyof typeof source, string>
