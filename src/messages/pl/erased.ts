/** Texts of erased devices: their certificates on the page of a sale and on the one that verifies them. */
export const erased = {
  ERASED_TITLE: 'Dane usunięte, z\u00a0certyfikatem',
  ERASED_NONE_TITLE: 'Certyfikaty usunięcia danych',
  ERASED_TEXT:
    '{count, plural, one {Usunęliśmy to, co było na tym urządzeniu. Certyfikat mówi, jak i\u00a0kiedy, a\u00a0jego treść można sprawdzić.} few {Usunęliśmy to, co było na tych urządzeniach. Każdy certyfikat mówi, jak i\u00a0kiedy, a\u00a0jego treść można sprawdzić.} many {Usunęliśmy to, co było na tych urządzeniach. Każdy certyfikat mówi, jak i\u00a0kiedy, a\u00a0jego treść można sprawdzić.} other {Usunęliśmy to, co było na tych urządzeniach. Każdy certyfikat mówi, jak i\u00a0kiedy, a\u00a0jego treść można sprawdzić.}}',
  ERASED_DEVICE: '{name}: dane usunięto {date}',
  ERASED_WITHDRAWN:
    '{name}: dane nie są jeszcze usunięte. Wpis był pomyłką, a\u00a0wcześniejszy certyfikat jest nieważny.',
  ERASED_DOWNLOAD: 'Certyfikat usunięcia danych (PDF)',
  ERASED_ALL:
    '{count, plural, one {Pokaż # urządzenie} few {Pokaż wszystkie # urządzenia} many {Pokaż wszystkie # urządzeń} other {Pokaż wszystkie # urządzenia}}',
  VERIFY_CHECK_ERASURE: 'Certyfikaty usunięcia danych są tymi, które podpisaliśmy',
  VERIFY_ERASED: 'Certyfikat usunięcia danych {reference}, {date}',
  VERIFY_ERASED_REPLACED: 'Już nieważny: certyfikat usunięcia danych {reference}, {date}',
  VERIFY_ERASED_WITHDRAWN: 'Wycofany certyfikat: {reference}, {date}',
} as const
