import type { home as source } from '../en/home.ts'

/** The home page at first sight: one question, and what we promise. */
export const home = {
  HOME_TITLE: 'Vendez vos appareils à un prix qui tient',
  HOME_DESCRIPTION:
    'Vendez téléphone, tablette, ordinateur, appareil photo ou console : voyez l’effet de chaque réponse sur le prix. Envoi gratuit, paiement par appareil.',
  HOME_HEADLINE: 'Que voulez\u2060-\u2060vous vendre ?',
  HOME_LEAD:
    'Trouvez votre appareil, répondez à quelques questions et voyez aussitôt votre prix. L’effet de chaque réponse s’affiche avant votre choix.',
  HOME_PROMISE_SHIPPING: 'Envoi et retour gratuits',
  HOME_PROMISE_LOCK: 'Prix garanti {days} jours',
  HOME_PROMISE_PROOF: 'Une photo pour chaque écart',
  HOME_LIST: 'Plusieurs appareils ? Une seule liste',
  HOME_CATEGORIES: 'Choisissez une catégorie',
  HOME_BUSINESS: 'Vendez vos appareils d’entreprise',
  HOME_BUSINESS_LEAD:
    'Importez votre liste d’appareils ou cherchez un modèle : vous obtenez un prix par ligne.',
  HOME_BUSINESS_SEARCH: 'Ou cherchez un seul modèle',
  HOME_PARTNER: 'Vendez votre ancien appareil avec {partner}',
  HOME_PARTNER_LEAD:
    'Trouvez votre appareil et découvrez son prix en quelques questions. L’envoi et le retour sont gratuits.',
} satisfies Record<keyof typeof source, string>
