import type { errors as source } from '../en/errors.ts'

/** Missing pages, expired links, failures. */
export const errors = {
  ERRORPAGE_OOPS: 'Ta strona nie istnieje',
  ERRORPAGE_SUBTITLE: 'Pod tym adresem nic nie ma.',
  ERRORPAGE_MSG: 'Link może być stary albo zawierać błąd. Wyszukaj urządzenie lub zacznij od strony głównej.',
  ERRORPAGE_OOPS_EXPIRED_LINK: 'Ten link wygasł',
  ERRORPAGE_EXPIRED_LINK:
    'Link z pytaniem działa przez określony czas i dotyczy jednego urządzenia. Otwórz najnowszy e-mail o swojej sprzedaży albo napisz do nas i podaj jej numer.',
  ERRORPAGE_IMAGE: 'Otwarty karton, obok odklejona etykieta',
  ERRORPAGE_IMAGE_EXPIRED_LINK: 'Klepsydra z piaskiem obok koperty',
  ERRORPAGE_IMAGE_FAILURE: 'Lupa nad uszkodzoną częścią',
  ERRORPAGE_NEAREST: 'Może chodzi o\u00a0jedno z\u00a0tych urządzeń',
  ERRORPAGE_TO_HOME: 'Wróć na stronę główną',
  ERRORPAGE_TO_CONTACT: 'Napisz do nas',
  ERRORPAGE_FAILURE: 'Wystąpił błąd po naszej stronie',
  ERRORPAGE_FAILURE_SUBTITLE: 'To nie Twoja wina.',
  ERRORPAGE_FAILURE_MSG:
    'Odczekaj chwilę i spróbuj ponownie. Jeśli błąd się powtórzy, napisz do nas i podaj, o której wystąpił.',
  ERRORPAGE_BUSY: 'Za dużo stron naraz',
  ERRORPAGE_BUSY_SUBTITLE: 'Z\u00a0Twojego łącza otwarto w\u00a0krótkim czasie zbyt wiele stron.',
  ERRORPAGE_BUSY_MSG:
    'Odczekaj minutę i\u00a0spróbuj ponownie. Strona główna i\u00a0Twoja sprzedaż nadal działają.',
  ERRORPAGE_RETRY: 'Spróbuj ponownie',
} satisfies Record<keyof typeof source, string>
