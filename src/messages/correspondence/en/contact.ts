/** Mails of the contact form. */
export const contact = {
  MAIL_CONTACT_TITLE: 'A message from the contact form',
  MAIL_CONTACT_SUBJECT: 'About',
  MAIL_CONTACT_FROM: 'From',
  MAIL_CONTACT_SHOP: 'Sent from shop',
  MAIL_CONTACT_LINKS: 'This message contains {count} links. Look twice before you follow one.',
  MAIL_CONTACT_UNPROVEN: 'Nobody has proven that the sender owns this e-mail address. A reply goes there.',
} as const
