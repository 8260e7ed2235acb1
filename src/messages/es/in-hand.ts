import type { inHand as source } from '../en/in-hand.ts'

/** The device that the visitor holds, offered first. */
export const inHand = {
  IN_HAND_ONE: '¿Es este tu dispositivo?',
  IN_HAND_LINK: 'Ver el precio',
  IN_HAND_SOME: '¿Cuál de estos iPhone es el tuyo?',
  IN_HAND_DISMISS: 'No es el mío',
  IN_HAND_PRIVACY: 'Tu navegador nos dice el modelo. Solo lo buscamos en el catálogo y no lo guardamos.',
  IN_HAND_PRIVACY_SCREEN: 'Lo sabemos por el tamaño de tu pantalla. No lo guardamos.',
} satisfies Record<keyof typeof source, string>
