import type { screens as source } from '../en/screens.ts'

/** Titles and leads of the screens; a title is the page's h1 and its name in the browser tab. */
export const screens = {
  SCREEN_ACCOUNT_OVERVIEW: 'Votre compte',
  SCREEN_ACCOUNT_OVERVIEW_LEAD:
    'Vos ventes et leur suivi, votre adresse et vos coordonnées de versement au même endroit.',
  SCREEN_ACCOUNT_REGISTER: 'Créer un compte',
  SCREEN_ACCOUNT_REGISTER_LEAD:
    'Réunissez vos ventes, votre adresse et vos coordonnées de versement. Vous pouvez aussi vendre sans compte.',
  SCREEN_ACCOUNT_MANAGEMENT: 'Vos informations',
  SCREEN_ACCOUNT_MANAGEMENT_LEAD:
    'Modifiez votre mot de passe, votre téléphone et votre date de naissance, téléchargez vos données ou supprimez votre compte.',
  SCREEN_ACCOUNT_PASSWORD_FORGOT: 'Mot de passe oublié ?',
  SCREEN_ACCOUNT_PASSWORD_FORGOT_LEAD:
    'Saisissez votre adresse e-mail : nous vous envoyons un lien pour changer de mot de passe.',
  SCREEN_ACCOUNT_PASSWORD_RESET: 'Nouveau mot de passe',
  SCREEN_ACCOUNT_PASSWORD_RESET_LEAD:
    'Une longue phrase facile à retenir vaut mieux qu’un mot de passe court et compliqué.',
  SCREEN_ACCOUNT_PAYMENT_CHANGE: 'Modifier mes coordonnées de versement',
  SCREEN_ACCOUNT_PAYMENT_CHANGE_LEAD:
    'Ces coordonnées vous seront proposées à votre prochaine vente. Les ventes en cours gardent les leurs.',
  SCREEN_ACCOUNT_ADDRESS_CHANGE: 'Modifier mon adresse',
  SCREEN_ACCOUNT_ADDRESS_CHANGE_LEAD: 'Cette adresse sert pour vos étiquettes d’envoi et pour les retours.',
  SCREEN_B2B_LANDINGPAGE: 'Rachat pour les entreprises',
  SCREEN_B2B_LANDINGPAGE_LEAD:
    'Vendez vos appareils d’entreprise en volume : une liste, un prix par ligne, un paiement par appareil.',
  SCREEN_B2B_PORTAL: 'Espace entreprises',
  SCREEN_B2B_PORTAL_LEAD: 'Importez votre liste d’appareils et recevez un prix par ligne.',
  SCREEN_CHECKOUT: 'Finaliser la vente',
  SCREEN_CHECKOUT_LEAD:
    'Appareils, coordonnées, validation : trois courtes étapes jusqu’à votre étiquette d’envoi.',
  SCREEN_CLARIFICATION: 'Une question sur votre appareil',
  SCREEN_CLARIFICATION_LEAD:
    'Vos réponses, le résultat du contrôle, une photo de chaque écart et la nouvelle offre.',
  SCREEN_CLARIFICATION_QUICK_ANSWER: 'Confirmer votre réponse',
  SCREEN_CLARIFICATION_QUICK_ANSWER_LEAD: 'Une réponse, un bouton. Ouvrir cette page ne vous engage à rien.',
  SCREEN_CONTACT: 'Contact',
  SCREEN_CONTACT_LEAD:
    'Écrivez-nous au sujet d’une offre, d’un colis ou d’un versement. Avec votre numéro de vente, nous répondons plus vite.',
  SCREEN_MY_SALE: 'Ma vente',
  SCREEN_MY_SALE_LEAD:
    'E-mail perdu ? Indiquez votre numéro de vente et votre adresse e-mail : nous vous renvoyons le lien.',
  SCREEN_PAYOUT_OBJECTION: 'Bloquer le versement',
  SCREEN_PAYOUT_OBJECTION_LEAD:
    'Bloquez votre vente si quelqu’un d’autre a modifié les coordonnées de versement.',
  SCREEN_SALE_EMAIL: 'Votre adresse e-mail',
  SCREEN_SALE_EMAIL_LEAD: 'Confirmez une autre adresse e-mail pour votre vente ou arrêtez le changement.',
  SCREEN_SELL: 'Vendez vos {category}',
  SCREEN_SELL_LEAD:
    'Choisissez la marque et le modèle, répondez à quelques questions et voyez aussitôt votre prix.',
  SCREEN_THANK_YOU: 'Merci pour votre vente',
  SCREEN_THANK_YOU_LEAD: 'Votre étiquette d’envoi, votre QR code et nos conseils pour bien emballer.',
  B2B_CONTACT: 'Nous contacter',
} satisfies Record<keyof typeof source, string>
