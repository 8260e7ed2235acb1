/** Mails of the contact form. */
export const contact = {
  MAIL_CONTACT_TITLE: 'Message from the contact form',
  MAIL_CONTACT_SUBJECT: 'About',
  MAIL_CONTACT_FROM: 'From',
  MAIL_CONTACT_SHOP: 'Sent from shop',
  MAIL_CONTACT_LINKS: 'This message contains {count} links. Think twice before you follow one.',
  MAIL_CONTACT_UNPROVEN:
    'We haven’t verified that this address belongs to the sender. Your reply will go to it.',
} as const
