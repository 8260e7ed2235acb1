import type { checkout as source } from '../en/checkout.ts'

/** Texts of cart and checkout. */
export const checkout = {
  CART_TITLE: 'Vos appareils',
  CART_EMPTY: 'Aucun appareil pour l’instant',
  CART_EMPTY_TEXT: 'Trouvez votre appareil, répondez à quelques questions et découvrez aussitôt votre prix.',
  CART_EMPTY_BUTTON: 'Trouver un appareil',
  CART_LOADING: 'Vérification des prix…',
  CART_NO_SCRIPT:
    'Pour vendre, activez JavaScript dans votre navigateur. Si ce n’est pas possible, écrivez-nous.',
  CART_EACH: '{price} l’unité',
  CART_QUANTITY: 'Quantité',
  CART_QUANTITY_OF: 'Quantité : {name}',
  CART_LESS: 'Un de moins',
  CART_MORE: 'Un de plus',
  CART_REMOVE: 'Retirer',
  CART_PHOTOS: 'Ajouter des photos',
  CART_PHOTOS_OF: 'Ajouter des photos : {name}',
  CART_PHOTOS_LATER: 'Vous pourrez ajouter des photos de cet appareil après la vente.',
  CART_PHOTOS_FAILED: 'Impossible d’ouvrir les photos pour le moment. Réessayez dans un instant.',
  SALE_PHOTOS: 'Des photos avant d’emballer',
  SALE_PHOTOS_TEXT:
    'Si nous voyons autre chose que ce que vous avez décrit, vos photos et les nôtres s’affichent côte à côte. Elles sont facultatives et possibles jusqu’à la prise en charge du colis.',
  CART_REMOVE_OF: 'Retirer {name}',
  CART_HOLDS_UNTIL: 'Ces prix sont valables jusqu’au {date}.',
  CART_REMOVED: 'Retiré : {name}.',
  CART_RESTORED: 'De nouveau dans votre vente : {name}.',
  CART_CHANGE: 'Modifier les réponses',
  CART_CHANGE_OF: 'Modifier les réponses : {name}',
  CART_CLEAR: 'Tout retirer',
  CART_CLEAR_TITLE:
    'Retirer {count, plural, one {l’appareil} many {les # d’appareils} other {les # appareils}} ?',
  CART_CLEAR_TEXT: 'Vous pourrez annuler tant que vous restez sur cette page.',
  CART_CLEAR_CONFIRM: 'Retirer',
  CART_CLEAR_CANCEL: 'Garder',
  CART_CLEARED:
    '{count, plural, one {# appareil retiré.} many {# d’appareils retirés.} other {# appareils retirés.}}',
  CART_UNDO: 'Annuler',
  CART_TOTAL: 'Nous vous versons',
  CART_ESTIMATE: 'Estimation',
  CART_CONTINUE: 'Continuer',

  REPRICED_TITLE: 'Prix recalculés',
  REPRICED_LOWER: '{name} : l’offre avait expiré. Prix du jour : {after} au lieu de {before}.',
  REPRICED_HIGHER:
    '{name} : l’offre avait expiré. Bonne nouvelle, le prix du jour est de {after} au lieu de {before}.',
  REPRICED_SAME: '{name} : l’offre avait expiré. Le prix du jour n’a pas changé.',
  REPRICED_OTHER: '{name} : nouveau prix pour ce pays, {after}.',
  REPRICED_WITHDRAWN:
    '{name} : le prix de {before} était une erreur de notre part. Le bon prix est {after}. Toutes nos excuses.',
  REPRICED_GONE:
    '{name} : nous ne pouvons plus faire d’offre pour le moment. L’appareil a été retiré de votre vente.',
  REPRICE_FAILED: 'Les prix n’ont pas pu être recalculés. Vérifiez votre connexion et réessayez.',
  REPRICE_RETRY: 'Réessayer',

  VOUCHER_TITLE: 'Un code promo ?',
  VOUCHER_CODE: 'Code promo',
  VOUCHER_APPLY: 'Appliquer',
  VOUCHER_LINE: 'Code promo {code}',
  VOUCHER_REMOVE: 'Retirer le code promo {code}',
  VOUCHER_APPLIED: 'Le code promo {code} ajoute {value}.',
  VOUCHER_UNKNOWN: 'Ce code promo n’existe pas. Vérifiez la saisie.',
  VOUCHER_EXPIRED: 'Ce code promo a expiré.',
  VOUCHER_MIN: 'Ce code promo est valable pour une vente d’au moins {total}.',
  VOUCHER_CATEGORY: 'Ce code promo n’est pas valable pour ces appareils.',
  VOUCHER_USED: 'Vous avez déjà utilisé ce code promo.',
  VOUCHER_UNUSABLE:
    'Ce code promo n’est pas valable pour cette vente. Il a peut-être expiré ou déjà servi. Si vous ne l’avez pas utilisé, connectez-vous avec cette adresse e-mail et réessayez.',
  VOUCHER_MODE: 'Ce code promo n’est pas valable dans cette boutique.',
  VOUCHER_FAILED: 'Le code promo n’a pas pu être vérifié. Réessayez dans un instant.',

  CART_SIZE_TITLE: 'Une vente compte {max} appareils au maximum',
  CART_SIZE_TEXT:
    'Vous avez choisi {count, plural, one {# appareil} other {# appareils}}. {excess, plural, one {Retirez # appareil et vendez-le à part.} other {Retirez # appareils et vendez-les à part.}}',
  CART_SIZE_BUSINESS:
    'Vous avez choisi {count, plural, one {# appareil} other {# appareils}}. Au-delà, nous vous faisons une offre sur mesure, sans nouvelle saisie.',
  CAP_TITLE: 'Au-delà de {cap}, nous vous faisons une offre sur mesure',
  CAP_TEXT:
    'Dans la boutique pour entreprises, une vente est limitée à {cap}. Envoyez-nous votre liste : notre équipe l’étudie et vous répond sous {days, plural, one {un jour ouvré} other {# jours ouvrés}}. D’ici là, ce total est une estimation.',
  CAP_BUTTON: 'Demander une offre sur mesure',
  REQUEST_TITLE: 'Demander une offre sur mesure',
  REQUEST_CONTACT: 'Personne à contacter',
  REQUEST_MESSAGE: 'Une précision ? (facultatif)',
  REQUEST_SEND: 'Envoyer la demande',
  REQUEST_DONE: 'Nous avons bien reçu votre demande {number}',
  REQUEST_DONE_TEXT:
    'Une confirmation est partie à {email}. Nous vous répondons sous {days, plural, one {un jour ouvré} other {# jours ouvrés}}. Vos appareils font maintenant partie de la demande.',
  REQUEST_EARLIER:
    'Nous avons déjà reçu une première version de votre demande {number}. Vos dernières modifications n’y figurent pas.',
  REQUEST_EARLIER_KEEP: 'Garder cette version',
  REQUEST_EARLIER_SEND: 'Envoyer aussi la nouvelle version',
  REQUEST_BACK: 'Revenir aux appareils',

  STEPS_LABEL: 'Étapes de votre vente',
  STEP_DEVICES: 'Appareils',
  STEP_DETAILS: 'Coordonnées',
  STEP_REVIEW: 'Validation',
  STEP_DONE: 'terminé',

  DETAILS_SIGNED_IN: 'Votre compte : {email}. Cette vente y sera ajoutée.',
  DETAILS_SIGN_IN: 'Se connecter',
  REVIEW_SIGNED_OUT:
    'Votre session a expiré. Appuyez de nouveau sur « Confirmer ma vente » pour vendre sans compte, ou connectez-vous d’abord. Rien n’est perdu.',
  DETAILS_TITLE: 'Vos coordonnées',
  DETAILS_GUEST: 'Pas besoin de compte. Vous recevrez un numéro de client et un lien vers votre vente.',
  DETAILS_CONTACT: 'Vos informations',
  DETAILS_ADDRESS: 'Votre adresse',
  DETAILS_ADDRESS_BUSINESS: 'L’adresse de votre entreprise',
  DETAILS_ADDRESS_HINT: 'Pour l’étiquette d’envoi et un éventuel retour.',
  DETAILS_PAYOUT: 'Où verser votre argent ?',
  DETAILS_PAYOUT_HINT: 'Modifiable jusqu’à l’ordre de versement. Nous n’en affichons ensuite qu’une partie.',
  PAYOUT_ACCOUNT: 'Sur quel compte ?',
  PAYOUT_SAVED: 'Compte enregistré : {account}',
  PAYOUT_OTHER: 'Autre compte',
  RULE_TITLE: 'Si nous constatons un écart',
  RULE_HINT:
    'Uniquement si un appareil vaut moins que prévu. S’il vaut plus, ou si l’écart est minime, nous payons sans rien vous demander.',
  RULE_ASK: 'Toujours me demander',
  RULE_ACCEPT: 'Accepter d’office dès {share} de l’offre',
  RULE_ACCEPT_FROM: 'Accepter d’office dès {share} de l’offre ({amount})',
  RULE_OTHERWISE: 'Et en dessous ?',
  RULE_OTHERWISE_HINT:
    'S’applique aussi si nous ne pouvons pas acheter un appareil. Le recyclage est définitif et non payé. Votre règle ne s’applique jamais si la batterie est endommagée : nous vous posons toujours la question.',
  RULE_ELSE_ASK: 'Me demander',
  RULE_ELSE_RETURN: 'Me le renvoyer gratuitement',
  RULE_ELSE_RECYCLE: 'Le recycler',
  RULE_SUM_ASK:
    'Dès {share} de l’offre, nous achetons sans vous demander. En dessous, c’est vous qui décidez.',
  RULE_SUM_RETURN:
    'Dès {share} de l’offre, nous achetons sans vous demander. En dessous, nous vous renvoyons l’appareil gratuitement. Si la batterie est endommagée, nous vous posons toujours la question.',
  RULE_SUM_RECYCLE:
    'Dès {share} de l’offre, nous achetons sans vous demander. En dessous, nous recyclons l’appareil. Si la batterie est endommagée, nous vous posons toujours la question.',
  DETAILS_CONTINUE: 'Continuer',
  DETAILS_BACK: 'Retour',
  SAVE_DETAILS: 'Enregistrer pour la prochaine vente',
  SAVE_DETAILS_HINT:
    'Votre adresse, votre date de naissance et vos coordonnées de versement, dans votre compte client.',
  SAVE_DETAILS_PASSWORD:
    'Votre adresse, votre date de naissance et vos coordonnées de versement, dans votre compte client. Après la vente, votre mot de passe vous sera demandé une fois pour enregistrer les coordonnées de versement.',
  SAVE_PAYOUT_TITLE: 'Enregistrer les coordonnées de versement',
  SAVE_PAYOUT_TEXT: 'Enregistrer {account} pour votre prochaine vente ?',
  SAVE_PAYOUT_FAILED: 'L’enregistrement a échoué. Ces coordonnées restent valables pour cette vente.',
  SAVE_PAYOUT_DONE: 'Coordonnées de versement enregistrées.',

  REVIEW_TITLE: 'Vérifiez et confirmez',
  REVIEW_DEVICES: 'Ce que vous envoyez',
  REVIEW_SELLER: 'Vos coordonnées',
  REVIEW_PAYOUT: 'Coordonnées de versement',
  REVIEW_EDIT: 'Modifier',
  REVIEW_EDIT_DEVICES: 'Modifier les appareils',
  REVIEW_EDIT_SELLER: 'Modifier vos coordonnées',
  REVIEW_EDIT_PAYOUT: 'Modifier les coordonnées de versement',
  REVIEW_EDIT_RULE: 'Modifier ce qui se passe en cas d’écart',
  REVIEW_BORN: 'Date de naissance : {date}',
  REVIEW_DECLARATION:
    '{count, plural, one {L’appareil m’appartient, je peux le vendre et j’accepte les conditions générales.} many {Les appareils m’appartiennent, je peux les vendre et j’accepte les conditions générales.} other {Les appareils m’appartiennent, je peux les vendre et j’accepte les conditions générales.}}',
  REVIEW_TERMS_LINK: 'Lire les conditions générales',
  REVIEW_PRIVACY_LINK: 'Lire la politique de confidentialité',
  REVIEW_IDENTITY:
    'Avant le versement, nous vous demanderons votre pièce d’identité. La loi l’exige. Vous pourrez l’envoyer sur la page de votre vente.',
  REVIEW_PROMISE: 'Prix garanti si le colis est scanné sous {days} jours. Envoi et retour gratuits.',
  REVIEW_SUBMIT: 'Confirmer ma vente',
  REVIEW_SENDING: 'Un instant…',
  REVIEW_NO_ANSWER:
    'Pas de réponse. Votre vente nous est peut-être déjà parvenue. Appuyez de nouveau sur « Confirmer ma vente » : elle ne comptera qu’une fois.',
  REVIEW_BUSY: 'Trop d’essais en peu de temps. Attendez une minute et appuyez de nouveau.',
  REVIEW_UNAVAILABLE:
    'Impossible d’enregistrer votre vente pour le moment. Rien n’est perdu : réessayez dans un instant.',
  REVIEW_EXISTS:
    'Nous avons déjà reçu cette vente, avec les coordonnées de votre premier essai : numéro {number}.',
  REVIEW_EXISTS_SHOW: 'Voir cette vente',
  REVIEW_EXISTS_AGAIN: 'Confirmer une autre vente',
} satisfies Record<keyof typeof source, string>
