import type { contact as source } from '#messages/correspondence/en/contact.ts'

/** Mails of the contact form. */
export const contact = {
  MAIL_CONTACT_TITLE: 'Messaggio dal modulo di contatto',
  MAIL_CONTACT_SUBJECT: 'Argomento',
  MAIL_CONTACT_FROM: 'Da',
  MAIL_CONTACT_SHOP: 'Dal negozio',
  MAIL_CONTACT_LINKS: 'Questo messaggio contiene {count} link. Controlla bene prima di aprirne uno.',
  MAIL_CONTACT_UNPROVEN:
    'Non è provato che l’indirizzo e-mail appartenga a chi scrive. La risposta va a quell’indirizzo.',
} satisfies Record<keyof typeof source, string>
