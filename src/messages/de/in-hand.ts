import type { inHand as source } from '../en/in-hand.ts'

/** The device that the visitor holds, offered first. */
export const inHand = {
  IN_HAND_ONE: 'Ist das dein Gerät?',
  IN_HAND_LINK: 'Preis ansehen',
  IN_HAND_SOME: 'Welches dieser iPhones ist deins?',
  IN_HAND_DISMISS: 'Nicht meins',
  IN_HAND_PRIVACY: 'Das Modell nennt uns dein Browser. Wir speichern es nicht.',
  IN_HAND_PRIVACY_SCREEN: 'Geschätzt nach der Größe deines Bildschirms. Wir speichern sie nicht.',
} satisfies Record<keyof typeof source, string>
