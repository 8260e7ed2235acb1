import type { errors as source } from '../en/errors.ts'

/** Missing pages, expired links, failures. */
export const errors = {
  ERRORPAGE_OOPS: 'Cette page n’existe pas',
  ERRORPAGE_SUBTITLE: 'Elle a peut-être changé d’adresse.',
  ERRORPAGE_MSG: 'Vérifiez le lien, cherchez votre appareil ou repartez de la page d’accueil.',
  ERRORPAGE_OOPS_EXPIRED_LINK: 'Ce lien a expiré',
  ERRORPAGE_EXPIRED_LINK:
    'Un lien de réponse n’est valable qu’un temps, et pour un seul appareil. Ouvrez notre dernier e-mail sur votre vente ou écrivez-nous avec votre numéro de vente.',
  ERRORPAGE_IMAGE: 'Un colis ouvert et vide, son étiquette décollée',
  ERRORPAGE_IMAGE_EXPIRED_LINK: 'Un sablier à côté d’une enveloppe',
  ERRORPAGE_IMAGE_FAILURE: 'Une loupe sur une pièce cassée',
  ERRORPAGE_NEAREST: 'Vous cherchiez peut-être',
  ERRORPAGE_TO_HOME: 'Aller à l’accueil',
  ERRORPAGE_TO_CONTACT: 'Nous contacter',
  ERRORPAGE_FAILURE: 'Un problème est survenu de notre côté',
  ERRORPAGE_FAILURE_SUBTITLE: 'Vous n’y êtes pour rien.',
  ERRORPAGE_FAILURE_MSG:
    'Attendez un instant, puis réessayez. Si le problème persiste, écrivez-nous en précisant l’heure.',
  ERRORPAGE_BUSY: 'Trop de demandes à la fois',
  ERRORPAGE_BUSY_SUBTITLE: 'De nombreuses pages ont été ouvertes depuis votre connexion en peu de temps.',
  ERRORPAGE_BUSY_MSG: 'Attendez une minute, puis réessayez. L’accueil et votre vente restent disponibles.',
  ERRORPAGE_RETRY: 'Réessayer',
} satisfies Record<keyof typeof source, string>
