import type { contact as source } from '#messages/correspondence/en/contact.ts'

/** Mails of the contact form. */
export const contact = {
  MAIL_CONTACT_TITLE: 'Message du formulaire de contact',
  MAIL_CONTACT_SUBJECT: 'Sujet',
  MAIL_CONTACT_FROM: 'De la part de',
  MAIL_CONTACT_SHOP: 'Depuis la boutique',
  MAIL_CONTACT_LINKS: 'Ce message contient {count} liens. Regardez bien avant d’en ouvrir un.',
  MAIL_CONTACT_UNPROVEN:
    'Rien ne prouve que cette adresse e-mail appartient à la personne qui écrit. La réponse y sera envoyée.',
} satisfies Record<keyof typeof source, string>
