import type { parts as source } from '#messages/correspondence/en/parts.ts'

/** The mails about the parcel with a part that was missing. */
export const parts = {
  MAIL_PART_LABEL_SUBJECT: 'Sprzedaż {tradeNumber}: etykieta na brakującą część',
  MAIL_PART_LABEL_PREHEADER: 'Prosimy o wysyłkę do {date}.',
  MAIL_PART_LABEL_TITLE: 'Oto Twoja etykieta',
  MAIL_PART_LABEL_TEXT:
    'Dziękujemy, że wysyłasz brakującą część. Etykieta jest w załączniku, a wysyłka jest bezpłatna. Nie masz drukarki? Pokaż ten kod QR w punkcie nadania {carrier}.',
  MAIL_PART_LABEL_PACK:
    'Owiń część i włóż ją do kartonu lub koperty bąbelkowej. Specyfikacja przesyłki nie jest potrzebna.',
  MAIL_PART_LABEL_STICK: 'Naklej etykietę lub pokaż kod QR.',
  MAIL_PART_LABEL_SEND:
    'Nadaj paczkę do {date}. Jeśli do tego dnia nie będzie w drodze, odeślemy urządzenie bezpłatnie.',
  MAIL_PART_LABEL_ELSE:
    'Nie możesz znaleźć części? Powiedz nam o tym na stronie. Możemy przejść dalej bez niej albo bezpłatnie odesłać urządzenie.',
  MAIL_PART_LABEL_BUTTON: 'Zobacz wszystkie możliwości',
  MAIL_PART_ARRIVED_TEXT: 'Brakująca część dotarła.',
  MAIL_FACT_PART: 'Brakująca część',
} satisfies Record<keyof typeof source, string>
