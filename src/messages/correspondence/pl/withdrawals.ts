import type { withdrawals as source } from '#messages/correspondence/en/withdrawals.ts'

/** Mails about offers that were taken back. */
export const withdrawals = {
  MAIL_WITHDRAWN_SUBJECT:
    'Musimy wycofać {count, plural, one {ofertę} few {# oferty} many {# ofert} other {# oferty}}',
  MAIL_WITHDRAWN_PREHEADER: 'Cena była błędna i to nasza pomyłka.',
  MAIL_WITHDRAWN_TITLE: 'Nasza cena była błędna',
  MAIL_WITHDRAWN_TEXT:
    'Przez krótki czas w naszym cenniku był błąd. Dlatego musimy wycofać {count, plural, one {tę ofertę} few {te oferty} many {te oferty} other {te oferty}}:',
  MAIL_WITHDRAWN_SORRY:
    'Przepraszamy. Otwórz swoją sprzedaż, aby zobaczyć właściwą cenę. Decyzja o sprzedaży należy do Ciebie.',
  MAIL_WITHDRAWN_KEPT: 'Zakończone już sprzedaże zachowują swoją cenę.',
  MAIL_WITHDRAWN_REQUEST: 'Przepraszamy. Na zapytanie {requestId} odpowiemy, podając właściwe ceny.',
  MAIL_WITHDRAWN_BUTTON: 'Zobacz właściwą cenę',
} satisfies Record<keyof typeof source, string>
