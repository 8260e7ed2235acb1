import type { contact as source } from '#messages/correspondence/en/contact.ts'

/** Mails of the contact form. */
export const contact = {
  MAIL_CONTACT_TITLE: 'Wiadomość z formularza kontaktowego',
  MAIL_CONTACT_SUBJECT: 'Temat',
  MAIL_CONTACT_FROM: 'Od',
  MAIL_CONTACT_SHOP: 'Ze sklepu',
  MAIL_CONTACT_LINKS: 'Linki w tej wiadomości: {count}. Przyjrzyj się im, zanim któryś otworzysz.',
  MAIL_CONTACT_UNPROVEN:
    'Nie sprawdziliśmy, czy adres e-mail należy do autora wiadomości. Odpowiedź trafi na ten adres.',
} satisfies Record<keyof typeof source, string>
