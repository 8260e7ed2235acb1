import type { errors as source } from '../en/errors.ts'

/** Missing pages, expired links, failures. */
export const errors = {
  ERRORPAGE_OOPS: 'Cette page n’existe pas',
  ERRORPAGE_SUBTITLE: 'Le colis est là, mais il est vide.',
  ERRORPAGE_MSG:
    'Le lien est peut-être ancien ou mal saisi. Cherchez votre appareil ou repartez de la page d’accueil.',
  ERRORPAGE_OOPS_EXPIRED_LINK: 'Ce lien a expiré',
  ERRORPAGE_EXPIRED_LINK:
    'Un lien de réponse ne fonctionne qu’un temps limité et pour un seul appareil. Ouvrez notre dernier e-mail sur votre vente ou écrivez-nous en indiquant votre numéro de vente.',
  ERRORPAGE_IMAGE: 'Un colis ouvert et vide, son étiquette décollée',
  ERRORPAGE_IMAGE_EXPIRED_LINK: 'Un sablier à côté d’une enveloppe',
  ERRORPAGE_IMAGE_FAILURE: 'Une loupe sur une pièce cassée',
  ERRORPAGE_NEAREST: 'Vous cherchez peut-être l’un de ceux-ci',
  ERRORPAGE_TO_HOME: 'Aller à l’accueil',
  ERRORPAGE_TO_CONTACT: 'Nous contacter',
  ERRORPAGE_FAILURE: 'Un problème est survenu de notre côté',
  ERRORPAGE_FAILURE_SUBTITLE: 'Vous n’y êtes pour rien.',
  ERRORPAGE_FAILURE_MSG:
    'Attendez un instant, puis réessayez. Si cela se reproduit, écrivez-nous en indiquant l’heure de la panne.',
  ERRORPAGE_BUSY: 'C’est un peu trop rapide pour nous',
  ERRORPAGE_BUSY_SUBTITLE: 'Trop de pages ont été ouvertes depuis votre connexion en peu de temps.',
  ERRORPAGE_BUSY_MSG: 'Attendez une minute, puis réessayez. L’accueil et votre vente restent disponibles.',
  ERRORPAGE_RETRY: 'Réessayer',
} satisfies Record<keyof typeof source, string>
