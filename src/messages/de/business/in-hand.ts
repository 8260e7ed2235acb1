import type { inHand as familiar } from '../in-hand.ts'

/** The device in the visitor’s hand, to a business. */
export const inHand = {
  IN_HAND_ONE: 'Ist das Ihr Gerät?',
  IN_HAND_SOME: 'Welches dieser iPhones ist Ihres?',
  IN_HAND_PRIVACY: 'Das Modell nennt uns Ihr Browser. Wir speichern es nicht.',
  IN_HAND_PRIVACY_SCREEN: 'Geschätzt nach der Größe Ihres Bildschirms. Wir speichern sie nicht.',
} satisfies Partial<Record<keyof typeof familiar, string>>
