/** A sale that is kept on the seller's device, and how its seller is notified. */
export const saleOnDevice = {
  OFFLINE_APP_SALE: 'Moja sprzedaż',
  OFFLINE_APP_SALE_LEAD: 'Stan Twojej sprzedaży, także bez internetu.',
  DEVICE_KEEP_TITLE: 'Ta sprzedaż na ekranie głównym',
  DEVICE_KEEP_TEXT:
    'Zachowaj sprzedaż na tym urządzeniu. Otworzysz ją z ekranu głównego, także bez internetu, w ostatnim znanym stanie.',
  DEVICE_KEEP_WHAT:
    'Zapiszemy jej numer, Twoje urządzenia z ich stanem oraz link, który pokazuje sprzedaż, ale nie pozwala nic zmienić. Zobaczy to każdy, kto korzysta z tego urządzenia, więc nie rób tego na wspólnym komputerze.',
  DEVICE_KEEP_BUTTON: 'Zachowaj na tym urządzeniu',
  DEVICE_KEPT:
    'Ta sprzedaż jest zapisana na tym urządzeniu. Wybierz w menu przeglądarki „Dodaj do ekranu głównego” lub „Zainstaluj”. Usuniemy ją, gdy sprzedaż się zakończy albo gdy nie otworzysz jej przez {days} dni.',
  DEVICE_REMOVE: 'Usuń z tego urządzenia',
  DEVICE_REMOVED: 'Sprzedaż usunięto z tego urządzenia.',
  DEVICE_FAILED: 'Przeglądarka nie mogła zapisać sprzedaży. Okna prywatne często na to nie pozwalają.',
  DEVICE_OFFLINE: 'Brak połączenia. Stan sprzedaży: {date}.',
  DEVICE_NUMBER: 'Sprzedaż {number}',
  NOTICE_TITLE: 'Jak informujemy o postępach',
  NOTICE_TEXT:
    'Z powiadomieniami push widzisz każdy krok od razu na tym urządzeniu, a my pomijamy e-maile, które informują tylko o postępach. E-maile o cenie, płatności, zwrocie lub potrzebnym działaniu przychodzą zawsze.',
  NOTICE_MAIL: 'E-mailem',
  NOTICE_PUSH: 'Powiadomieniami na tym urządzeniu',
  NOTICE_PUSH_SET: 'Powiadomienia będą teraz przychodzić na to urządzenie.',
  NOTICE_MAIL_SET: 'Na to urządzenie nie będą już przychodzić powiadomienia. Piszemy e-mailem.',
  NOTICE_BLOCKED:
    'Powiadomienia z naszej strony są zablokowane. Zezwól na nie w ustawieniach przeglądarki i wybierz powiadomienia ponownie.',
  NOTICE_FAILED: 'Nie udało się. E-maile będą przychodzić dalej. Spróbuj ponownie później.',
  PUSH_TEXT: 'Sprzedaż {number}: {state}',
}
