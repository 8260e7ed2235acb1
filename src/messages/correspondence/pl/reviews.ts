/** Texts of the mails about reviews. */
export const reviews = {
  MAIL_REVIEW_SUBJECT: 'Jak oceniasz sprzedaż {tradeNumber}?',
  MAIL_REVIEW_PREHEADER: 'Wystarczą gwiazdki i jedno zdanie.',
  MAIL_REVIEW_TITLE: 'Jak poszło?',
  MAIL_REVIEW_TEXT:
    'Twoja sprzedaż jest zakończona, a pieniądze wypłacone. Czy powiesz innym, jak poszło? Wystarczą gwiazdki i jedno zdanie.',
  MAIL_REVIEW_HONEST:
    'Publikujemy pochwały i krytykę. Widać gwiazdki, zdanie, miesiąc i rodzaj urządzenia, ale nie widać Twojego imienia i nazwiska.',
  MAIL_REVIEW_BUTTON: 'Napisz opinię',
  MAIL_REVIEW_ONCE:
    'Pytamy tylko raz o każdą sprzedaż. Możesz się temu w każdej chwili bezpłatnie sprzeciwić, na stronie sprzedaży lub odpowiadając na tę wiadomość.',
  MAIL_REVIEW_HIDDEN_SUBJECT: 'Twoja opinia o sprzedaży {tradeNumber} jest ukryta',
  MAIL_REVIEW_HIDDEN_PREHEADER: 'Podajemy powód i co możesz zrobić.',
  MAIL_REVIEW_HIDDEN_TITLE: 'Twoja opinia jest ukryta',
  MAIL_REVIEW_HIDDEN_TEXT:
    'Przeczytaliśmy Twoją opinię i w tej postaci nie możemy jej opublikować. Gwiazdki nie mają z tym nic wspólnego: nie widzimy ich, gdy decydujemy.',
  MAIL_REVIEW_HIDDEN_REASON: 'Powód',
  MAIL_REVIEW_HIDDEN_NEXT:
    'Możesz ją wycofać na stronie sprzedaży i napisać nową. Jeśli się nie zgadzasz, odpowiedz na tę wiadomość.',
}
