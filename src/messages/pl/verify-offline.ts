/** The page that verifies files, without a network. */
export const verifyOffline = {
  OFFLINE_APP_VERIFY: 'Sprawdź plik',
  VERIFY_OFFLINE: 'Brak internetu. Ta strona i tak sprawdzi Twoje pliki.',
  VERIFY_OFFLINE_KEYS:
    'Zna nasze klucze i stan publicznego rejestru z dnia {date}. Plik z nowszym kluczem sprawdź, gdy znów będzie internet.',
  VERIFY_KEPT: 'Działa też bez internetu',
  VERIFY_KEPT_TEXT:
    'Ta strona jest zapisana na Twoim urządzeniu i otwiera się bez internetu. Aby mieć ją pod ręką, wybierz w menu przeglądarki „Dodaj do ekranu głównego” lub „Zainstaluj”.',
}
