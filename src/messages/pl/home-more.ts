import type { homeMore as source } from '../en/home-more.ts'

/** The home page below the first look: one example, three steps, the proof, the answers to worries. */
export const homeMore = {
  HOME_EXAMPLE: 'Sprawdź na przykładzie',
  HOME_EXAMPLE_TEXT:
    'Tak powstaje każda oferta: cena bazowa, Twoje odpowiedzi i wyliczenie, które możesz sprawdzić. Zmień odpowiedź, a zmieni się cena.',
  HOME_EXAMPLE_DEVICE: 'Przykład: telefon, 128\u00a0GB',
  HOME_EXAMPLE_BASE: 'Cena bazowa',
  HOME_EXAMPLE_CONDITION: 'Stan',
  HOME_EXAMPLE_CONDITION_LIKE_NEW: 'Jak nowy',
  HOME_EXAMPLE_CONDITION_GOOD: 'Dobry',
  HOME_EXAMPLE_CONDITION_OK: 'Zadowalający',
  HOME_EXAMPLE_BATTERY: 'Kondycja baterii',
  HOME_EXAMPLE_BATTERY_GE_90: '90% lub więcej',
  HOME_EXAMPLE_BATTERY_B80_89: 'Od 80 do 89%',
  HOME_EXAMPLE_BATTERY_LT_80: 'Poniżej 80%',
  HOME_EXAMPLE_GLASS: 'Szkło',
  HOME_EXAMPLE_GLASS_INTACT: 'Całe',
  HOME_EXAMPLE_GLASS_CHIPPED: 'Mały odprysk',
  HOME_EXAMPLE_GLASS_BACK: 'Pęknięty tył',
  HOME_EXAMPLE_ROUNDING: 'Zaokrąglenie w dół',
  HOME_EXAMPLE_TOTAL: 'Oferta',
  HOME_EXAMPLE_NOTE: 'To przykładowe wyliczenie. Cena bazowa zależy od modelu.',
  HOME_STEPS: 'Trzy kroki do przelewu',
  HOME_STEP_ANSWER: 'Odpowiedz',
  HOME_STEP_ANSWER_TEXT:
    'Kilka pytań o\u00a0urządzenie. Cena zmienia się z\u00a0każdą odpowiedzią, a\u00a0oferta jest ważna {days} dni.',
  HOME_STEP_SEND: 'Wyślij',
  HOME_STEP_SEND_TEXT:
    'Wydrukuj etykietę nadawczą lub pokaż kod QR w punkcie nadania {carrier}. Od pierwszego skanu za dobrze zapakowaną paczkę odpowiadamy my.',
  HOME_STEP_PAID: 'Odbierz przelew',
  HOME_STEP_PAID_TEXT:
    'Sprawdzamy, czy urządzenie zgadza się z Twoimi odpowiedziami. Za każde płacimy osobno, więc jedno nie czeka na drugie.',
  HOME_PROOF: 'Dlaczego możesz polegać na cenie',
  HOME_PROOF_TEXT:
    'Dobra oferta to taka, która po sprawdzeniu nadal obowiązuje. Dlatego trzymamy się zasad, które możesz sprawdzić.',
  HOME_PROOF_RULE: 'Liczy się tylko różnica',
  HOME_PROOF_RULE_TEXT:
    'Cenę mogą zmienić tylko odpowiedzi, które się nie zgadzają. Liczymy ją według tej samej reguły i tego samego cennika co w dniu oferty.',
  HOME_PROOF_PHOTO: 'Każda różnica ze zdjęciem',
  HOME_PROOF_PHOTO_TEXT: 'Widzisz, którego pytania dotyczy, jak wygląda i ile zmienia w cenie.',
  HOME_PROOF_UP: 'Cena może wzrosnąć',
  HOME_PROOF_UP_TEXT: 'Jeśli urządzenie jest lepsze, niż wynikało z odpowiedzi, płacimy więcej. Bez pytania.',
  HOME_PROOF_SILENCE: 'Milczenie nie oznacza zgody',
  HOME_PROOF_SILENCE_TEXT:
    'Na odpowiedź na nową ofertę masz {days}\u00a0dni. Jeśli nie odpowiesz, urządzenie wróci do Ciebie bezpłatnie. Tylko sprzętu z uszkodzoną baterią nie wolno odsyłać: wtedy skontaktujemy się z Tobą.',
  HOME_WORRIES: 'Częste pytania',
  HOME_WORRY_DATA: 'Co się stanie z moimi danymi?',
  HOME_WORRY_DATA_TEXT:
    'Usuń je przed wysyłką, podpowiemy jak. Po zakupie urządzenia usuwamy dane jeszcze raz i\u00a0nigdy ich nie czytamy. Do urządzeń z\u00a0pamięcią dostajesz potem podpisany certyfikat usunięcia danych.',
  HOME_WORRY_LOCK: 'Co, jeśli na urządzeniu zostało moje konto?',
  HOME_WORRY_LOCK_TEXT:
    'Wyślemy Ci instrukcję. Gdy usuniesz blokadę w terminie, wrócimy do sprawdzania, a cena się nie zmieni.',
  HOME_WORRY_PAYMENT: 'Kiedy i jak dostanę pieniądze?',
  HOME_WORRY_PAYMENT_TEXT:
    'Gdy cena jest ostateczna, zlecamy przelew w złotych. Konto do wypłaty musi należeć do osoby, która sprzedaje.',
  HOME_WORRY_RETURN: 'A jeśli nowa oferta mi nie odpowiada?',
  HOME_WORRY_RETURN_TEXT:
    'Wybierz bezpłatny zwrot lub recykling albo poproś, żeby urządzenie sprawdził jeszcze raz inny technik. Odesłać nie możemy tylko urządzenia z uszkodzoną baterią.',
  HOME_WORRIES_MORE: 'Jak to działa krok po kroku',
} satisfies Record<keyof typeof source, string>
