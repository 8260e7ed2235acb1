import type { recycling as source } from '#messages/correspondence/en/recycling.ts'

/** Texts of the mails about a parcel that is recycled for free. */
export const recycling = {
  MAIL_RECYCLING_LABEL_SUBJECT: 'Bezpłatna etykieta na paczkę do recyklingu {number}',
  MAIL_RECYCLING_LABEL_PREHEADER: 'Nadaj paczkę do {date}.',
  MAIL_RECYCLING_LABEL_TITLE: 'Twoja bezpłatna etykieta nadawcza',
  MAIL_RECYCLING_LABEL_TEXT:
    'Etykieta nadawcza i specyfikacja przesyłki są w załącznikach. Nie masz drukarki? Pokaż ten kod QR w punkcie nadania {carrier}. Wszystko jest bezpłatne.',
  MAIL_RECYCLING_STEP_PACK:
    'Do sztywnego kartonu włóż najwyżej {count} urządzeń i specyfikację przesyłki. Dobrze wypełnij wolne miejsca.',
  MAIL_RECYCLING_STEP_SEND: 'Naklej etykietę nadawczą na karton lub pokaż kod QR.',
  MAIL_RECYCLING_BATTERY:
    'Nigdy nie wysyłaj spuchniętej ani uszkodzonej baterii. Żaden przewoźnik jej nie przyjmie. Oddaj ją do punktu zbiórki.',
  MAIL_RECYCLING_NO_RETURN:
    'Za to, co wysyłasz, nie płacimy i nie możemy tego odesłać. Napiszemy, gdy paczka dotrze i gdy jej zawartość trafi do recyklingu.',
  MAIL_RECYCLING_BUTTON: 'Zobacz moją paczkę',
  MAIL_RECYCLING_LINK_NOTE: 'Ten link otwiera stronę Twojej paczki bez hasła. Nie przekazuj go nikomu.',
  MAIL_RECYCLING_REASON:
    'Dostajesz tę wiadomość, bo {date} podano ten adres, zamawiając etykietę na paczkę do recyklingu. To nie Ty? Nie musisz nic robić.',
  MAIL_RECYCLING_TAKEN_SUBJECT: 'Następna etykieta na paczkę do recyklingu: od {date}',
  MAIL_RECYCLING_TAKEN_TITLE: 'Masz już od nas etykietę',
  MAIL_RECYCLING_TAKEN_TEXT:
    'Wysyłamy jedną bezpłatną etykietę na adres e-mail co {days} dni. Twoja miała numer {number}. Następną możesz zamówić od {date}.',
  MAIL_RECYCLING_STATE_SUBJECT: 'Recykling {number}: {state}',
} satisfies Record<keyof typeof source, string>
