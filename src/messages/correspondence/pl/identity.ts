/** Mails about the identity document that the law asks of a seller. */
export const identity = {
  MAIL_IDENTITY_ANNOUNCED:
    'Zanim wypłacimy pieniądze, prawo wymaga sprawdzenia Twojego dokumentu tożsamości. Możesz go wysłać w każdej chwili na stronie sprzedaży.',
  MAIL_IDENTITY_BEFORE_PAYOUT:
    'Do wypłaty brakuje jeszcze Twojego dokumentu tożsamości. Wyślij go na stronie sprzedaży.',
  MAIL_IDENTITY_LAW: 'Wymaga tego prawo: {law}',
  MAIL_IDENTITY_SAFETY:
    'Nigdy nie wysyłaj dokumentu e-mailem. Przechowujemy go w postaci zaszyfrowanej i widzą go tylko osoby, które go sprawdzają. Zdjęcia usuwamy najpóźniej {days} dni po decyzji.',
  MAIL_IDENTITY_REQUEST_SUBJECT: 'Sprzedaż {tradeNumber}: brakuje dokumentu tożsamości',
  MAIL_IDENTITY_REQUEST_PREHEADER: 'Musimy go sprawdzić przed wypłatą.',
  MAIL_IDENTITY_REQUEST_TITLE: 'Potrzebujemy Twojego dokumentu tożsamości',
  MAIL_IDENTITY_REQUEST_TEXT:
    'Twoja wypłata czeka na dokument tożsamości. Wpisz jego dane na stronie sprzedaży i dodaj zdjęcia.',
  MAIL_IDENTITY_REFUSED_SUBJECT: 'Sprzedaż {tradeNumber}: wyślij dokument tożsamości jeszcze raz',
  MAIL_IDENTITY_REFUSED_PREHEADER: 'Nie mogliśmy go przyjąć. Oto dlaczego.',
  MAIL_IDENTITY_REFUSED_TITLE: 'Nie mogliśmy przyjąć Twojego dokumentu',
  MAIL_IDENTITY_REFUSED_NEXT: 'Wyślij go jeszcze raz na stronie sprzedaży. Do tego czasu wypłata czeka.',
  MAIL_IDENTITY_ACCEPTED_SUBJECT: 'Sprzedaż {tradeNumber}: dokument tożsamości został przyjęty',
  MAIL_IDENTITY_ACCEPTED_PREHEADER: 'Wypłata już na niego nie czeka.',
  MAIL_IDENTITY_ACCEPTED_TITLE: 'Twój dokument tożsamości został przyjęty',
  MAIL_IDENTITY_ACCEPTED_TEXT:
    'Dziękujemy. Dokument jest sprawdzony i wypłata już na niego nie czeka. Zdjęcia usuniemy najpóźniej za {days} dni.',
  EXPORT_HOLD_IDENTITY_MISSING: 'Prawo wymagało dokumentu tożsamości, a żaden nie był jeszcze przyjęty.',
} as const
