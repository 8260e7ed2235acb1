/** Texts of the mails that keep a sale in its seller's hands. */
export const safety = {
  MAIL_CODE_SUBJECT: 'Twój kod do sprzedaży {tradeNumber}',
  MAIL_CODE_PREHEADER: 'Jest ważny {minutes} minut.',
  MAIL_CODE_TITLE: 'Twój kod',
  MAIL_CODE_TEXT:
    'Wpisz ten kod na stronie sprzedaży, aby zmienić konto do wypłaty. Działa raz, przez {minutes} minut.',
  MAIL_CODE_LABEL: 'Kod',
  MAIL_CODE_STRANGER:
    'To nie Twoja prośba o kod? Nikomu go nie podawaj: ktoś może mieć link do Twojej sprzedaży. Bez kodu nic się nie zmieni.',
  MAIL_SALE_LINK_SUBJECT: 'Twój nowy link do sprzedaży {tradeNumber}',
  MAIL_SALE_LINK_PREHEADER: 'Otwiera sprzedaż bez hasła.',
  MAIL_SALE_LINK_TITLE: 'Twój nowy link',
  MAIL_SALE_LINK_TEXT: 'Oto nowy link do Twojej sprzedaży. Zastępuje te, które już nie działają.',
  MAIL_SALE_LINK_STRANGER: 'To nie Twoja prośba? Nie musisz nic robić.',
  MAIL_FROZEN_SUBJECT: 'Sprzedaż {tradeNumber} jest wstrzymana',
  MAIL_FROZEN_PREHEADER: 'Nic nie wypłacimy, dopóki tego nie wyjaśnimy.',
  MAIL_FROZEN_TITLE: 'Twoja sprzedaż jest wstrzymana',
  MAIL_FROZEN_TEXT:
    'Mamy od Ciebie informację, że ktoś inny zmienił konto do wypłaty. Sprzedaż jest wstrzymana: nic nie wypłacamy, a wcześniejsze linki już nie działają.',
  MAIL_FROZEN_NEXT:
    'Sprawdzimy konto do wypłaty i napiszemy do Ciebie. Nic nie przepada: urządzenia i oferta pozostają bez zmian.',
  MAIL_NEW_ACCOUNT_WAIT: 'Dla Twojego bezpieczeństwa wypłata czeka do {moment}.',
  MAIL_NEW_ACCOUNT_BUTTON: 'To nie ja',
}
