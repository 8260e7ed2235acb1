import type { newsletter as source } from '#messages/correspondence/en/newsletter.ts'

/** Mails of the newsletter. */
export const newsletter = {
  MAIL_NEWSLETTER_SUBJECT: 'Potwierdź zapis do newslettera',
  MAIL_NEWSLETTER_PREHEADER: 'Jeszcze jedno kliknięcie i zapis jest gotowy.',
  MAIL_NEWSLETTER_TITLE: 'Chcesz dostawać nasz newsletter?',
  MAIL_NEWSLETTER_TEXT:
    'Ten adres podano w zapisie do naszego newslettera. Potwierdź, że należy do Ciebie. Piszemy tylko wtedy, gdy mamy coś do powiedzenia, a wypiszesz się jednym kliknięciem. Na tej samej stronie wskażesz, co Cię interesuje.',
  MAIL_NEWSLETTER_BUTTON: 'Potwierdź zapis',
  MAIL_NEWSLETTER_UNTIL: 'Link działa do {date}.',
  MAIL_NEWSLETTER_STRANGER:
    'To nie Ty? Zignoruj tę wiadomość. Bez potwierdzenia nie wyślemy newslettera, a po tym dniu usuniemy adres.',
  MAIL_NEWSLETTER_REASON: 'Dostajesz tę wiadomość, bo Twój adres podano w zapisie do newslettera {brand}.',
} satisfies Record<keyof typeof source, string>
