import type { inHand as source } from '../en/in-hand.ts'

/** The device that the visitor holds, offered first. */
export const inHand = {
  IN_HAND_ONE: 'È questo il tuo dispositivo?',
  IN_HAND_LINK: 'Vedi il prezzo',
  IN_HAND_SOME: 'Quale di questi iPhone è il tuo?',
  IN_HAND_DISMISS: 'Non è il mio',
  IN_HAND_PRIVACY: 'Il modello ce lo indica il tuo browser. Lo cerchiamo nel catalogo e non lo conserviamo.',
  IN_HAND_PRIVACY_SCREEN: 'Lo deduciamo dalle dimensioni dello schermo, che non conserviamo.',
} satisfies Record<keyof typeof source, string>
