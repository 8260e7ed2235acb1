import type { inHand as source } from '../en/in-hand.ts'

/** The device that the visitor holds, offered first. */
export const inHand = {
  IN_HAND_ONE: 'Est-ce votre appareil ?',
  IN_HAND_LINK: 'Voir le prix',
  IN_HAND_SOME: 'Lequel de ces iPhone est le vôtre ?',
  IN_HAND_DISMISS: 'Ce n’est pas le mien',
  IN_HAND_PRIVACY:
    'Votre navigateur nous indique le modèle. Nous le cherchons dans notre catalogue, sans le conserver.',
  IN_HAND_PRIVACY_SCREEN: 'Déduit de la taille de votre écran, que nous ne conservons pas.',
} satisfies Record<keyof typeof source, string>
