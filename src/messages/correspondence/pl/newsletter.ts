import type { newsletter as source } from '#messages/correspondence/en/newsletter.ts'

/** Mails of the newsletter. */
export const newsletter = {
  MAIL_NEWSLETTER_SUBJECT: 'Potwierdź zapis do newslettera',
  MAIL_NEWSLETTER_PREHEADER: 'Jeszcze jedno kliknięcie i zapis jest gotowy.',
  MAIL_NEWSLETTER_TITLE: 'Chcesz dostawać nasz newsletter?',
  MAIL_NEWSLETTER_TEXT:
    'Ten adres podano w zapisie do naszego newslettera. Potwierdź, że należy do Ciebie. Piszemy najwyżej raz w miesiącu, a wypiszesz się jednym kliknięciem. Na tej samej stronie wskażesz, co Cię interesuje.',
  MAIL_NEWSLETTER_BUTTON: 'Potwierdź zapis',
  MAIL_NEWSLETTER_UNTIL: 'Link działa do {date}.',
  MAIL_NEWSLETTER_STRANGER:
    'To nie Ty? Zignoruj tę wiadomość. Bez potwierdzenia nie wyślemy newslettera, a po tym dniu usuniemy adres.',
  MAIL_NEWSLETTER_REASON: 'Dostajesz tę wiadomość, bo Twój adres podano w zapisie do newslettera {brand}.',
  MAIL_ISSUE_UP_TO: 'do {price}',
  MAIL_ISSUE_OWN_TITLE: 'Ile dziś są warte Twoje urządzenia',
  MAIL_ISSUE_PRICE_MORE: 'o {amount} więcej niż {date}',
  MAIL_ISSUE_PRICE_LESS: 'o {amount} mniej niż {date}',
  MAIL_ISSUE_PRICE_SAME: 'Tyle samo co {date}',
  MAIL_ISSUE_PRICE_NEW: '{date} jeszcze go nie skupowaliśmy',
  MAIL_ISSUE_PRICES:
    'To dzisiejsze ceny za urządzenia jak nowe, w pełni sprawne i z największą pamięcią. Twoją cenę zobaczysz na stronie urządzenia.',
  MAIL_ISSUE_CHOICES: 'Zmień ustawienia',
  MAIL_ISSUE_UNSUBSCRIBE: 'Wypisz się',
  MAIL_ISSUE_REASON:
    'Dostajesz tę wiadomość, bo zapisano Twój adres do newslettera {brand}. Nie mierzymy, czy ją otwierasz ani w co klikasz.',
} satisfies Record<keyof typeof source, string>
