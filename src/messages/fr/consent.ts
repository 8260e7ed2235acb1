import type { consent as source } from '../en/consent.ts'

/** The question whether the shop may measure. */
export const consent = {
  CONSENT_TITLE: 'Accepter la mesure d’audience ?',
  CONSENT_TEXT:
    'Avec votre accord, nous mesurons l’usage de la boutique et l’annonce par laquelle vous arrivez. Sans lui, rien n’est mesuré et tout fonctionne de la même façon. Vous pouvez changer d’avis à tout moment au bas de chaque page, sous « Cookies et mesure d’audience ».',
  CONSENT_PERSONAL: 'Un service s’en sert aussi pour vous montrer des appareils qui vous correspondent.',
  CONSENT_PROVIDER: 'Responsable : {company}.',
  CONSENT_DETAILS: 'En savoir plus',
  CONSENT_MORE: 'Ce que nous mesurons',
  CONSENT_DENY: 'Non',
  CONSENT_GRANT: 'Oui',
  CONSENT_CLOSE: 'Fermer',
  CONSENT_GRANTED: 'Vous avez accepté le {date}.',
  CONSENT_DENIED: 'Vous avez refusé le {date}.',
} satisfies Record<keyof typeof source, string>
