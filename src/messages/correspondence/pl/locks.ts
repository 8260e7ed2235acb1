import type { locks as source } from '#messages/correspondence/en/locks.ts'

/** How a device is freed of its lock, for sellers who promised to do it before shipping. */
export const locks = {
  LOCK_TITLE: 'Przed wysyłką wyloguj się: {names}',
  LOCK_NOTE:
    'Zrób to koniecznie przed wysyłką. Jeśli blokada zostanie, będziemy musieli do Ciebie napisać, a wypłata poczeka.',

  LOCK_APPLE_1:
    'Ustawienia › imię i nazwisko u góry › Wyloguj się, z hasłem konta Apple. To wyłącza funkcję „Znajdź”.',
  LOCK_APPLE_2: 'Ustawienia › Ogólne › Przenieś lub wyzeruj › Wymaż zawartość i ustawienia.',
  LOCK_APPLE_3: 'Urządzenie nie działa? Wybierz je na icloud.com/find i usuń z konta.',

  LOCK_MAC_1: 'Ustawienia systemowe › imię i nazwisko u góry › Wyloguj się. To wyłącza funkcję „Znajdź”.',
  LOCK_MAC_2: 'Ustawienia systemowe › Ogólne › Przenieś lub wyzeruj › Wymaż zawartość i ustawienia.',
  LOCK_MAC_3:
    'Starszy Mac z hasłem oprogramowania układowego: przytrzymaj ⌘R przy starcie i wyłącz je. Mac firmowy: poproś dział IT o zwolnienie.',

  LOCK_SAMSUNG_1:
    'Ustawienia › Konta i kopia zapasowa › Zarządzaj kontami: usuń konto Samsung, a potem konto Google.',
  LOCK_SAMSUNG_2: 'Ustawienia › Zarządzanie ogólne › Resetowanie › Ustawienia fabryczne.',

  LOCK_ANDROID_1:
    'Ustawienia › Hasła i konta: usuń konto Google oraz konto producenta (Xiaomi, Huawei…), jeśli jest.',
  LOCK_ANDROID_2: 'Ustawienia › System › Opcje resetowania › Wykasuj wszystkie dane.',

  LOCK_WINDOWS_1: 'Uruchom ponownie, otwórz BIOS (zwykle F2 lub Del) i usuń hasło, jeśli jest ustawione.',
  LOCK_WINDOWS_2: 'Ustawienia › System › Odzyskiwanie › Zresetuj ten komputer › Usuń wszystko.',
  LOCK_WINDOWS_3: 'Laptop firmowy: poproś dział IT o zwolnienie z Autopilot, MDM i Absolute.',

  LOCK_PLAYSTATION_1:
    'PS5: Ustawienia › Użytkownicy i konta › Inne › Udostępnianie konsoli i gra w trybie offline › Wyłącz.',
  LOCK_PLAYSTATION_2:
    'PS4: Ustawienia › Zarządzanie kontem › Aktywuj jako podstawową konsolę PS4 › Dezaktywuj.',
  LOCK_PLAYSTATION_3: 'Potem zresetuj konsolę w ustawieniach, aby nie został na niej żaden użytkownik.',

  LOCK_XBOX_1: 'Ustawienia › Ogólne › Personalizacja › Moja główna konsola Xbox: usuń konsolę jako główną.',
  LOCK_XBOX_2: 'Ustawienia › Konto › Usuń konta.',
  LOCK_XBOX_3: 'Ustawienia › System › Informacje o konsoli › Zresetuj konsolę › Zresetuj i usuń wszystko.',

  LOCK_NINTENDO_1: 'Nintendo eShop › ikona użytkownika › Konsola główna: wyrejestruj ją.',
  LOCK_NINTENDO_2: 'Ustawienia konsoli › Użytkownicy › profil › Usuń użytkownika. To odłącza konto Nintendo.',
  LOCK_NINTENDO_3: 'Ustawienia konsoli › System › Opcje formatowania: przywróć stan początkowy konsoli.',

  LOCK_OTHER_1: 'W ustawieniach wyloguj lub usuń wszystkie konta.',
  LOCK_OTHER_2: 'Przywróć ustawienia fabryczne. Przy następnym starcie nie może pojawić się pytanie o hasło.',
} satisfies Record<keyof typeof source, string>
