import type { priceWatch as source } from '#messages/correspondence/en/price-watch.ts'

/** Mails about watched prices. */
export const priceWatch = {
  MAIL_WATCH_SUBJECT: 'Potwierdź alert cenowy: {name}',
  MAIL_WATCH_PREHEADER: 'Jeszcze jedno kliknięcie i alert działa.',
  MAIL_WATCH_TITLE: 'Chcesz włączyć alert cenowy?',
  MAIL_WATCH_WISH_REACHED:
    'Poproszono o wiadomość na ten adres, gdy za urządzenie poniżej będziemy płacić {price}. Potwierdź, że to Twoja prośba.',
  MAIL_WATCH_WISH_CHANGED:
    'Poproszono o wiadomość na ten adres, gdy zmieni się cena urządzenia poniżej. Potwierdź, że to Twoja prośba.',
  MAIL_WATCH_DEVICE: 'Urządzenie',
  MAIL_WATCH_CONDITION: 'Stan',
  MAIL_WATCH_TODAY: 'Dzisiejsza cena',
  MAIL_WATCH_BUTTON: 'Włącz alert cenowy',
  MAIL_WATCH_UNTIL: 'Link działa do {date}.',
  MAIL_WATCH_STRANGER:
    'To nie Ty? Zignoruj tę wiadomość. Bez potwierdzenia nie napiszemy więcej, a po tym dniu usuniemy adres.',
  MAIL_WATCH_REACHED_SUBJECT: '{name}: teraz {price}',
  MAIL_WATCH_REACHED_PREHEADER: 'Cena, na którą czekasz: {target}.',
  MAIL_WATCH_REACHED_TITLE: 'Jest Twoja cena: {price}',
  MAIL_WATCH_REACHED_TEXT:
    'Mieliśmy napisać, gdy będziemy płacić {target}. Dziś tyle płacimy za urządzenie takie jak w Twoim opisie.',
  MAIL_WATCH_REACHED_OVER:
    'Ta wiadomość kończy Twój alert cenowy. Ceny mogą się jeszcze zmienić. Gdy masz już naszą ofertę, jej cena jest dla Ciebie zarezerwowana.',
  MAIL_WATCH_SELL: 'Zobacz dzisiejszą cenę',
  MAIL_WATCH_MORE_SUBJECT: '{name}: teraz o {change} więcej',
  MAIL_WATCH_LESS_SUBJECT: '{name}: teraz o {change} mniej',
  MAIL_WATCH_CHANGED_PREHEADER: 'Dziś płacimy {price}.',
  MAIL_WATCH_CHANGED_TITLE: 'Twoje urządzenie jest dziś warte {price}',
  MAIL_WATCH_MORE_TEXT: 'To o {change} więcej niż {before} w naszej ostatniej wiadomości.',
  MAIL_WATCH_LESS_TEXT: 'To o {change} mniej niż {before} w naszej ostatniej wiadomości.',
  MAIL_WATCH_OUTDATED_SUBJECT: '{name}: opisz urządzenie jeszcze raz',
  MAIL_WATCH_OUTDATED_PREHEADER: 'Zmieniliśmy nasze pytania.',
  MAIL_WATCH_OUTDATED_TITLE: 'Twój alert cenowy potrzebuje nowych odpowiedzi',
  MAIL_WATCH_OUTDATED_TEXT:
    'Zmieniliśmy pytania o to urządzenie: {device}. Na podstawie wcześniejszych odpowiedzi nie możemy już podać właściwej ceny. Opisz urządzenie jeszcze raz, a zobaczysz dzisiejszą cenę.',
  MAIL_WATCH_OUTDATED_BUTTON: 'Opisz urządzenie',
  MAIL_WATCH_OUTDATED_OVER: 'Ta wiadomość kończy Twój alert cenowy. Nowy ustawisz na stronie urządzenia.',
  MAIL_WATCH_EXPIRES: 'Alert cenowy wyłączy się sam po {months}\u00a0miesiącach, {date}.',
  MAIL_WATCH_END: 'Wyłącz alert cenowy',
  MAIL_WATCH_REASON: 'Dostajesz tę wiadomość, bo dla Twojego adresu ustawiono alert cenowy w {brand}.',
} satisfies Record<keyof typeof source, string>
