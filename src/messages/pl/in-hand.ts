import type { inHand as source } from '../en/in-hand.ts'

/** The device that the visitor holds, offered first. */
export const inHand = {
  IN_HAND_ONE: 'Czy to Twoje urządzenie?',
  IN_HAND_LINK: 'Sprawdź cenę',
  IN_HAND_SOME: 'Który z tych iPhone’ów jest Twój?',
  IN_HAND_DISMISS: 'To nie moje',
  IN_HAND_PRIVACY: 'Model podaje nam Twoja przeglądarka. Szukamy go tylko w katalogu i nie zapisujemy.',
  IN_HAND_PRIVACY_SCREEN: 'Model zgadujemy po wielkości ekranu. Nie zapisujemy jej.',
} satisfies Record<keyof typeof source, string>
