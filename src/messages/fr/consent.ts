import type { consent as source } from '../en/consent.ts'

/** The question whether the shop may measure. */
export const consent = {
  CONSENT_TITLE: 'Pouvons-nous mesurer l’audience ?',
  CONSENT_TEXT:
    'Avec votre accord, nous mesurons l’utilisation du site et l’annonce qui vous a amené ici. Sans lui, nous ne faisons ni l’un ni l’autre, et tout fonctionne pareil.',
  CONSENT_PERSONAL: 'Un service s’en sert aussi pour vous montrer des appareils qui vous correspondent.',
  CONSENT_DETAILS: 'En savoir plus',
  CONSENT_MORE: 'Ce que nous mesurons',
  CONSENT_DENY: 'Non',
  CONSENT_GRANT: 'Oui',
  CONSENT_CLOSE: 'Fermer',
  CONSENT_GRANTED: 'Vous avez accepté le {date}.',
  CONSENT_DENIED: 'Vous avez refusé le {date}.',
} satisfies Record<keyof typeof source, string>
