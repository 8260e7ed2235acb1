import type { homeMore as source } from '../en/home-more.ts'

/** The home page below the first look: one example, three steps, the proof, the answers to worries. */
export const homeMore = {
  HOME_EXAMPLE: 'Policz na próbę',
  HOME_EXAMPLE_TEXT:
    'Tak powstaje każda oferta: cena bazowa, Twoje odpowiedzi i wyliczenie, które możesz sprawdzić. Zmień odpowiedź, a zmieni się też paragon.',
  HOME_EXAMPLE_DEVICE: 'Przykład: telefon, 128 GB',
  HOME_EXAMPLE_BASE: 'Cena bazowa',
  HOME_EXAMPLE_CONDITION: 'Stan',
  HOME_EXAMPLE_CONDITION_LIKE_NEW: 'Jak nowy',
  HOME_EXAMPLE_CONDITION_GOOD: 'Dobry',
  HOME_EXAMPLE_CONDITION_OK: 'Wyczuwalne ślady',
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
  HOME_EXAMPLE_NOTE: 'To przykład ze zmyśloną ceną bazową. Twoje urządzenie ma własną.',
  HOME_STEPS: 'Trzy kroki bez niespodzianek',
  HOME_STEP_ANSWER: 'Odpowiedz',
  HOME_STEP_ANSWER_TEXT:
    'Kilka pytań o\u00a0urządzenie. Cena zmienia się z\u00a0każdą odpowiedzią, a\u00a0oferta jest ważna {days} dni.',
  HOME_STEP_SEND: 'Wyślij',
  HOME_STEP_SEND_TEXT:
    'Wydrukuj etykietę lub pokaż kod QR. {carrier} dostarcza nam paczkę, a od pierwszego skanu ryzyko jest po naszej stronie.',
  HOME_STEP_PAID: 'Odbierz przelew',
  HOME_STEP_PAID_TEXT:
    'Sprawdzamy, czy urządzenie zgadza się z Twoimi odpowiedziami. Za każde płacimy osobno, jedno nie czeka na drugie.',
  HOME_PROOF: 'Dlaczego możesz polegać na cenie',
  HOME_PROOF_TEXT:
    'Gdzie indziej kłopoty zaczynają się, gdy paczka już dotrze: druga, niższa cena i mglisty powód. Nas wiążą zasady, które możesz sprawdzić.',
  HOME_PROOF_RULE: 'Liczy się tylko różnica',
  HOME_PROOF_RULE_TEXT:
    'Po sprawdzeniu cenę mogą zmienić tylko odpowiedzi, które się nie zgadzają. Obowiązują ta sama reguła i ten sam cennik co w dniu oferty.',
  HOME_PROOF_PHOTO: 'Żadnej korekty bez zdjęcia',
  HOME_PROOF_PHOTO_TEXT: 'Każda korekta wskazuje pytanie, pokazuje nasze ustalenie i jego wpływ na cenę.',
  HOME_PROOF_UP: 'Cena może wzrosnąć',
  HOME_PROOF_UP_TEXT:
    'Jeśli urządzenie jest lepsze, niż wynikało z odpowiedzi, wypłacamy więcej bez pytania.',
  HOME_PROOF_SILENCE: 'Milczenie nie jest zgodą',
  HOME_PROOF_SILENCE_TEXT:
    'Na odpowiedź w sprawie nowej ceny masz 14 dni. Jeśli nie odpowiesz, urządzenie wróci do Ciebie za darmo.',
  HOME_WORRIES: 'Warto wiedzieć',
  HOME_WORRY_DATA: 'Co się stanie z moimi danymi?',
  HOME_WORRY_DATA_TEXT:
    'Usuń je przed wysyłką, nasze wskazówki podpowiedzą jak. My usuwamy je jeszcze raz i nigdy ich nie czytamy.',
  HOME_WORRY_LOCK: 'Na urządzeniu zostało moje konto. Czy to problem?',
  HOME_WORRY_LOCK_TEXT:
    'Nie. Wyślemy Ci instrukcję dla Twojego modelu, a po zdjęciu blokady wrócimy do sprawdzania. Twoja cena pozostaje ważna.',
  HOME_WORRY_PAYMENT: 'Kiedy i jak dostanę pieniądze?',
  HOME_WORRY_PAYMENT_TEXT:
    'Gdy tylko cena jest ostateczna, zlecamy przelew na Twój rachunek. Posiadaczem rachunku musi być sprzedający.',
  HOME_WORRY_RETURN: 'A jeśli nowa cena mi nie odpowiada?',
  HOME_WORRY_RETURN_TEXT:
    'Wybierz bezpłatny zwrot, poproś o ponowne sprawdzenie przez innego inspektora albo zleć nam recykling. Ty decydujesz.',
  HOME_WORRIES_MORE: 'Jak to działa krok po kroku',
  SEAL_RATING: '{value} na 5',
  SEAL_RATING_COUNT:
    '{count, plural, one {# opinia} few {# opinie} many {# opinii} other {# opinii}} w serwisie {source}',
  SEAL_FAIRNESS: '{share} wypłat zgodnych z ofertą lub wyższych',
  SEAL_FAIRNESS_COUNT: 'policzone na podstawie {devices} sprawdzonych urządzeń',
  SEAL_COUNTING: 'Liczymy na oczach wszystkich',
  SEAL_COUNTING_TEXT: 'Każdy może przeczytać, jak kończą się nasze kontrole.',
  SEAL_MORE: 'Rzetelność w liczbach',
  REVIEWS: 'Co mówią sprzedający',
  REVIEWS_LABEL: 'Opinie, przewijaj w bok',
} satisfies Record<keyof typeof source, string>
