import type { newsletter as source } from '#messages/correspondence/en/newsletter.ts'

/** Mails of the newsletter. */
export const newsletter = {
  MAIL_NEWSLETTER_SUBJECT: 'Potwierdź zapis do newslettera',
  MAIL_NEWSLETTER_PREHEADER: 'Jeszcze jedno kliknięcie i będziesz dostawać nasz newsletter.',
  MAIL_NEWSLETTER_TITLE: 'Chcesz dostawać nasz newsletter?',
  MAIL_NEWSLETTER_TEXT:
    'Ten adres został podany w zapisie do naszego newslettera. Potwierdź, że należy do Ciebie i że chcesz nas czytać. Na tej samej stronie możesz wskazać, co Cię interesuje.',
  MAIL_NEWSLETTER_BUTTON: 'Potwierdź zapis',
  MAIL_NEWSLETTER_UNTIL: 'Link działa do {date}.',
  MAIL_NEWSLETTER_STRANGER:
    'To nie Ty? Nie musisz nic robić. Bez potwierdzenia nie wyślemy newslettera, a po tym dniu usuniemy adres.',
  MAIL_NEWSLETTER_REASON: 'Dostajesz tę wiadomość, bo Twój adres podano w zapisie do newslettera {brand}.',
} satisfies Record<keyof typeof source, string>
